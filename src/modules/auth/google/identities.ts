import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { identityLinked } from '#modules/auth/events.ts';
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
  await tx.insertInto('auth.identity').values({ issuer, subject, user_id: userId }).execute();
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

/** Nobody signs in to the account by a provider any more. */
export async function dropIdentities(tx: SystemTx, userId: string): Promise<void> {
  await tx.deleteFrom('auth.identity').where('user_id', '=', userId).execute();
}
