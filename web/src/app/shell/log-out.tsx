import { type PropsWithChildren, createContext, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogout } from '#web/features/auth/use-logout.ts';
import { useUser } from '#web/shared/api/session.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';

const LogOutContext = createContext<() => void>(() => undefined);

export function useLogOut(): () => void {
  return use(LogOutContext);
}

// not part of the shell: most sessions never sign out
const loadRuns = () => import('#web/features/runner/sync/run-device.ts');

/** Signing out deletes all interview data of the user on this device; asks first if any of it has not been sent. */
export function LogOut({ children }: PropsWithChildren) {
  const { t } = useTranslation();
  const { id } = useUser();
  const logout = useLogout();
  const [unsent, ask] = useState(0);
  const confirm = async (): Promise<void> => {
    await loadRuns()
      .then(({ discardRunsOf }) => discardRunsOf(id))
      .catch(() => undefined);
    logout.mutate();
  };
  const start = async (): Promise<void> => {
    const found = await loadRuns()
      .then(({ countUnsent }) => countUnsent(id))
      .catch(() => 0);
    if (found === 0) await confirm();
    else ask(found);
  };
  return (
    <LogOutContext value={() => void start()}>
      {children}
      <ConfirmDialog
        opened={unsent > 0}
        onClose={() => ask(0)}
        onConfirm={() => void confirm()}
        title={t('logout.title')}
        confirm={t('logout.confirm')}
        danger
        busy={logout.isPending}
      >
        {t('logout.unsent', { count: unsent })}
      </ConfirmDialog>
    </LogOutContext>
  );
}
