import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#web/shared/language/account-language.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { paths } from '#web/shared/paths.ts';
import { Logo } from '#web/shared/ui/mark.tsx';
import { LinkButton } from './link-button.tsx';
import styles from './public-header.module.css';
import { useReturningUser } from './use-public-page.ts';

interface PublicHeaderProps {
  /** sections of this page */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
}

export function PublicHeader({ links = [] }: PublicHeaderProps) {
  const { t } = useTranslation();
  const returning = useReturningUser();
  const other = currentLanguage() === 'en' ? 'uk' : 'en';
  return (
    <header className={styles.header}>
      <a href={paths.landing()} className={styles.brand}>
        <Logo />
      </a>
      <nav aria-label={t('shell.mainMenu')} className={styles.links}>
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.end}>
        <button type="button" className={styles.language} lang={other} onClick={() => void chooseLanguage(other)}>
          <IconLanguage aria-hidden />
          {t('language.other')}
        </button>
        {returning ? (
          <LinkButton href={paths.dashboard()} className={styles.open}>
            {t('public.open')}
          </LinkButton>
        ) : (
          <>
            <LinkButton href={paths.login()} kind="quiet">
              {t('public.login')}
            </LinkButton>
            <LinkButton href={paths.register()} className={styles.create}>
              {t('public.register')}
            </LinkButton>
          </>
        )}
      </div>
    </header>
  );
}
