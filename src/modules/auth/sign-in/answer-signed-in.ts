import type { AuthAnswer } from '#contracts/auth/auth.ts';
import { AppError } from '#platform/app-error.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import type { AccessTokens } from '#modules/auth/session/access-tokens.ts';
import { type ReadSubscription, readUser } from '#modules/auth/profile/read-user.ts';
import { type RefreshMode, openSession } from '#modules/auth/session/sessions.ts';
import type { Visitor } from './visitor.ts';

/** Opens a session and builds the response of every sign-in method. */
export async function answerSignedIn(
  deps: { accessTokens: AccessTokens; readSubscription: ReadSubscription },
  tx: SystemTx,
  signIn: { userId: string; mode: RefreshMode; visitor: Visitor; googleProvenAt?: Date },
): Promise<AuthAnswer> {
  const { userId, mode, visitor, googleProvenAt } = signIn;
  const { sessionId, refreshToken } = await openSession(tx, userId, mode, visitor, googleProvenAt);
  const user = await readUser(deps, tx, userId);
  if (user === undefined) throw new AppError('common.unauthorized');
  return { accessToken: deps.accessTokens.make(user.id, sessionId), refreshToken, user };
}
