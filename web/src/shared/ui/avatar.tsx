import { classes } from './classes.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** the signed-in user: ink on paper turned round */
  readonly own?: boolean;
  /** at the head of a page */
  readonly large?: boolean;
}

/** First letter of the name, or U. Decoration: the name itself is beside it. */
export function Avatar({ name, own = false, large = false }: AvatarProps) {
  const letter = Array.from(name.trim())[0] ?? 'U';
  return (
    <span className={classes(styles.avatar, own && styles.own, large && styles.large)} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
