import { updateProfile } from '#contracts/auth/auth.ts';
import { call } from '#web/shared/api/api-client.ts';
import { currentSession, updateUser } from '#web/shared/api/session.ts';

/** Mails and files tell times in the account's zone: that of the device which it was used on last. Throws what `call` throws. */
export async function sendTimeZone(): Promise<void> {
  const session = currentSession();
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
  if (session.status !== 'signed-in' || session.user.timezone === timezone) return;
  updateUser(await call(updateProfile, { body: { timezone } }));
}
