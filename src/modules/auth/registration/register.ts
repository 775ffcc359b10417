import { sql } from 'kysely';
import type { Language } from '#contracts/common.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { takeBack } from '#platform/db/statements/take-back.ts';
import { newId } from '#platform/new-id.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { addressHash, codeMailWindows, issueCode } from './codes.ts';
import { mailCode, mailOwner } from './registration-mails.ts';
import { newRegistrationId, openRegistration, openRegistrations } from './registrations.ts';
import { userRegistered } from '#modules/auth/events.ts';
import { requireGoodPassword } from '#modules/auth/password/password-policy.ts';
import type { Passwords } from '#modules/auth/password/passwords.ts';
import { countCall, takeFromWindows } from '#modules/auth/sign-in/throttle.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

export interface RegisterInput {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly position: string;
  readonly language: Language;
}

interface RegisterDeps {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly config: Pick<Config, 'PEPPER'>;
}

/**
 * Creates an account or, if the address already has one, mails its owner. The response and the work are the same in
 * both cases, so neither reveals which addresses are known.
 *
 * @param registrationId of this browser, if it registered before
 * @returns the id with which this browser completes its registration
 */
export async function register(
  deps: RegisterDeps,
  visitor: Visitor,
  input: RegisterInput,
  registrationId: string = newRegistrationId(),
): Promise<string> {
  requireGoodPassword(input.password, input.email);
  await countCall(deps, visitor);
  const passwordHash = await deps.passwords.withHashing(({ hash }) => hash(input.password));
  await asSystem(deps.db, (tx) => store(tx, deps.config.PEPPER, { ...input, passwordHash, registrationId }));
  return registrationId;
}

type Attempt = RegisterInput & { readonly passwordHash: string; readonly registrationId: string };

async function store(tx: SystemTx, pepper: string, attempt: Attempt): Promise<void> {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auth.user')
    .values({ id, ...personOf(attempt), email: attempt.email, password_hash: attempt.passwordHash })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) {
    await beginAccount(tx, pepper, id, attempt);
    await mailProof(tx, pepper, { id, ...attempt });
    return;
  }
  const known = await tx
    .selectFrom('auth.user')
    .select(['id', 'email', 'language', 'email_verified_at', 'password_hash'])
    .where(sql`lower(email)`, '=', attempt.email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.email_verified_at === null) await registerAgain(tx, pepper, known.id, attempt);
  else if (known.password_hash === null) await choosePassword(tx, pepper, known.id, attempt);
  else {
    await takeBack(tx, () => beginAccount(tx, pepper, known.id, attempt));
    await tellOwner(tx, pepper, { ...known, language: languageOfUser(known.language) });
  }
}

async function beginAccount(tx: SystemTx, pepper: string, id: string, attempt: Attempt): Promise<void> {
  await appendEventOf(tx, id, userRegistered(id, { userId: id }));
  await openRegistration(tx, attempt.registrationId, addressHash(pepper, attempt.email), { ...attempt, userId: id });
}

function personOf({ fullName, position, language }: RegisterInput) {
  return { full_name: fullName, position, language };
}

/**
 * Nobody has verified the address, and the person registering now may not be the one who did before, so the account is
 * left unchanged. Only the browser that created it may change it; any other starts a separate registration.
 */
async function registerAgain(tx: SystemTx, pepper: string, userId: string, attempt: Attempt): Promise<void> {
  const address = addressHash(pepper, attempt.email);
  const { own } = await openRegistrations(tx, address, attempt.registrationId);
  const mine = own?.userId === userId;
  if (mine) {
    await tx
      .updateTable('auth.user')
      .set({ ...personOf(attempt), password_hash: attempt.passwordHash })
      .where('id', '=', userId)
      .execute();
  }
  await openRegistration(tx, attempt.registrationId, address, { ...attempt, userId: mine ? userId : null });
  await mailProof(tx, pepper, { id: userId, ...attempt });
}

/** The address was verified by a code that set no password, so the next verification sets one. */
async function choosePassword(tx: SystemTx, pepper: string, userId: string, attempt: Attempt): Promise<void> {
  await openRegistration(tx, attempt.registrationId, addressHash(pepper, attempt.email), { ...attempt, userId });
  await mailProof(tx, pepper, { id: userId, ...attempt });
}

async function tellOwner(tx: SystemTx, pepper: string, user: { id: string; email: string; language: Language }) {
  if ((await takeFromWindows(tx, codeMailWindows(pepper, user.email))) > 0) return;
  await issueCode(tx, pepper, user.email, null);
  await mailOwner(tx, { ownerId: user.id, to: user.email, language: user.language });
}

/** If the last mail was sent too recently, its code stays valid and no new one is sent. */
async function mailProof(tx: SystemTx, pepper: string, user: { id: string; email: string; language: Language }) {
  if ((await takeFromWindows(tx, codeMailWindows(pepper, user.email))) > 0) return;
  const proof = await issueCode(tx, pepper, user.email, user.id);
  await mailCode(tx, { ownerId: user.id, to: user.email, language: user.language }, proof);
}
