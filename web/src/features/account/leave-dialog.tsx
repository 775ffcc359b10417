import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { currentSession } from '#web/shared/api/session.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';

/** Asks for confirmation before a typed password is lost: unlike other fields, it is never stored on the device. */
export function LeaveDialog({ asks }: { readonly asks: boolean }) {
  const { t } = useTranslation('profile');
  const blocker = useBlocker(
    // Not after the session has ended: the router is then redirecting to the sign-in page.
    ({ currentLocation, nextLocation }) =>
      asks && currentSession().status === 'signed-in' && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('leave.title')}
      confirm={t('leave.go')}
      dismiss={t('leave.stay')}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
