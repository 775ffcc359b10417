import type { Language } from '#contracts/common.ts';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { alreadyRegistered, verificationCode } from '#modules/auth/mails.ts';
import { issueResetLink } from '#modules/auth/password/reset-links.ts';
import { type MailedProof, codeValidity } from './codes.ts';

interface Addressee {
  readonly ownerId: string;
  readonly to: string;
  readonly language: Language;
}

export async function mailCode(tx: SystemTx, to: Addressee, proof: MailedProof): Promise<void> {
  await queueMail(tx, verificationCode, { ...to, parameters: { ...proof }, validFor: codeValidity });
}

/** Tells the owner of an address that it already has an account, with a link to regain access. */
export async function mailOwner(tx: SystemTx, to: Addressee): Promise<void> {
  const token = await issueResetLink(tx, to.ownerId);
  await queueMail(tx, alreadyRegistered, { ...to, parameters: { token } });
}
