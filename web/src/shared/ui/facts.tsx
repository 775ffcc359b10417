import styles from './facts.module.css';

/** Facts in a row, separated by dots; no line begins or ends with a dot. */
export function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <span className={styles.frame}>
      <span className={styles.facts}>
        {facts.map((fact, at) => (
          <span key={fact}>
            {at > 0 && <i>{' · '}</i>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
