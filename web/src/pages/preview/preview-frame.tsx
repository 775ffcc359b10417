import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '#web/shared/api/session.ts';
import { paths } from '#web/shared/paths.ts';
import { Logo } from '#web/shared/ui/mark.tsx';
import { VisitorFoot } from '#web/shared/ui/page/visitor-foot.tsx';
import styles from './preview-frame.module.css';

/** The frame of the visitor's preview pages. Links to the other document are full page loads, hence plain anchors. */
export function PreviewFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['common', 'preview']);
  const isVisitor = useSession().status === 'signed-out';
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <a href={paths.landing()} className={styles.brand}>
          <Logo />
        </a>
        {isVisitor && (
          <nav aria-label={t('public.account')} className={styles.account}>
            <Button component={Link} to={paths.login()} variant="subtle">
              {t('public.login')}
            </Button>
            <Button component={Link} to={paths.register()} className={styles.create}>
              {t('preview:account.create')}
            </Button>
          </nav>
        )}
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <div className={styles.foot}>
        <VisitorFoot />
      </div>
    </div>
  );
}

export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <Loader aria-hidden />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
