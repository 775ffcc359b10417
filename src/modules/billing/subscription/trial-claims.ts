import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { SystemTx, Tx } from '#platform/db/unit-of-work.ts';

type Kind = 'account' | 'address' | 'card';
type Pepper = Pick<Config, 'PEPPER'>;

/** A trial is had once by an account, by an address and by a card. */
export async function hasHadTrial(tx: Tx, config: Pepper, who: { ownerId: string; email: string }): Promise<boolean> {
  const account = digest(config, 'account', who.ownerId);
  const address = digest(config, 'address', normalized(who.email));
  const { rows } = await sql`select from billing.trial_claim
    where (kind = 'account' and digest = ${account}) or (kind = 'address' and digest = ${address}) limit 1`.execute(tx);
  return rows.length > 0;
}

/** Notes that a subscription's trial is had. May run twice. @returns whether the card had one before, in another subscription */
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

/** @returns whose it is: the first to claim it */
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

/** Mailboxes that many addresses lead to count as one: what follows a plus, and dots where the provider ignores them. */
function normalized(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.split('+')[0] ?? local;
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
