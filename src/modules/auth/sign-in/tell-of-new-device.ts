import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { newDevice } from '#modules/auth/mails.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { describeBrowser } from '#modules/auth/session/describe-browser.ts';
import { truncateNetwork } from '#modules/auth/session/truncate-network.ts';
import type { Visitor } from './visitor.ts';

/**
 * Mails the owner of an account that somebody signed in from a new browser. Called before the session is opened, for
 * browsers without a cookie from an earlier sign-in. The same browser on the same network does not count as new, and
 * the account's very first session is the owner's own.
 */
export async function tellOfNewDevice(tx: SystemTx, userId: string, visitor: Visitor): Promise<void> {
  const { rows } = await sql<{ email: string; language: string; is_new: boolean | null }>`
    select email, language, (select bool_and(not (s.network = ${visitor.network} and s.user_agent = ${visitor.userAgent}))
      from auth.session s where s.user_id = u.id) as is_new
    from auth."user" u where id = ${userId}`.execute(tx);
  const [user] = rows;
  if (user?.is_new !== true) return;
  await queueMail(tx, newDevice, {
    ownerId: userId,
    to: user.email,
    language: languageOfUser(user.language),
    parameters: nameOfDevice(visitor),
  });
}

/** The origin of a call, as stated in mails. */
export function nameOfDevice(visitor: Visitor): { device: string; network: string } {
  const { browser, system } = describeBrowser(visitor.userAgent);
  const device = [browser, system].filter((part) => part !== null).join(', ');
  return { device: device === '' ? '?' : device, network: truncateNetwork(visitor.network) };
}
