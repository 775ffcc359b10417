import { useEffect } from 'react';
import { updateProfile } from '#contracts/auth/auth.ts';
import { call } from '#web/shared/api/api-client.ts';
import { updateUser, useUser } from '#web/shared/api/session.ts';

/** Mails and files tell times in the account's zone: that of the device which it was used on last. */
export function useAccountTimeZone(): void {
  const { id, timezone } = useUser();
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // unanswered, it is sent again at the next start
    if (timeZone !== timezone)
      void call(updateProfile, { body: { timezone: timeZone } }).then(updateUser, () => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once a start, or two devices in two zones would never rest
  }, [id]);
}
