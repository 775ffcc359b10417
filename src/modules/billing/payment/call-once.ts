import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import type { Db } from '#platform/db/client.ts';

/**
 * Makes a call that changes something at the payment service, using an idempotency key that is stored beforehand. If
 * the response is lost, the call is repeated with the same key, and the service returns the same response. The caller
 * must hold the customer's lock.
 *
 * @param request what is requested; a different request gets a new key
 */
export async function callOnce<T>(
  db: Db,
  { ownerId, purpose, request }: { ownerId: string; purpose: string; request: object },
  call: (options: { idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const key = await openKey(db, ownerId, purpose, hash);
  try {
    const answer = await call({ idempotencyKey: key });
    await settle(db, key);
    return answer;
  } catch (error) {
    // The service answered, even if with an error, and keeps that answer under the key. After a connection error the
    // outcome is unknown.
    if (error instanceof Stripe.errors.StripeError && !(error instanceof Stripe.errors.StripeConnectionError)) {
      await settle(db, key);
    }
    throw error;
  }
}

/** The key of an attempt with an unknown outcome, or a new one. The service forgets its keys after a day. */
async function openKey(db: Db, ownerId: string, purpose: string, hash: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select key from billing.stripe_call
    where owner_id = ${ownerId} and purpose = ${purpose} and request_hash = ${hash} and settled_at is null
      and made_at > now() - interval '20 hours'
    order by attempt desc limit 1`.execute(db.system);
  const [open] = rows;
  if (open !== undefined) return open.key;
  const { rows: made } = await sql<{ key: string }>`
    insert into billing.stripe_call (key, owner_id, purpose, attempt, request_hash)
    select ${purpose} || ':' || ${ownerId} || ':' || next.attempt, ${ownerId}, ${purpose}, next.attempt, ${hash}
    from (select coalesce(max(attempt), 0) + 1 as attempt from billing.stripe_call
      where owner_id = ${ownerId} and purpose = ${purpose}) next
    returning key`.execute(db.system);
  const [own] = made;
  if (own === undefined) throw new Error('no key was stored');
  return own.key;
}

async function settle(db: Db, key: string): Promise<void> {
  await sql`update billing.stripe_call set settled_at = now() where key = ${key}`.execute(db.system);
}
