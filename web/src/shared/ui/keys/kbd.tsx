import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './kbd.module.css';

/** A key, drawn as a key. `onPen`: inside a filled button. Decoration for who sees it: the button says its own name. */
export function Kbd({ children, onPen = false }: { readonly children: ReactNode; readonly onPen?: boolean }) {
  return (
    <kbd className={classes(styles.key, onPen && styles.onPen)} aria-hidden="true">
      {children}
    </kbd>
  );
}
