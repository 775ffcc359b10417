import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './more-fields.module.css';

interface MoreFieldsProps {
  readonly title: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A collapsible section for fields that most interviews do not need; once the user closes it, it stays closed. */
export function MoreFields({ title, open, children }: MoreFieldsProps) {
  return (
    <details className={styles.more} open={open}>
      <summary>
        {title}
        <IconChevronDown aria-hidden />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
