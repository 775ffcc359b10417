import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { logout } from '#contracts/auth/auth.ts';
import { call } from '#web/shared/api/api-client.ts';
import { notify } from '#web/shared/notify.ts';
import { endSession } from '#web/shared/api/session.ts';
import { storedTokens } from '#web/shared/api/stored-tokens.ts';
import { dropWayBack } from '#web/shared/way-back.ts';

/** Ends the session on the server and here. If the server fails, logs it and signs out on this device all the same. */
export function useLogout() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async () => {
      const { refresh } = storedTokens();
      await call(logout, { headers: refresh === null ? {} : { 'refresh-token': refresh } });
    },
    onError: (error) => {
      // oxlint-disable-next-line no-console -- a server error at logout has no other place to be seen
      console.warn('logout was not answered', error);
    },
    onSettled: () => {
      endSession();
      // after a deliberate sign-out, the next sign-in starts afresh
      dropWayBack();
      notify.success(t('auth.loggedOut'));
    },
  });
}
