import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { OfflineError } from '#web/shared/api/api-error.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { useWhenOnline } from '#web/shared/use-when-online.ts';
import styles from './route-error.module.css';

/** The default error screen of a route: what happened, a retry button, and the request id for support. */
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

/**
 * Reloads the whole document, because browsers do not retry a failed module script. Not while offline: that would lose
 * the page.
 */
function reload(): void {
  if (navigator.onLine) location.reload();
}

/** When the network is back, the server may still be out of reach, and a failed reload would lose the shell too. */
async function reloadWhenAnswered(): Promise<void> {
  const answer = await fetch('/config.json').catch(() => undefined);
  if (answer?.ok === true) location.reload();
}
