import styles from './facts.module.css';

/** Facts in a row with a dot between two of them, which stands at neither end of a line. */
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
