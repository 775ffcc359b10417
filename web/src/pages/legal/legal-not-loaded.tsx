import { useTranslation } from 'react-i18next';

/** The script of what is in the frame did not come: without a network, or after a newer version was installed. */
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
