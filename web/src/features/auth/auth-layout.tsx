import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#web/shared/language/account-language.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { paths } from '#web/shared/paths.ts';
import { Logo } from '#web/shared/ui/mark.tsx';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** the product itself, at the right on wide screens; decoration */
  readonly aside: ReactNode;
}

/** Form left, product right. Links to the other document are full page loads, so they are plain anchors. */
export function AuthLayout({ title, lead, children, aside }: AuthLayoutProps) {
  const { t } = useTranslation();
  useDocumentTitle(title);
  const other = currentLanguage() === 'en' ? 'uk' : 'en';
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header>
          <a href={paths.landing()} className={styles.brand}>
            <Logo />
          </a>
        </header>
        <main className={styles.form}>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </main>
        <footer className={styles.foot}>
          <span className="num">{t('shell.copyright', { year: new Date().getFullYear() })}</span>
          <a href={paths.legal()}>{t('shell.legal')}</a>
          <button type="button" lang={other} onClick={() => void chooseLanguage(other)}>
            {t('language.other')}
          </button>
        </footer>
      </div>
      <aside className={styles.aside} aria-hidden="true">
        {aside}
      </aside>
    </div>
  );
}
