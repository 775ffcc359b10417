import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { identityLinked, identityUnlinked } from '#modules/auth/events.ts';
import { googleLinked } from '#modules/auth/mails.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';

/** A person as a provider names it: issuer and subject, never the address. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export async function accountOfIdentity(tx: SystemTx, { issuer, subject }: Identity): Promise<string | undefined> {
  const found = await tx
    .selectFrom('auth.identity')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.user_id;
}

export async function addIdentity(tx: SystemTx, userId: string, { issuer, subject }: Identity): Promise<void> {
  await tx
    .insertInto('auth.identity')
    .values((eb) => ({
      issuer,
      subject,
      user_id: userId,
      // Google has named it: no other way leads a new identity to this account.
      email: eb.selectFrom('auth.user').select('email').where('id', '=', userId),
    }))
    .execute();
  await appendEventOf(tx, userId, identityLinked(userId, { userId }));
}

/** Adds it to an account that its owner has otherwise, and tells them. */
export async function linkIdentity(tx: SystemTx, userId: string, identity: Identity): Promise<void> {
  await addIdentity(tx, userId, identity);
  const owner = await tx
    .selectFrom('auth.user')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, googleLinked, {
    ownerId: userId,
    to: owner.email,
    language: languageOfUser(owner.language),
    parameters: {},
  });
}

/** The address by which the provider names a person now; its owner sees it, and nobody is found by it. */
export async function noteAddress(tx: SystemTx, { issuer, subject }: Identity, email: string): Promise<void> {
  await tx
    .updateTable('auth.identity')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('email', 'is distinct from', email)
    .execute();
}

/** Whether a provider signs in to the account. If so, nobody unlinks it until the transaction ends. */
export async function holdIdentity(tx: SystemTx, userId: string): Promise<boolean> {
  // Locked first and asked after: who waited for the lock must see what the one before has deleted.
  await tx.selectFrom('auth.user').select('id').where('id', '=', userId).forUpdate().execute();
  const found = await tx.selectFrom('auth.identity').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return found !== undefined;
}

/** Nobody signs in to the account by a provider any more. False where nobody did. */
export async function dropIdentities(tx: SystemTx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('auth.identity').where('user_id', '=', userId).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await appendEventOf(tx, userId, identityUnlinked(userId, { userId }));
  return true;
}
