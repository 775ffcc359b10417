import type { SystemTx } from '#platform/db/unit-of-work.ts';

/**
 * Whether an account still has the password that was compared before the transaction. If so, nobody sets another one
 * until it ends: what a reset has ended is not opened again beside it.
 *
 * @param compared its hash
 */
export async function holdPassword(tx: SystemTx, userId: string, compared: string): Promise<boolean> {
  const row = await tx
    .selectFrom('auth.user')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', compared)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
