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
 * Makes an account, or mails the owner of the address that there is one. The answer and the work are the same, so
 * neither tells which addresses are known.
 *
 * @param registrationId of this browser, when it registered before
 * @returns the id under which this browser finishes what it began
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
 * Nobody has proven the address, and whoever registers it now may be somebody else than whoever did before: the account
 * stays as it is. Only the browser that made it changes it; any other begins a registration of its own.
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

/** The address is proven, by a code that set no password: whoever proves it again chooses one. */
async function choosePassword(tx: SystemTx, pepper: string, userId: string, attempt: Attempt): Promise<void> {
  await openRegistration(tx, attempt.registrationId, addressHash(pepper, attempt.email), { ...attempt, userId });
  await mailProof(tx, pepper, { id: userId, ...attempt });
}

async function tellOwner(tx: SystemTx, pepper: string, user: { id: string; email: string; language: Language }) {
  if ((await takeFromWindows(tx, codeMailWindows(pepper, user.email))) > 0) return;
  await issueCode(tx, pepper, user.email, null);
  await mailOwner(tx, { ownerId: user.id, to: user.email, language: user.language });
}

/** Too soon after the last one: that one stays valid, and nobody is told. */
async function mailProof(tx: SystemTx, pepper: string, user: { id: string; email: string; language: Language }) {
  if ((await takeFromWindows(tx, codeMailWindows(pepper, user.email))) > 0) return;
  const proof = await issueCode(tx, pepper, user.email, user.id);
  await mailCode(tx, { ownerId: user.id, to: user.email, language: user.language }, proof);
}
