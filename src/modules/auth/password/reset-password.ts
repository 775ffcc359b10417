import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { dropIdentities } from '#modules/auth/google/identities.ts';
import { addressHash, forgetCode } from '#modules/auth/registration/codes.ts';
import { proveAddress } from '#modules/auth/registration/prove-address.ts';
import { forgetMisses } from '#modules/auth/sign-in/sign-in-waits.ts';
import { countCall } from '#modules/auth/sign-in/throttle.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';
import { requireGoodPassword } from './password-policy.ts';
import type { Passwords } from './passwords.ts';
import { findResetLink } from './reset-links.ts';
import { setPassword } from './set-password.ts';

export interface ResetInput {
  readonly token: string;
  readonly newPassword: string;
  /** of this browser, if it registered before */
  readonly registrationId: string | undefined;
}

/**
 * Sets a new password by a mailed link. Ends every session, reopens a password closed by wrong attempts, and does not
 * sign anybody in. If the account had a password, unlinks Google, because a stranger may have linked it. The link
 * proves access to the mailbox, so it also verifies an unverified address.
 */
export async function resetPassword(
  deps: { db: Db; passwords: Passwords; config: Pick<Config, 'PEPPER'> },
  visitor: Visitor,
  input: ResetInput,
): Promise<void> {
  await countCall(deps, visitor);
  // Checked before hashing, so that strangers cannot trigger that work, and again in the transaction that spends the
  // link.
  const { email, isProven } = await asSystem(deps.db, (tx) => getLink(tx, input.token));
  requireGoodPassword(input.newPassword, email);
  const passwordHash = await deps.passwords.withHashing(({ hash }) => hash(input.newPassword));
  await asSystem(deps.db, async (tx) => {
    // The code refers to this account, which may have to give up its address to another one. It is locked before the
    // account, in the same order as where a code is entered, so that the two cannot deadlock.
    if (!isProven) await forgetCode(tx, deps.config.PEPPER, email);
    const { userId } = await getLink(tx, input.token);
    const owner = await ownerOf(tx, deps.config.PEPPER, userId, input.registrationId);
    await setPassword(tx, { userId: owner, passwordHash, by: 'reset' });
    await forgetMisses(tx, addressHash(deps.config.PEPPER, email).toString('base64url'));
  });
}

async function getLink(tx: SystemTx, token: string) {
  const verdict = await findResetLink(tx, token);
  if (verdict.kind === 'denied') throw new AppError(verdict.code);
  return verdict;
}

async function ownerOf(tx: SystemTx, pepper: string, userId: string, registrationId: string | undefined) {
  const { email_verified_at: provenAt, password_hash: passwordBefore } = await tx
    .selectFrom('auth.user')
    .select(['email_verified_at', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (provenAt !== null) {
    // A password may be replaced because of a stranger, whose linked Google account would still have access. An account
    // without a password could only be accessed through Google, which stays as its second method.
    if (passwordBefore !== null) await dropIdentities(tx, userId);
    return userId;
  }
  return proveAddress(tx, pepper, { userId, registrationId, by: 'reset' });
}
