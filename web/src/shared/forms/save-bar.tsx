import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import { FormFailure } from './form-failure.tsx';
import formStyles from './form.module.css';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** the server's error; shown in the bar so that it is visible at any scroll position */
  readonly error: unknown;
  /** the form is divided into parts with their names beside the fields: aligns the buttons with the fields */
  readonly inParts?: boolean;
  /** on a phone, leaves room for the shell's navigation bar below */
  readonly abovePlaces?: boolean;
  /** the buttons, submit first, and any text beside them */
  readonly children: ReactNode;
}

/** The form's buttons, fixed to the bottom of the screen while the form continues below. */
export function SaveBar({ error, inParts = false, abovePlaces = false, children }: SaveBarProps) {
  return (
    <div className={classes(styles.bar, inParts && styles.inParts, abovePlaces && styles.abovePlaces)}>
      <FormFailure error={error} />
      <div className={classes(formStyles.foot, styles.acts)}>{children}</div>
    </div>
  );
}
