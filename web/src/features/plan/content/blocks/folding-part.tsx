import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import styles from './plan-claims.module.css';

interface FoldingPartProps {
  readonly title: string;
  /** what stands beside it while it is folded: how many, or how long */
  readonly count: string;
  readonly children: ReactNode;
}

/** On a phone it opens on a tap: the questions begin on the first screen. */
export function FoldingPart({ title, count, children }: FoldingPartProps) {
  if (useIsPhone()) {
    return (
      <details>
        <summary>
          <h2>{title}</h2>
          <span className={classes(styles.numbers, 'num')}>{count}</span>
          <IconChevronDown aria-hidden />
        </summary>
        {children}
      </details>
    );
  }
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
