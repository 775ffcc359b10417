import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import { useDocumentTitle } from './use-document-title.ts';
import styles from './page.module.css';

interface PageProps {
  /** for the browser tab */
  readonly title: string;
  /** reading: 728 px, for forms and prose; wide: the whole column; full: edge to edge, for side panels */
  readonly width?: 'wide' | 'reading' | 'full';
  readonly children: ReactNode;
}

/** The main content of a signed-in page. */
export function Page({ title, width = 'wide', children }: PageProps) {
  useDocumentTitle(title);
  return (
    <main id="main" data-width={width} className={classes(styles.page, styles[width])}>
      {children}
    </main>
  );
}
