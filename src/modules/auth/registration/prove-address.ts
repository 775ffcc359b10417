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

/** What showed that somebody reads the address's mail. */
export interface AddressProof {
  /** the account that has the address now */
  readonly userId: string;
  /** of the browser that shows it, when it registered before */
  readonly registrationId: string | undefined;
  /** a code signs in where it is typed, a link does not, a reset sets another password */
  readonly by: 'code' | 'link' | 'reset';
}

/**
 * The address is proven. What an account holds goes on with whoever made it: the browser that registered, or whoever
 * has the mail while only one registration is open. Anybody else gets an account of their own.
 *
 * @returns the account that the address belongs to from now on
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

/** Greets the owner of an account whose address has just been proven for the first time. */
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
  // Of an account that nobody had proven, only its own browser knows whose identities it has.
  if (!wasProven && own === undefined) await dropIdentities(tx, id);
  // Who is signed in to an unproven account is whoever the proof confirms, so a link ends no session: the page that
  // waits for it goes on. A code makes a session of its own, and a proven account's password changes here.
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
 * Clients without cookies finish the only registration there is; a proven account takes no password that way. One that
 * a provider began brings an identity that signs in ever after: only its own browser finishes it.
 */
function onlyOf(all: readonly Registration[]): Registration | undefined {
  const [only] = all;
  return all.length === 1 && only?.passwordHash !== null ? only : undefined;
}
