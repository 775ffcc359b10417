import { sql } from 'kysely';
import type { Language } from '#contracts/common.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import { type Db, type Tx, asSystem } from '#platform/db/client.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { codeMailWindows, issueCode } from './codes.ts';
import { userRegistered } from '#modules/auth/events.ts';
import { judgePassword } from '#modules/auth/password/password-policy.ts';
import type { Passwords } from '#modules/auth/password/passwords.ts';
import { queueMail } from '#modules/auth/mail/queue-mail.ts';
import { revokeAllSessions } from '#modules/auth/session/sessions.ts';
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
 */
export async function register(
  deps: RegisterDeps,
  visitor: Visitor,
  input: RegisterInput,
): Promise<{ status: 'verification_required' }> {
  const verdict = judgePassword(input.password, input.email);
  if (verdict.kind === 'denied') throw new AppError(verdict.code);
  await countCall(deps, visitor);
  const passwordHash = await deps.passwords.withHashing(({ hash }) => hash(input.password));
  await asSystem(deps.db, (tx) => store(tx, deps.config.PEPPER, input, passwordHash));
  return { status: 'verification_required' };
}

async function store(tx: Tx, pepper: string, input: RegisterInput, passwordHash: string): Promise<void> {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auth.user')
    .values({
      id,
      email: input.email,
      password_hash: passwordHash,
      full_name: input.fullName,
      position: input.position,
      language: input.language,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) {
    await appendEvent(tx, id, userRegistered(id, { userId: id }));
    await mailCode(tx, pepper, { id, ...input });
    return;
  }
  const known = await tx
    .selectFrom('auth.user')
    .select(['id', 'email', 'language', 'email_verified_at'])
    .where(sql`lower(email)`, '=', input.email)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.email_verified_at === null) await registerAgain(tx, pepper, known.id, input, passwordHash);
  else await tellOwner(tx, pepper, { ...known, language: languageOfUser(known.language) });
}

/**
 * Nobody has proven the address, so whoever came first has no right to it: the newest password counts, and sessions
 * of the earlier one end. Someone who registers a stranger's address gains nothing by being early.
 */
async function registerAgain(tx: Tx, pepper: string, id: string, input: RegisterInput, passwordHash: string) {
  await tx
    .updateTable('auth.user')
    .set({
      password_hash: passwordHash,
      full_name: input.fullName,
      position: input.position,
      language: input.language,
    })
    .where('id', '=', id)
    .execute();
  await revokeAllSessions(tx, id, 'registered_again');
  await mailCode(tx, pepper, { id, ...input });
}

async function tellOwner(tx: Tx, pepper: string, user: { id: string; email: string; language: Language }) {
  if ((await takeFromWindows(tx, codeMailWindows(pepper, user.email))) > 0) return;
  await issueCode(tx, pepper, user.email, null);
  await queueMail(tx, {
    template: 'already_registered',
    ownerId: user.id,
    to: user.email,
    language: user.language,
  });
}

/** Too soon after the last one: that one stays valid, and nobody is told. */
async function mailCode(tx: Tx, pepper: string, user: { id: string; email: string; language: Language }) {
  if ((await takeFromWindows(tx, codeMailWindows(pepper, user.email))) > 0) return;
  const code = await issueCode(tx, pepper, user.email, user.id);
  await queueMail(tx, {
    template: 'verification_code',
    ownerId: user.id,
    to: user.email,
    language: user.language,
    code,
  });
}
