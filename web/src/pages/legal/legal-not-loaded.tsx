import { useTranslation } from 'react-i18next';

/** Shown if the script of the page's content failed to load: offline, or after a newer version was deployed. */
export function LegalNotLoaded() {
  const { t } = useTranslation();
  return (
    <main role="alert">
      {t('error.network')}{' '}
      <button type="button" className="link" onClick={() => location.reload()}>
        {t('action.retry')}
      </button>
    </main>
  );
}
