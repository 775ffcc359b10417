import { asSystem } from '#platform/db/unit-of-work.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { nonceOf, openVisit } from './google-visits.ts';

/**
 * @param authorize builds Google's URL for this visit, with a state that the browser keeps in a cookie
 * @returns the URL to redirect the browser to
 * @throws AppError auth.throttled
 */
export async function beginGoogleSignIn(
  deps: { db: Db; config: Pick<Config, 'PEPPER'> },
  visitor: Visitor,
  authorize: () => Promise<string>,
): Promise<string> {
  await countCall(deps, visitor);
  const address = new URL(await authorize());
  const state = address.searchParams.get('state') ?? '';
  await asSystem(deps.db, (tx) => openVisit(tx, state));
  address.searchParams.set('nonce', nonceOf(deps.config.PEPPER, state));
  address.searchParams.set('prompt', 'select_account');
  return address.href;
}
