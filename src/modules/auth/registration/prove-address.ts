import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { publishChangeOf } from '#platform/live/publish-change.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { emailVerified } from '#modules/auth/events.ts';
import { dropIdentities } from '#modules/auth/google/identities.ts';
import { welcome } from '#modules/auth/mails.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { revokeAllSessions } from '#modules/auth/session/sessions.ts';
import { addressHash } from './codes.ts';
import { chosenIn, supersedeAccount } from './supersede-account.ts';
import { type OpenRegistrations, type Registration, closeRegistrations, openRegistrations } from './registrations.ts';

/** Evidence that somebody can read the address's mail. */
export interface AddressProof {
  /** the account that currently has the address */
  readonly userId: string;
  /** of the browser that presents the proof, if it registered before */
  readonly registrationId: string | undefined;
  /** a code also signs in the browser it is typed in, a link does not, a reset sets a new password */
  readonly by: 'code' | 'link' | 'reset';
}

/**
 * Marks the address as verified. The existing account stays with the person who created it: the browser that registered
 * or, if only one registration is open, whoever reads the mail. Anybody else gets a new account.
 *
 * @returns the account that has the address from now on
 */
export async function proveAddress(tx: SystemTx, pepper: string, proof: AddressProof): Promise<string> {
  const user = await tx
    .selectFrom('auth.user')
    .select(['id', 'email', 'email_verified_at'])
    .where('id', '=', proof.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const address = addressHash(pepper, user.email);
  const open = await openRegistrations(tx, address, proof.registrationId);
  const wasProven = user.email_verified_at !== null;
  const userId = await settle(tx, { ...user, wasProven }, proof.by, open);
  await closeRegistrations(tx, address);
  await appendEventOf(tx, userId, emailVerified(userId, { userId }));
  if (!wasProven) await welcomeUser(tx, userId);
  publishChangeOf(tx, userId, { kind: 'user', id: userId });
  return userId;
}

/** Sends the welcome mail for an account whose address was just verified for the first time. */
export async function welcomeUser(tx: SystemTx, userId: string): Promise<void> {
  const { email, language } = await tx
    .selectFrom('auth.user')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, welcome, { ownerId: userId, to: email, language: languageOfUser(language), parameters: {} });
}

interface Holder {
  readonly id: string;
  readonly email: string;
  readonly wasProven: boolean;
}

async function settle(
  tx: SystemTx,
  { id, email, wasProven }: Holder,
  by: AddressProof['by'],
  { all, own }: OpenRegistrations,
): Promise<string> {
  const registration = own ?? (wasProven ? undefined : onlyOf(all));
  const isOwn = wasProven || registration?.userId === id;
  if (!isOwn) {
    await revokeAllSessions(tx, id, 'verified');
    return supersedeAccount(tx, id, email, registration);
  }
  // If nobody had verified the account before, only its own browser knows whose identities are linked to it.
  if (!wasProven && own === undefined) await dropIdentities(tx, id);
  // Sessions of an unverified account belong to the person whom the proof confirms, so a link ends none of them, and
  // the page waiting for it continues. A code opens its own session, and a verified account gets a new password here,
  // so those end the others.
  const changesPassword = wasProven && registration !== undefined;
  if (by === 'code' || changesPassword) await revokeAllSessions(tx, id, 'verified');
  await tx
    .updateTable('auth.user')
    .set({
      email_verified_at: sql`coalesce(email_verified_at, now())`,
      ...(registration === undefined ? {} : chosenIn(registration)),
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/**
 * Lets clients without cookies complete the only open registration, but not set the password of a verified account that
 * way. A registration begun through a provider can be completed only by its own browser, because its identity could
 * sign in permanently.
 */
function onlyOf(all: readonly Registration[]): Registration | undefined {
  const [only] = all;
  return all.length === 1 && only?.passwordHash !== null ? only : undefined;
}
