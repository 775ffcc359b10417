import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { isSetAsCode } from './is-set-as-code.ts';
import styles from './handout.module.css';

interface HandoutProps {
  readonly lines: readonly string[];
  /** large enough to read from across a table */
  readonly large?: boolean;
}

/** What the candidate looks at while answering, laid out as on paper: figures, a message, a log. */
export function Handout({ lines, large = false }: HandoutProps) {
  return (
    <ul className={styles.sheet} data-large={large} data-code={isSetAsCode(lines)}>
      {lines.map((line, at) => (
        <li key={`${String(at)} ${line}`}>
          <PlanText>{line}</PlanText>
        </li>
      ))}
    </ul>
  );
}
