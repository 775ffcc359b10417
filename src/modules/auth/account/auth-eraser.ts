import { sql } from 'kysely';
import type { Eraser } from '#platform/erasure/eraser.ts';

/**
 * The account's row and, through foreign keys, everything that references it. The deletion request already removed it,
 * so that nobody can sign in any more; this only makes sure.
 */
export const authEraser: Eraser = {
  name: 'auth',
  eraseSome: async (tx, { kind }) => {
    if (kind === 'candidate') return {};
    const { numAffectedRows = 0n } = await sql`delete from auth."user" where id = ${tx.ownerId}`.execute(tx);
    return { 'auth.user': Number(numAffectedRows) };
  },
};
