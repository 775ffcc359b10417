import styles from './clock.module.css';

/** When a part of the talk begins, by its own clock: "0:12". Its length stands beside it in words. Null keeps its place empty. */
export function Clock({ minutes }: { readonly minutes: number | null }) {
  return (
    <span className={styles.clock} aria-hidden>
      {minutes !== null && clockText(minutes)}
    </span>
  );
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}
