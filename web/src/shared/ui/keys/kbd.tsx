import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './kbd.module.css';

/** A keyboard key. `onPen`: inside a filled button. Purely visual: the button has its own accessible name. */
export function Kbd({ children, onPen = false }: { readonly children: ReactNode; readonly onPen?: boolean }) {
  return (
    <kbd className={classes(styles.key, onPen && styles.onPen)} aria-hidden="true">
      {children}
    </kbd>
  );
}
