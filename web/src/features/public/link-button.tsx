import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './link-button.module.css';

interface LinkButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly kind?: 'default' | 'filled' | 'quiet';
  readonly size?: 'md' | 'lg';
  readonly className?: string | undefined;
}

/** A link styled like the app's buttons: the public document does not load Mantine. */
export function LinkButton({ href, children, kind = 'default', size = 'md', className }: LinkButtonProps) {
  return (
    <a href={href} className={classes(styles.button, styles[kind], styles[size], className)}>
      {children}
    </a>
  );
}
