import { updateProfile } from '#contracts/auth/auth.ts';
import { call } from '#web/shared/api/api-client.ts';
import { currentSession, updateUser } from '#web/shared/api/session.ts';

/** E-mails and files show times in the account's time zone: that of the device last used. Throws what `call` throws. */
export async function sendTimeZone(): Promise<void> {
  const session = currentSession();
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
  if (session.status !== 'signed-in' || session.user.timezone === timezone) return;
  updateUser(await call(updateProfile, { body: { timezone } }));
}
