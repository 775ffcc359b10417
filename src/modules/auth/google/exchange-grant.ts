import type { AuthAnswer } from '#contracts/auth/auth.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import type { ReadSubscription } from '#modules/auth/profile/read-user.ts';
import type { AccessTokens } from '#modules/auth/session/access-tokens.ts';
import type { RefreshMode } from '#modules/auth/session/sessions.ts';
import { answerSignedIn } from '#modules/auth/sign-in/answer-signed-in.ts';
import { knownDevice } from '#modules/auth/sign-in/known-device.ts';
import { tellOfNewDevice } from '#modules/auth/sign-in/tell-of-new-device.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { holdIdentity } from './identities.ts';
import { spendGrant } from './sign-in-grants.ts';

/**
 * Signs in the person who came back from Google. Each grant works once.
 *
 * @throws AppError auth.exchange_refused
 */
export async function exchangeGrant(
  deps: {
    db: Db;
    config: Pick<Config, 'PEPPER' | 'PUBLIC_URL'>;
    accessTokens: AccessTokens;
    readSubscription: ReadSubscription;
  },
  visitor: Visitor,
  input: { grantId: string | undefined; mode: RefreshMode },
): Promise<AuthAnswer> {
  await countCall(deps, visitor);
  const { grantId, mode } = input;
  const answer = await asSystem(deps.db, async (tx) => {
    const grant = grantId === undefined ? undefined : await spendGrant(tx, grantId);
    if (grant === undefined) return undefined;
    const { userId, email, provenAt } = grant;
    // Google was unlinked since it answered, so it must no longer open a session.
    if (!(await holdIdentity(tx, userId))) return undefined;
    if (knownDevice(deps.config, email, visitor) === undefined) await tellOfNewDevice(tx, userId, visitor);
    return answerSignedIn(deps, tx, { userId, mode, visitor, googleProvenAt: provenAt });
  });
  // Thrown after the commit, so that an expired grant stays spent.
  if (answer === undefined) throw new AppError('auth.exchange_refused');
  return answer;
}
