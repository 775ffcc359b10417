import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { requestAccountErasure } from '#platform/erasure/request-erasure.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { addressHash, codeGap } from '#modules/auth/registration/codes.ts';

/**
 * Deletes the account with its sessions, codes and sign-in methods, and requests the erasure of the rest. Its email
 * address is free once the transaction commits.
 *
 * @returns the receipt number; undefined if the account does not exist (any more)
 */
export async function removeAccount(
  tx: SystemTx,
  config: Pick<Config, 'PEPPER'>,
  userId: string,
): Promise<string | undefined> {
  const user = await tx
    .selectFrom('auth.user')
    .select(['email', 'language', 'email_verified_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (user === undefined) return undefined;
  const { email } = user;
  // An unverified address may belong to somebody else, who should not be notified.
  const notify = user.email_verified_at === null ? undefined : { to: email, language: languageOfUser(user.language) };
  const receiptId = await requestAccountErasure(tx, userId, notify);
  const address = addressHash(config.PEPPER, email);
  await sql`delete from auth.registration where address_hash = ${address}`.execute(tx);
  await sql`delete from auth.code where address_hash = ${address}`.execute(tx);
  // The code is deleted, so the 60-second gap before the next one no longer applies.
  await sql`delete from auth.throttle where key = ${codeGap(config.PEPPER, email).key}`.execute(tx);
  await tx.deleteFrom('auth.user').where('id', '=', userId).execute();
  return receiptId;
}
