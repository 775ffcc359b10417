import styles from './waiting-lines.module.css';

interface WaitingLinesProps {
  readonly label: string;
  readonly lines: number;
}

/** Lines of text that have not come yet; to be seen only when they take a while. */
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
