import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './tag.module.css';

export type TagTone = 'plain' | 'outline' | 'must' | 'ok' | 'warn' | 'danger' | 'pen' | 'marker';

interface TagProps {
  readonly children: ReactNode;
  readonly tone?: TagTone;
  readonly icon?: ReactNode;
}

/** A small fact about an item: "Must ask", "Optional", "Same for all 6 candidates". Not interactive. */
export function Tag({ children, tone = 'plain', icon }: TagProps) {
  return (
    <span className={classes(styles.tag, tone !== 'plain' && styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
