import { sql } from 'kysely';
import type { Deleted, Eraser } from '#platform/erasure/eraser.ts';

const tables = [
  'billing.interview_unit',
  'billing.quota_window',
  'billing.stripe_call',
  'billing.subscription',
  'billing.account',
] as const;

/** What an account may use and has used: a row of each table, or a row a month. Nothing of it tells of a candidate. */
export const billingEraser: Eraser = {
  name: 'billing',
  eraseSome: async (tx, { kind }) => {
    if (kind === 'candidate') return {};
    const deleted: Record<string, number> = {};
    for (const table of tables) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where owner_id = ${tx.ownerId}`.execute(tx);
      deleted[table] = Number(numAffectedRows);
    }
    return deleted satisfies Deleted;
  },
};
