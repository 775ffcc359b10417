import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#web/shared/language/account-language.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './visitor-foot.module.css';

/**
 * The footer of pages for visitors who are not signed in. The legal pages are a separate document, hence the plain
 * anchor.
 */
export function VisitorFoot() {
  const { t } = useTranslation();
  const other = currentLanguage() === 'en' ? 'uk' : 'en';
  return (
    <footer className={styles.foot}>
      <span className="num">{t('shell.copyright', { year: new Date().getFullYear() })}</span>
      <a href={paths.legal()}>{t('shell.legal')}</a>
      <button type="button" lang={other} onClick={() => void chooseLanguage(other)}>
        {t('language.other')}
      </button>
    </footer>
  );
}
