import { Button } from '@mantine/core';
import { IconArrowRight, IconBriefcase, IconMessages, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '#web/shared/api/session.ts';
import { storedTokens } from '#web/shared/api/stored-tokens.ts';
import { paths } from '#web/shared/paths.ts';
import { Logo } from '#web/shared/ui/mark.tsx';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import { Drawing } from '#web/shared/ui/state/drawings.tsx';
import { readableAddress } from './readable-address.ts';
import styles from './not-found-page.module.css';

/** Unknown address: shows it, with links onward. The home page is a separate document, hence the plain anchor. */
export function Component() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const title = t('notFound.title');
  useDocumentTitle(title);
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <a href={isSignedIn ? paths.dashboard() : paths.landing()} className={styles.brand}>
          <Logo />
        </a>
      </header>
      <main id="main" className={styles.main}>
        <Drawing name="folder" />
        <h1>{title}</h1>
        <p className={styles.lead}>{t('notFound.text')}</p>
        <dl className={styles.asked}>
          <dt>{t('notFound.asked')}</dt>
          <dd>{readableAddress(pathname)}</dd>
        </dl>
        {isSignedIn ? (
          <>
            <Button
              component={Link}
              to={paths.dashboard()}
              variant="filled"
              size="lg"
              rightSection={<IconArrowRight />}
              className={styles.act}
            >
              {t('notFound.toDashboard')}
            </Button>
            <Places />
          </>
        ) : (
          <Button
            component="a"
            href={paths.landing()}
            variant="filled"
            size="lg"
            rightSection={<IconArrowRight />}
            className={styles.act}
          >
            {t('notFound.toHome')}
          </Button>
        )}
      </main>
    </div>
  );
}

function Places() {
  const { t } = useTranslation();
  const places = [
    { to: paths.positions(), name: t('shell.positions'), icon: <IconBriefcase aria-hidden /> },
    { to: paths.interviews(), name: t('shell.interviews'), icon: <IconMessages aria-hidden /> },
    { to: paths.candidates(), name: t('shell.candidates'), icon: <IconUsers aria-hidden /> },
  ];
  return (
    <nav aria-label={t('shell.mainMenu')} className={styles.places}>
      {places.map(({ to, name, icon }) => (
        <Link key={to} to={to}>
          {icon}
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Also true while only the locally stored session is known. */
function useIsSignedIn(): boolean {
  const { status } = useSession();
  return status === 'signed-in' || (status === 'loading' && storedTokens().access !== null);
}
