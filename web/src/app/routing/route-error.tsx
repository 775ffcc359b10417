import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { useWhenOnline } from '#web/shared/use-when-online.ts';
import styles from './route-error.module.css';

/** What a route shows that has nothing better to say: what happened, try again, and the request id for whoever helps. */
export function RouteError({ onRetry }: { readonly onRetry?: () => void }) {
  const error = useRouteError();
  const { t } = useTranslation();
  useWhenOnline(() => {
    if (onRetry === undefined) void reloadWhenAnswered();
  });
  return (
    <main id="main" className={styles.frame}>
      <ErrorState
        title={t('error.page')}
        error={navigator.onLine ? error : new OfflineError()}
        onRetry={onRetry ?? reload}
      />
    </main>
  );
}

/** The whole page: a browser does not fetch a script again that it failed to get. Without a network, all would go. */
function reload(): void {
  if (navigator.onLine) location.reload();
}

/** A network that has just come back may not reach the server yet, and a reload that fails takes the shell away too. */
async function reloadWhenAnswered(): Promise<void> {
  const answer = await fetch('/config.json').catch(() => undefined);
  if (answer?.ok === true) location.reload();
}
