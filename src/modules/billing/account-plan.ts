import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** The plan an account is on; free until it has a row. */
export async function planOf(tx: TenantTx): Promise<'free' | 'premium'> {
  const account = await tx
    .selectFrom('billing.account')
    .select('plan')
    .where('owner_id', '=', tx.ownerId)
    .executeTakeFirst();
  return account?.plan === 'premium' ? 'premium' : 'free';
}
