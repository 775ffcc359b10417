import type { AuthAnswer } from '#contracts/auth/auth.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import type { ReadSubscription } from '#modules/auth/profile/read-user.ts';
import type { AccessTokens } from '#modules/auth/session/access-tokens.ts';
import type { RefreshMode } from '#modules/auth/session/sessions.ts';
import { answerSignedIn } from '#modules/auth/sign-in/answer-signed-in.ts';
import { linkWhatWaits } from '#modules/auth/google/pending-link.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { tryCode } from './codes.ts';
import { proveAddress } from './prove-address.ts';

/** Verifies the address by its mailed code and signs in. Sessions from before the verification end. */
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
  const { PEPPER: pepper } = deps.config;
  const outcome = await asSystem(deps.db, async (tx) => {
    const verdict = await tryCode(tx, pepper, input.email, input.code);
    // The verdict is returned, not thrown, because a wrong attempt must be committed and counted.
    if (verdict.kind === 'denied') return verdict;
    const proof = { userId: verdict.userId, registrationId: input.registrationId, by: 'code' } as const;
    const userId = await proveAddress(tx, pepper, proof);
    await linkWhatWaits(tx, deps.config, { userId, visitor });
    const answer = await answerSignedIn(deps, tx, { userId, mode: input.mode, visitor });
    return { kind: 'signed in', answer } as const;
  });
  if (outcome.kind === 'denied') throw new AppError(outcome.code);
  return outcome.answer;
}
