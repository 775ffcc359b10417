import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { type ViewDeps, subscriptionView } from './current-subscription.ts';
import { lockAccount } from './subscription-row.ts';

/**
 * Records or withdraws the user's agreement to pay for interviews beyond the limit. Extras already taken in a window
 * are charged regardless.
 *
 * @throws AppError billing.no_subscription
 */
export async function agreeToExtras(
  deps: ViewDeps & { db: Db },
  actor: Actor,
  input: { agreed: boolean; monthlyCapCents?: number | undefined },
): Promise<CurrentSubscription> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    await writeAgreement(tx, input);
    return subscriptionView(tx, deps);
  });
}

async function writeAgreement(
  tx: TenantTx,
  { agreed, monthlyCapCents }: { agreed: boolean; monthlyCapCents?: number | undefined },
): Promise<void> {
  const { subscription } = await lockAccount(tx);
  if (subscription.tier !== 'premium') throw new AppError('billing.no_subscription');
  await tx
    .updateTable('billing.subscription')
    .set({ extras_agreed: agreed, ...(monthlyCapCents === undefined ? {} : { extras_cap_cents: monthlyCapCents }) })
    .where('owner_id', '=', tx.ownerId)
    .execute();
  publishChange(tx, { kind: 'subscription', id: tx.ownerId });
}
