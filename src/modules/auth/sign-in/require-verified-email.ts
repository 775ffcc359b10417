import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Actor } from '#platform/actor.ts';

/**
 * Guards operations that must not be done with an unverified address: uploads and generations, which cost storage and
 * model calls.
 *
 * @throws AppError auth.email_not_verified
 */
export function requireVerifiedEmail(
  actor: Pick<Actor, 'emailVerified'>,
  config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL'>,
): void {
  if (config.REQUIRE_VERIFIED_EMAIL && !actor.emailVerified) throw new AppError('auth.email_not_verified');
}
