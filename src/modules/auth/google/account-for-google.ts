import { sql } from 'kysely';
import type { Language } from '#contracts/common.ts';
import type { GoogleError } from '#contracts/auth/google.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { emailVerified, userRegistered } from '#modules/auth/events.ts';
import { addressHash, forgetCode } from '#modules/auth/registration/codes.ts';
import {
  closeRegistrations,
  newRegistrationId,
  openRegistration,
  openRegistrations,
} from '#modules/auth/registration/registrations.ts';
import { welcomeUser } from '#modules/auth/registration/prove-address.ts';
import { supersedeAccount } from '#modules/auth/registration/supersede-account.ts';
import { revokeAllSessions } from '#modules/auth/session/sessions.ts';
import { decideGoogleSignIn } from './decide-google-sign-in.ts';
import { accountOfIdentity, addIdentity, dropIdentities, linkIdentity, noteAddress } from './identities.ts';
import { rememberLink } from './pending-link.ts';
import { makeGrant } from './sign-in-grants.ts';
import type { GoogleClaims } from './verify-id-token.ts';

export type GoogleOutcome =
  | {
      readonly kind: 'granted';
      readonly grantId: string;
      /** lets this browser verify the address later, because Google has not verified it */
      readonly registrationId?: string;
    }
  | { readonly kind: 'confirm'; readonly linkId: string }
  | { readonly kind: 'denied'; readonly error: GoogleError };

interface Arrival {
  readonly claims: GoogleClaims;
  readonly registrationId: string | undefined;
  readonly accountToProve: string | undefined;
  readonly language: Language;
}

/**
 * Determines which account the identity signs in to, as decided by {@link decideGoogleSignIn}, and applies the
 * consequences.
 */
export async function accountForGoogle(tx: SystemTx, pepper: string, arrival: Arrival): Promise<GoogleOutcome> {
  const { claims } = arrival;
  // Locks the account, so that the second of two concurrent first sign-ins sees what the first created.
  const ofAddress = await accountOfAddress(tx, claims);
  const ofIdentity = await accountOfIdentity(tx, claims);
  // If a particular account was to be proven, no other may be signed in to, or created, in its place.
  const { accountToProve = ofIdentity } = arrival;
  if (accountToProve !== ofIdentity) return { kind: 'denied', error: 'google_other_account' };
  const decision = decideGoogleSignIn(claims, { ofIdentity, ofAddress });
  switch (decision.kind) {
    case 'sign in':
      await noteAddress(tx, claims, claims.email);
      await proveByGoogle(tx, pepper, decision.userId, claims);
      return granted(tx, decision.userId);
    case 'create':
      return create(tx, pepper, arrival);
    case 'link':
      await linkIdentity(tx, decision.userId, claims);
      return granted(tx, decision.userId);
    case 'take over':
      return granted(tx, await takeOver(tx, pepper, decision.userId, arrival));
    case 'confirm':
      return { kind: 'confirm', linkId: await rememberLink(tx, decision.userId, claims) };
    case 'denied':
      return decision;
  }
}

async function granted(tx: SystemTx, userId: string, registrationId?: string): Promise<GoogleOutcome> {
  const grantId = await makeGrant(tx, userId);
  return { kind: 'granted', grantId, ...(registrationId === undefined ? {} : { registrationId }) };
}

async function accountOfAddress(tx: SystemTx, { issuer, email }: GoogleClaims) {
  const { rows } = await sql<{ userId: string; verified: boolean; hasGoogle: boolean }>`
    select id as "userId", email_verified_at is not null as verified,
      exists (select from auth.identity i where i.user_id = u.id and i.issuer = ${issuer}) as "hasGoogle"
    from auth."user" u where lower(email) = ${email} for update`.execute(tx);
  return rows[0];
}

async function create(tx: SystemTx, pepper: string, arrival: Arrival): Promise<GoogleOutcome> {
  const { claims, language, registrationId = newRegistrationId() } = arrival;
  const userId = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auth.user')
    .values({
      id: userId,
      email: claims.email,
      ...personOf(arrival),
      ...(claims.emailVerified ? { email_verified_at: sql`now()` } : {}),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst();
  // Registered at this very moment, so the address has an account by now.
  if (numInsertedOrUpdatedRows !== 1n) return accountForGoogle(tx, pepper, arrival);
  await appendEventOf(tx, userId, userRegistered(userId, { userId }));
  await addIdentity(tx, userId, claims);
  if (claims.emailVerified) {
    await appendEventOf(tx, userId, emailVerified(userId, { userId }));
    await welcomeUser(tx, userId);
    return granted(tx, userId);
  }
  const registration = { userId, passwordHash: null, fullName: claims.name, position: '', language };
  await openRegistration(tx, registrationId, addressHash(pepper, claims.email), registration);
  return granted(tx, userId, registrationId);
}

function personOf({ claims, language }: Arrival) {
  return { full_name: claims.name, position: '', language };
}

/** Verifies the account's own address, if nobody had done so before. */
async function proveByGoogle(tx: SystemTx, pepper: string, userId: string, claims: GoogleClaims): Promise<void> {
  if (!claims.emailVerified) return;
  const { numUpdatedRows } = await tx
    .updateTable('auth.user')
    .set({ email_verified_at: sql`now()` })
    .where('id', '=', userId)
    .where(sql`lower(email)`, '=', claims.email)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await settleProof(tx, pepper, userId, claims.email);
}

/**
 * Handles a verified Google identity for an account whose address nobody had verified. The account's password,
 * identities and sessions end in any case. The browser that created the account keeps its data; anybody else gets a new
 * account.
 */
async function takeOver(tx: SystemTx, pepper: string, userId: string, arrival: Arrival): Promise<string> {
  const { claims, registrationId, language } = arrival;
  const { own } = await openRegistrations(tx, addressHash(pepper, claims.email), registrationId);
  await revokeAllSessions(tx, userId, 'verified');
  const person = { userId: null, passwordHash: null, fullName: claims.name, position: '', language };
  const owner = own?.userId === userId ? userId : await supersedeAccount(tx, userId, claims.email, person);
  await dropIdentities(tx, userId);
  await tx
    .updateTable('auth.user')
    .set({ email_verified_at: sql`now()`, password_hash: null })
    .where('id', '=', owner)
    .execute();
  await settleProof(tx, pepper, owner, claims.email);
  await addIdentity(tx, owner, claims);
  return owner;
}

/** The address is verified, so other pending ways to verify it are void. */
async function settleProof(tx: SystemTx, pepper: string, userId: string, email: string): Promise<void> {
  await closeRegistrations(tx, addressHash(pepper, email));
  await forgetCode(tx, pepper, email);
  await appendEventOf(tx, userId, emailVerified(userId, { userId }));
  await welcomeUser(tx, userId);
}
