import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import type { Actor } from '#platform/actor.ts';
import { type Payments, orAway } from '#modules/billing/payments.ts';
import { currentSubscription } from './current-subscription.ts';
import { type SyncDeps, syncCustomer } from './sync-customer.ts';

/**
 * Asks the payment service immediately, for a user who comes back from it. @throws AppError
 * billing.payment_service_away
 */
export async function syncSubscription(
  deps: Omit<SyncDeps, 'payments'> & { readonly payments: Payments | undefined },
  actor: Actor,
): Promise<CurrentSubscription> {
  const { payments } = deps;
  if (payments !== undefined) await orAway(syncCustomer({ ...deps, payments }, actor.userId));
  return currentSubscription(deps, actor);
}
