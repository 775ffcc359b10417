import { classes } from './classes.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** the signed-in user: ink on paper turned round */
  readonly own?: boolean;
}

/** First letter of the name, or U. Decoration: the name itself is beside it. */
export function Avatar({ name, own = false }: AvatarProps) {
  const letter = Array.from(name.trim())[0] ?? 'U';
  return (
    <span className={classes(styles.avatar, own && styles.own)} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
