import type { Tx } from '#platform/db/client.ts';

/** The plan an account is on; free until it has a row. */
export async function planOf(tx: Tx, ownerId: string): Promise<'free' | 'premium'> {
  const account = await tx
    .selectFrom('billing.account')
    .select('plan')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return account?.plan === 'premium' ? 'premium' : 'free';
}
