import type { Language } from '#contracts/common.ts';
import type { GoogleError } from '#contracts/auth/google.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { browserCookie } from '#modules/auth/sign-in/browser-cookie.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { type GoogleOutcome, accountForGoogle } from './account-for-google.ts';
import { endVisit, nonceOf } from './google-visits.ts';
import type { VerifyIdToken } from './verify-id-token.ts';

interface FinishDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'PEPPER' | 'PUBLIC_URL'>;
  readonly verifyIdToken: VerifyIdToken;
}

export interface FinishInput {
  /** query parameters of the callback URL */
  readonly query: {
    readonly state?: string | undefined;
    readonly code?: string | undefined;
    readonly error?: string | undefined;
  };
  /** of this browser, if it registered before */
  readonly registrationId: string | undefined;
  /** the account to be proven; undefined: whoever comes back is signed in */
  readonly accountToProve: string | undefined;
  readonly language: Language;
  /** exchanges the code for a token at Google */
  readonly exchangeCode: () => Promise<CodeOutcome>;
}

/** `idToken` is undefined if Google's response contained none. */
export type CodeOutcome =
  | { readonly kind: 'exchanged'; readonly idToken: string | undefined }
  | { readonly kind: 'denied'; readonly error: 'google_failed' | 'google_unavailable' };

export type FinishOutcome = GoogleOutcome | { readonly kind: 'denied'; readonly error: GoogleError };

/**
 * Finds or creates the account for a person who comes back from Google.
 *
 * @throws AppError auth.throttled
 */
export async function finishGoogleSignIn(
  deps: FinishDeps,
  visitor: Visitor,
  input: FinishInput,
): Promise<FinishOutcome> {
  await countCall(deps, visitor);
  const { state, code, error } = input.query;
  if (state === undefined || browserCookie(deps.config, visitor, 'oauth') !== state) return denied('google_expired');
  if (!(await asSystem(deps.db, (tx) => endVisit(tx, state)))) return denied('google_expired');
  if (error !== undefined) return denied(error === 'access_denied' ? 'google_cancelled' : 'google_failed');
  if (code === undefined) return denied('google_failed');

  const outcome = await input.exchangeCode();
  if (outcome.kind === 'denied') return outcome;
  const claims = await deps.verifyIdToken(outcome.idToken ?? '', nonceOf(deps.config.PEPPER, state));
  if (claims === 'unavailable') return denied('google_unavailable');
  if (claims === undefined) return denied('google_failed');
  const { registrationId, accountToProve, language } = input;
  const arrival = { claims, registrationId, accountToProve, language };
  return asSystem(deps.db, (tx) => accountForGoogle(tx, deps.config.PEPPER, arrival));
}

function denied(error: GoogleError): FinishOutcome {
  return { kind: 'denied', error };
}
