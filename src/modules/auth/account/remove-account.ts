import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { requestAccountErasure } from '#platform/erasure/request-erasure.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { addressHash, codeGap } from '#modules/auth/registration/codes.ts';

/**
 * Takes the account away, sessions, codes and ways to sign in included, and has the rest erased. Its address is free
 * from the commit on.
 *
 * @returns the number of the receipt; undefined when there is no such account (any more)
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
  // An address that nobody has proven may be a stranger's, whom it does not concern.
  const notify = user.email_verified_at === null ? undefined : { to: email, language: languageOfUser(user.language) };
  const receiptId = await requestAccountErasure(tx, userId, notify);
  const address = addressHash(config.PEPPER, email);
  await sql`delete from auth.registration where address_hash = ${address}`.execute(tx);
  await sql`delete from auth.code where address_hash = ${address}`.execute(tx);
  // With the code goes the minute that would keep the next one back.
  await sql`delete from auth.throttle where key = ${codeGap(config.PEPPER, email).key}`.execute(tx);
  await tx.deleteFrom('auth.user').where('id', '=', userId).execute();
  return receiptId;
}
