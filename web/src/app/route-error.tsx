import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import styles from './route-error.module.css';

/** The boundary of every route: what happened, try again, and the request id for whoever helps. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return (
    <main className={styles.frame}>
      <ErrorState
        title={t('error.page')}
        error={error}
        onRetry={() => void revalidate().catch(() => location.reload())}
      />
    </main>
  );
}
