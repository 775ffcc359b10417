import { useTranslation } from 'react-i18next';
import { useConfig, useConfigPending } from '#web/shared/config/api.ts';
import { openConsentChoices } from '#web/shared/consent/consent-request.ts';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './footer.module.css';

/** Year, tagline, and the operator's social profile and contact address if configured. */
export function Footer() {
  const { t } = useTranslation();
  const config = useConfig();
  const pending = useConfigPending();
  return (
    <footer className={classes(styles.footer, pending && styles.pending)}>
      <span className="num">{t('shell.copyright', { year: new Date().getFullYear() })}</span>
      <span className={styles.tagline}>{t('shell.tagline')}</span>
      <button type="button" className="consent-only" onClick={openConsentChoices}>
        {t('shell.cookies')}
      </button>
      {config?.socialUrl !== undefined && (
        <a href={config.socialUrl} target="_blank" rel="noreferrer">
          {t('shell.social')}
        </a>
      )}
      {config?.contactEmail !== undefined && <a href={`mailto:${config.contactEmail}`}>{config.contactEmail}</a>}
    </footer>
  );
}
