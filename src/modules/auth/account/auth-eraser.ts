import { sql } from 'kysely';
import type { Eraser } from '#platform/erasure/eraser.ts';

/**
 * The account's own row, and by its references all that hangs on it. It goes with the request already, so that nobody
 * can sign in any more; here it is looked for again.
 */
export const authEraser: Eraser = {
  name: 'auth',
  eraseSome: async (tx, { kind }) => {
    if (kind === 'candidate') return {};
    const { numAffectedRows = 0n } = await sql`delete from auth."user" where id = ${tx.ownerId}`.execute(tx);
    return { 'auth.user': Number(numAffectedRows) };
  },
};
