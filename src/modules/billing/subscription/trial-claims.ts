import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { SystemTx, Tx } from '#platform/db/unit-of-work.ts';

type Kind = 'account' | 'address' | 'card';
type Pepper = Pick<Config, 'PEPPER'>;

/** An account, an address and a card can each have only one trial. */
export async function hasHadTrial(tx: Tx, config: Pepper, who: { ownerId: string; email: string }): Promise<boolean> {
  const account = digest(config, 'account', who.ownerId);
  const address = digest(config, 'address', normalized(who.email));
  const { rows } = await sql`select from billing.trial_claim
    where (kind = 'account' and digest = ${account}) or (kind = 'address' and digest = ${address}) limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Records that a subscription's trial was used. Idempotent. @returns whether the card was used for a trial of another
 * subscription
 */
export async function claimTrial(
  tx: SystemTx,
  config: Pepper,
  trial: { subscriptionId: string; ownerId: string; email: string; cardFingerprint: string | undefined },
): Promise<{ cardUsedBefore: boolean }> {
  const { subscriptionId, cardFingerprint } = trial;
  await claim(tx, 'account', digest(config, 'account', trial.ownerId), subscriptionId);
  await claim(tx, 'address', digest(config, 'address', normalized(trial.email)), subscriptionId);
  if (cardFingerprint === undefined) return { cardUsedBefore: false };
  const holder = await claim(tx, 'card', digest(config, 'card', cardFingerprint), subscriptionId);
  return { cardUsedBefore: holder !== subscriptionId };
}

/** @returns the first subscription to claim it */
async function claim(tx: SystemTx, kind: Kind, digested: Buffer, subscriptionId: string): Promise<string> {
  await sql`insert into billing.trial_claim (kind, digest, subscription_id)
    values (${kind}, ${digested}, ${subscriptionId}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ subscription_id: string }>`
    select subscription_id from billing.trial_claim where kind = ${kind} and digest = ${digested}`.execute(tx);
  return rows[0]?.subscription_id ?? subscriptionId;
}

function digest({ PEPPER }: Pepper, kind: Kind, value: string): Buffer {
  return createHmac('sha256', PEPPER).update(`trial:${kind}:${value}`).digest();
}

/**
 * Treats addresses that lead to the same mailbox as one: ignores text after a plus and, where the provider does, dots.
 */
function normalized(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.split('+')[0] ?? local;
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
