import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { paymentReported } from '#modules/billing/events.ts';
import { type Payments, requirePayments } from '#modules/billing/payments.ts';

const toleranceSec = 300;

/**
 * Receives a signed webhook: stores its id once and emits an event to fetch the customer. Its content is not trusted,
 * so this does not have to call the payment service.
 *
 * @throws AppError billing.webhook_refused, billing.not_for_sale
 */
export async function receiveWebhook(
  deps: { db: Db; payments: Payments | undefined },
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = await signedEvent(requirePayments(deps.payments), body, signature ?? '');
  await asSystem(deps.db, (tx) => store(tx, event));
}

async function signedEvent(
  { stripe, webhookSecrets }: Payments,
  body: Buffer,
  signature: string,
): Promise<Stripe.Event> {
  for (const secret of webhookSecrets) {
    const event = await stripe.webhooks
      .constructEventAsync(body, signature, secret, toleranceSec)
      .catch(() => undefined);
    if (event !== undefined) return event;
  }
  throw new AppError('billing.webhook_refused');
}

async function store(tx: SystemTx, event: Stripe.Event): Promise<void> {
  const customerId = customerOf(event);
  const { numAffectedRows } = await sql`
    insert into billing.stripe_event (id, type, customer_id) values (${event.id}, ${event.type}, ${customerId ?? null})
    on conflict do nothing`.execute(tx);
  if (numAffectedRows !== 1n || customerId === undefined) return;
  const { rows } = await sql<{ owner_id: string }>`
    select owner_id from billing.subscription where customer_id = ${customerId}`.execute(tx);
  const [owner] = rows;
  if (owner === undefined) return;
  await appendEventOf(tx, owner.owner_id, paymentReported(owner.owner_id, { type: event.type }));
}

/** The customer that an event is about, if any. */
function customerOf({ data: { object } }: Stripe.Event): string | undefined {
  if ('customer' in object) {
    const { customer } = object;
    if (typeof customer === 'string') return customer;
    if (typeof customer === 'object' && customer !== null && 'id' in customer) return customer.id;
  }
  return 'object' in object && object.object === 'customer' ? object.id : undefined;
}
