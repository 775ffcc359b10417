import { sql } from 'kysely';
import type { AuthAnswer } from '#contracts/auth.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import type { ReadSubscription } from '#modules/auth/profile/read-user.ts';
import type { AccessTokens } from '#modules/auth/session/access-tokens.ts';
import { answerSignedIn } from '#modules/auth/sign-in/answer-signed-in.ts';
import { addressHash, tryCode } from './codes.ts';
import { type OpenRegistrations, type Registration, closeRegistrations, openRegistrations } from './registrations.ts';
import { chosenIn, supersedeAccount } from './supersede-account.ts';
import { linkWhatWaits } from '#modules/auth/google/pending-link.ts';
import { emailVerified } from '#modules/auth/events.ts';
import { type RefreshMode, revokeAllSessions } from '#modules/auth/session/sessions.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

/**
 * Proves the address by its mailed code and signs in. What an account holds goes on with whoever made it: the browser
 * that registered, or whoever types the code while only one registration is open. Anybody else gets an account of
 * their own; sessions from before the proof end.
 */
export async function verifyCode(
  deps: {
    db: Db;
    config: Pick<Config, 'PEPPER' | 'PUBLIC_URL'>;
    accessTokens: AccessTokens;
    readSubscription: ReadSubscription;
  },
  visitor: Visitor,
  input: { email: string; code: string; mode: RefreshMode; registrationId: string | undefined },
): Promise<AuthAnswer> {
  await countCall(deps, visitor);
  const outcome = await asSystem(deps.db, async (tx) => {
    const verdict = await tryCode(tx, deps.config.PEPPER, input.email, input.code);
    // Returned, not thrown: a wrong try must be counted.
    if (verdict.kind === 'denied') return verdict;
    const address = addressHash(deps.config.PEPPER, input.email);
    const open = await openRegistrations(tx, address, input.registrationId);
    const userId = await proveAddress(tx, verdict.userId, input.email, open);
    await closeRegistrations(tx, address);
    await appendEventOf(tx, userId, emailVerified(userId, { userId }));
    await linkWhatWaits(tx, deps.config, { userId, visitor });
    const answer = await answerSignedIn(deps, tx, { userId, mode: input.mode, visitor });
    return { kind: 'signed in', answer } as const;
  });
  if (outcome.kind === 'denied') throw new AppError(outcome.code);
  return outcome.answer;
}

/** @returns the account that the address belongs to from now on */
async function proveAddress(
  tx: SystemTx,
  userId: string,
  email: string,
  { all, own }: OpenRegistrations,
): Promise<string> {
  const user = await tx
    .selectFrom('auth.user')
    .select(['email_verified_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await revokeAllSessions(tx, userId, 'verified');
  const wasProven = user.email_verified_at !== null;
  const registration = own ?? (wasProven ? undefined : onlyOf(all));
  const isOwn = wasProven || registration?.userId === userId;
  if (!isOwn) return supersedeAccount(tx, userId, email, registration);
  await tx
    .updateTable('auth.user')
    .set({
      email_verified_at: sql`coalesce(email_verified_at, now())`,
      ...(registration === undefined ? {} : chosenIn(registration)),
    })
    .where('id', '=', userId)
    .execute();
  return userId;
}

/**
 * Clients without cookies finish the only registration there is; a proven account takes no password that way. One that
 * a provider began brings an identity that signs in ever after: only its own browser finishes it.
 */
function onlyOf(all: readonly Registration[]): Registration | undefined {
  const [only] = all;
  return all.length === 1 && only?.passwordHash !== null ? only : undefined;
}
