import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { openShare } from '#contracts/interviewing/summary/interview-share.ts';
import { fragmentToken } from '#web/features/auth/fragment-token.ts';
import { sharedQuery } from '#web/features/shared-interview/api.ts';
import { SharedInterview } from '#web/features/shared-interview/shared-interview.tsx';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { chooseLanguage } from '#web/shared/language/account-language.ts';
import { currentLanguage } from '#web/shared/language/i18n.ts';
import { paths } from '#web/shared/paths.ts';
import { Logo } from '#web/shared/ui/mark.tsx';
import { Drawing } from '#web/shared/ui/state/drawings.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { useDocumentTitle } from '#web/shared/ui/page/use-document-title.ts';
import { useSteadyPending } from '#web/shared/ui/page/use-steady-pending.ts';
import styles from './shared-page.module.css';

/** What a share link shows, with or without an account. Links to the other document are full page loads. */
export function Component() {
  const { t } = useTranslation();
  // Read on every render, because pasting another link changes only the fragment.
  const token = fragmentToken(useLocation().hash);
  const other = currentLanguage() === 'en' ? 'uk' : 'en';
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <a href={paths.landing()}>
          <Logo />
        </a>
      </header>
      <main id="main" className={styles.main}>
        {token === null ? <Ended /> : <Opened key={token} token={token} />}
      </main>
      <footer className={styles.foot}>
        <span className="num">{t('shell.copyright', { year: new Date().getFullYear() })}</span>
        <a href={paths.legal()}>{t('shell.legal')}</a>
        <button type="button" lang={other} onClick={() => void chooseLanguage(other)}>
          {t('language.other')}
        </button>
      </footer>
    </div>
  );
}

function Opened({ token }: { readonly token: string }): ReactNode {
  const { t } = useTranslation('share');
  const { data, error, refetch } = useQuery(sharedQuery(token));
  const isSlow = useSteadyPending(data === undefined && error === null);
  if (isSlow) return <Opening />;
  if (data !== undefined) return <SharedInterview document={data} />;
  if (error === null) return null;
  if (refusalOf(openShare, error)?.code === 'interviewing.share_ended') return <Ended />;
  return <ErrorState title={t('page.failed')} error={error} onRetry={() => void refetch()} />;
}

function Opening() {
  const { t } = useTranslation('share');
  return (
    <div className={styles.waiting} role="status">
      <Loader aria-hidden />
      <span className="visually-hidden">{t('page.loading')}</span>
    </div>
  );
}

function Ended() {
  const { t } = useTranslation('share');
  useDocumentTitle(t('page.endedTitle'));
  return (
    <section className={styles.ended}>
      <Drawing name="chair" />
      <h1>{t('page.endedTitle')}</h1>
      <p>{t('page.endedText')}</p>
    </section>
  );
}
