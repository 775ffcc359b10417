import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { OfflineError } from '#web/shared/api-error.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import styles from './route-error.module.css';

/** The boundary of every route: what happened, try again, and the request id for whoever helps. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation();
  return (
    <main className={styles.frame}>
      <ErrorState title={t('error.page')} error={navigator.onLine ? error : new OfflineError()} onRetry={reload} />
    </main>
  );
}

/** The whole page: a browser does not fetch a script again that it failed to get. Without a network, all would go. */
function reload(): void {
  if (navigator.onLine) location.reload();
}
