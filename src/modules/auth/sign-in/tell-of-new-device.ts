import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { newDevice } from '#modules/auth/mails.ts';
import { languageOfUser } from '#modules/auth/profile/read-user.ts';
import { describeBrowser } from '#modules/auth/session/describe-browser.ts';
import { truncateNetwork } from '#modules/auth/session/truncate-network.ts';
import type { Visitor } from './visitor.ts';

/**
 * Mails the owner of an account that somebody signs in from a browser that is new to it. Called before the session is
 * opened, for browsers without the mark of an earlier sign-in. The same browser in the same network is not new, and the
 * first session of all is the owner's own.
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

/** Where a call comes from, as a mail says it. */
export function nameOfDevice(visitor: Visitor): { device: string; network: string } {
  const { browser, system } = describeBrowser(visitor.userAgent);
  const device = [browser, system].filter((part) => part !== null).join(', ');
  return { device: device === '' ? '?' : device, network: truncateNetwork(visitor.network) };
}
