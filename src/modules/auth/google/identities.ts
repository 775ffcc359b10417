import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { identityLinked, identityUnlinked } from '#modules/auth/events.ts';
import { googleLinked } from '#modules/auth/mails.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';

/** A person as identified by a provider: by issuer and subject, never by email address. */
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
      // Google named this address: a new identity reaches an account only through the account's own address.
      email: eb.selectFrom('auth.user').select('email').where('id', '=', userId),
    }))
    .execute();
  await appendEventOf(tx, userId, identityLinked(userId, { userId }));
}

/** Links an identity to an account that also has another sign-in method, and notifies the owner. */
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

/**
 * Stores the address by which the provider currently names the person. It is shown to the owner, and never used to find
 * an account.
 */
export async function noteAddress(tx: SystemTx, { issuer, subject }: Identity, email: string): Promise<void> {
  await tx
    .updateTable('auth.identity')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('email', 'is distinct from', email)
    .execute();
}

/** Whether the account has a linked identity. If so, it cannot be unlinked until the transaction ends. */
export async function holdIdentity(tx: SystemTx, userId: string): Promise<boolean> {
  // Locks first and then reads, so that the read sees what a concurrent transaction has deleted.
  await tx.selectFrom('auth.user').select('id').where('id', '=', userId).forUpdate().execute();
  const found = await tx.selectFrom('auth.identity').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return found !== undefined;
}

/** Unlinks all identities from the account. @returns false if there were none */
export async function dropIdentities(tx: SystemTx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('auth.identity').where('user_id', '=', userId).executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await appendEventOf(tx, userId, identityUnlinked(userId, { userId }));
  return true;
}
