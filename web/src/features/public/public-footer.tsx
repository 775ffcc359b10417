import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#web/shared/language/account-language.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { languages } from '#contracts/languages.ts';
import { openConsentChoices } from '#web/shared/consent/consent-request.ts';
import { paths } from '#web/shared/paths.ts';
import { Logo } from '#web/shared/ui/mark.tsx';
import styles from './public-footer.module.css';
import { useReturningUser } from './use-public-page.ts';

export function PublicFooter() {
  const { t } = useTranslation();
  const returning = useReturningUser();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div>
            <Logo />
            <p className={styles.tagline}>{t('shell.tagline')}</p>
          </div>
          <nav aria-label={t('public.account')}>
            <h2>{t('public.account')}</h2>
            <ul>
              {returning ? (
                <li>
                  <a href={paths.dashboard()}>{t('shell.dashboard')}</a>
                </li>
              ) : (
                <>
                  <li>
                    <a href={paths.login()}>{t('public.login')}</a>
                  </li>
                  <li>
                    <a href={paths.register()}>{t('public.register')}</a>
                  </li>
                </>
              )}
              <li>
                <a href={paths.pricing()}>{t('public.pricing')}</a>
              </li>
            </ul>
          </nav>
          <nav aria-label={t('shell.legal')}>
            <h2>{t('shell.legal')}</h2>
            <ul>
              <li>
                <a href={paths.legal()}>{t('public.documents')}</a>
              </li>
              <li className="consent-only">
                <button type="button" onClick={openConsentChoices}>
                  {t('shell.cookies')}
                </button>
              </li>
            </ul>
          </nav>
        </div>
        <div className={styles.bottom}>
          <span className="num">{t('shell.copyright', { year: new Date().getFullYear() })}</span>
          <span className={styles.languages}>
            {languages.map((language) => (
              <button
                key={language}
                type="button"
                lang={language}
                aria-pressed={language === currentLanguage()}
                onClick={() => void chooseLanguage(language)}
              >
                {t(`language.${language}`)}
              </button>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}
