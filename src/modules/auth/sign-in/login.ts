import { sql } from 'kysely';
import type { AuthAnswer } from '#contracts/auth/auth.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import type { ReadSubscription } from '#modules/auth/profile/read-user.ts';
import type { AccessTokens } from '#modules/auth/session/access-tokens.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { linkWhatWaits } from '#modules/auth/google/pending-link.ts';
import { addressHash } from '#modules/auth/registration/codes.ts';
import { knownDevice } from './known-device.ts';
import { holdPassword } from '#modules/auth/password/hold-password.ts';
import type { Hashing, Passwords } from '#modules/auth/password/passwords.ts';
import type { RefreshMode } from '#modules/auth/session/sessions.ts';
import { recordMiss, refuseWhileWaiting } from './sign-in-waits.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';
import { countCall, missesOf } from './throttle.ts';
import type { Visitor } from './visitor.ts';

interface LoginDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'PEPPER' | 'PUBLIC_URL'>;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly readSubscription: ReadSubscription;
}

export interface LoginInput {
  readonly email: string;
  readonly password: string;
  readonly mode: RefreshMode;
  /** requires a captcha; resolves to the visitor to use from then on. @throws AppError common.captcha_required */
  readonly askForPerson: () => Promise<Visitor>;
}

/** Consecutive wrong attempts after which a captcha is required. */
const missesBeforeCaptcha = 3;

/** Signs in. An unknown address takes the same time and gets the same response as a wrong password. */
export async function login(deps: LoginDeps, caller: Visitor, input: LoginInput): Promise<AuthAnswer> {
  const device = knownDevice(deps.config, input.email, caller);
  await countCall(deps, caller, device);
  const address = addressHash(deps.config.PEPPER, input.email).toString('base64url');
  const countersOf = (visitor: Visitor) =>
    device === undefined
      ? { bucket: `login:${address}`, networkMisses: missesOf(visitor) }
      : { bucket: `login:${address}:${device}` };
  const misses = await refuseWhileWaiting(deps, countersOf(caller));
  const visitor = misses < missesBeforeCaptcha ? caller : await input.askForPerson();
  const counters = countersOf(visitor);
  const attempt = async (): Promise<AuthAnswer | undefined> => {
    const user = await deps.passwords.withHashing(async (hashing) => {
      // Checked again while holding the slot, so that of many concurrent guesses, those after the first wrong ones are
      // not evaluated.
      await refuseWhileWaiting(deps, counters);
      const stored = await deps.db.system
        .selectFrom('auth.user')
        .select(['id', 'password_hash'])
        .where(sql`lower(email)`, '=', input.email)
        .executeTakeFirst();
      const hash = stored?.password_hash ?? null;
      const matches = await hashing.matches(input.password, hash);
      if (stored === undefined || hash === null || !matches) {
        await recordMiss(deps, counters);
        throw new AppError('auth.invalid_credentials');
      }
      return { id: stored.id, hash, newHash: await renewedHash(hashing, input.password, hash) };
    });
    return asSystem(deps.db, async (tx) => {
      if (!(await holdPassword(tx, user.id, user.hash))) return undefined;
      await tx.deleteFrom('auth.throttle').where('key', '=', counters.bucket).execute();
      if (user.newHash !== undefined) {
        await tx.updateTable('auth.user').set({ password_hash: user.newHash }).where('id', '=', user.id).execute();
      }
      await linkWhatWaits(tx, deps.config, { userId: user.id, visitor });
      if (device === undefined) await tellOfNewDevice(tx, user.id, visitor);
      return answerSignedIn(deps, tx, { userId: user.id, mode: input.mode, visitor });
    });
  };
  // The result is undefined if the stored hash has changed: the password is new, or a concurrent sign-in has rehashed
  // the same one. A second attempt tells which.
  const answer = (await attempt()) ?? (await attempt());
  if (answer === undefined) throw new AppError('auth.invalid_credentials');
  return answer;
}

async function renewedHash(hashing: Hashing, password: string, stored: string): Promise<string | undefined> {
  return hashing.isOutdated(stored) ? hashing.hash(password) : undefined;
}
