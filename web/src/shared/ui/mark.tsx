import styles from './mark.module.css';

/**
 * The logo: a single-storey "a" whose stem ends in a nib, on a highlighter-yellow tile; the same in both colour
 * schemes.
 */
function Mark() {
  return (
    <svg width={26} height={26} viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="8" fill="#FFEE70" />
      <circle cx="13.6" cy="16.2" r="6.4" fill="none" stroke="#17181C" strokeWidth="4" />
      <path d="M18 7.8h4.4v13.6l-2.2 4.6-2.2-4.6z" fill="#17181C" />
    </svg>
  );
}

const name = 'Askwell';

/** The logo with the product name, which is never translated. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      {name}
    </span>
  );
}
