import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicHeader } from '#web/features/public/public-header.tsx';
import { paths } from '#web/shared/paths.ts';
import styles from './preview-frame.module.css';

/** Around the pages of a visitor's preview. Links to the other document are full page loads, so they are plain anchors. */
export function PreviewFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <PublicHeader />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <span className="num">{t('shell.copyright', { year: new Date().getFullYear() })}</span>
        <a href={paths.legal()}>{t('shell.legal')}</a>
      </footer>
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
