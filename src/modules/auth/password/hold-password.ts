import type { SystemTx } from '#platform/db/unit-of-work.ts';

/**
 * Whether an account still has the password that was compared before the transaction. If so, locks it until the
 * transaction ends, so that a concurrent reset cannot be followed by a session opened with the old password.
 *
 * @param compared hash of the compared password
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
