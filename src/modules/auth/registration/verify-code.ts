import { sql } from 'kysely';
import type { AuthAnswer } from '#contracts/auth.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import { type Db, asSystem } from '#platform/db/client.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import type { AccessTokens } from '#modules/auth/session/access-tokens.ts';
import { answerSignedIn } from '#modules/auth/sign-in/answer-signed-in.ts';
import { tryCode } from './codes.ts';
import { emailVerified } from '#modules/auth/events.ts';
import { type RefreshMode, revokeAllSessions } from '#modules/auth/session/sessions.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

/** Proves the address by its mailed code and signs in. Sessions from before the proof end: they were anybody's. */
export async function verifyCode(
  deps: { db: Db; config: Pick<Config, 'PEPPER'>; accessTokens: AccessTokens },
  visitor: Visitor,
  input: { email: string; code: string; mode: RefreshMode },
): Promise<AuthAnswer> {
  await countCall(deps, visitor);
  const outcome = await asSystem(deps.db, async (tx) => {
    const verdict = await tryCode(tx, deps.config.PEPPER, input.email, input.code);
    // Returned, not thrown: a wrong try must be counted.
    if (verdict.kind === 'denied') return verdict;
    const { userId } = verdict;
    await tx
      .updateTable('auth.user')
      .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
      .where('id', '=', userId)
      .execute();
    await revokeAllSessions(tx, userId, 'verified');
    await appendEvent(tx, userId, emailVerified(userId, { userId }));
    const answer = await answerSignedIn(tx, deps.accessTokens, { userId, mode: input.mode, visitor });
    return { kind: 'signed in', answer } as const;
  });
  if (outcome.kind === 'denied') throw new AppError(outcome.code);
  return outcome.answer;
}
