import { classes } from './classes.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** the signed-in user: inverted colours */
  readonly own?: boolean;
  /** the size used in page headers */
  readonly large?: boolean;
}

/** The first letter of the name, or U. Decorative: the name itself is next to it. */
export function Avatar({ name, own = false, large = false }: AvatarProps) {
  const letter = Array.from(name.trim())[0] ?? 'U';
  return (
    <span className={classes(styles.avatar, own && styles.own, large && styles.large)} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
