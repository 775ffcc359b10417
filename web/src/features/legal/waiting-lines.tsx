import styles from './waiting-lines.module.css';

interface WaitingLinesProps {
  readonly label: string;
  readonly lines: number;
}

/** Placeholder lines for text that is loading; shown only if that takes a while. */
export function WaitingLines({ label, lines }: WaitingLinesProps) {
  return (
    <div className={styles.lines} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} aria-hidden />
      ))}
    </div>
  );
}
