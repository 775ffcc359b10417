import { useTranslation } from 'react-i18next';
import { StepMark } from './step-mark.tsx';
import type { StepState } from './use-step-states.ts';
import styles from './decision-path.module.css';

export interface PathRow {
  /** the id of the place where it is taken */
  readonly target: string;
  readonly name: string;
  readonly isDone: boolean;
  readonly state: StepState | undefined;
  /** it is what comes next */
  readonly isNext: boolean;
}

/** The way to a decision in one place: each step with how far it is, and a link to where it is taken. */
export function DecisionPath({ rows }: { readonly rows: readonly PathRow[] }) {
  const { t } = useTranslation('summary');
  return (
    <ol className={styles.steps} aria-label={t('steps.title')}>
      {rows.map(({ target, name, isDone, state, isNext }, at) => (
        <li key={target}>
          <a href={`#${target}`} aria-current={isNext ? 'step' : undefined}>
            <StepMark number={at + 1} isDone={isDone} isNext={isNext} />
            <span>
              <b>{name}</b>
              {state !== undefined && (
                <small className={styles.state} data-tone={state.tone}>
                  {state.text}
                </small>
              )}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
