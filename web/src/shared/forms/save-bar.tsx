import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import { FormFailure } from './form-failure.tsx';
import formStyles from './form.module.css';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** what the server answered: in sight as the buttons are, however far above them somebody reads */
  readonly error: unknown;
  /** the form is made of parts, their names beside the fields: the buttons begin where the fields do */
  readonly inParts?: boolean;
  /** below it on a phone stand the places of the shell */
  readonly abovePlaces?: boolean;
  /** the buttons, the one that sends first, and what is said beside them */
  readonly children: ReactNode;
}

/** What sends a form, at the foot of the screen while the form goes on below it. */
export function SaveBar({ error, inParts = false, abovePlaces = false, children }: SaveBarProps) {
  return (
    <div className={classes(styles.bar, inParts && styles.inParts, abovePlaces && styles.abovePlaces)}>
      <FormFailure error={error} />
      <div className={classes(formStyles.foot, styles.acts)}>{children}</div>
    </div>
  );
}
