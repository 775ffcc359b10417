import type { ReactNode } from 'react';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import styles from './list-header.module.css';

interface ListHeaderProps {
  readonly title: string;
  /** one line below the title, where there is room */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** The header of a list page. */
export function ListHeader({ title, children, action }: ListHeaderProps) {
  return (
    <PageHeader className={styles.low} title={title} actions={action}>
      {children}
    </PageHeader>
  );
}
