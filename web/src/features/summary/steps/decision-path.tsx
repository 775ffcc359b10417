import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { requirementsCheckId } from '#web/features/summary/requirements/requirements-check.tsx';
import { summaryListsId } from '#web/features/summary/recommendation/summary-lists.tsx';
import type { DecisionSteps } from './decision-steps.ts';
import { StepMark } from './step-mark.tsx';
import { useStepStates } from './use-step-states.ts';
import styles from './decision-path.module.css';

interface DecisionPathProps {
  readonly steps: DecisionSteps;
  readonly chosen: Recommendation | null;
  /** the id of the place where it is chosen */
  readonly target: string;
}

/** The way to a decision in one place: each step with how far it is, and a link to where it is taken. */
export function DecisionPath({ steps, chosen, target }: DecisionPathProps) {
  const { t } = useTranslation('summary');
  const { requirements, lists } = steps;
  const states = useStepStates(steps);
  const rows = [
    ...(requirements === undefined || states.requirements === undefined
      ? []
      : [
          {
            target: requirementsCheckId,
            name: t('steps.requirements'),
            isDone: requirements.isDone,
            state: states.requirements,
          },
        ]),
    { target: summaryListsId, name: t('lists.title'), isDone: lists.isDone, state: states.lists },
    {
      target,
      name: t('steps.recommendation'),
      isDone: false,
      state: { text: chosen === null ? t('steps.notChosen') : t(`recommendation.${chosen}`), tone: 'plain' },
    },
  ];
  return (
    <ol className={styles.steps} aria-label={t('steps.title')}>
      {rows.map(({ target: to, name, isDone, state }, at) => (
        <li key={to}>
          <a href={`#${to}`}>
            <StepMark number={at + 1} isDone={isDone} />
            <b>{name}</b>
            <span className={styles.state} data-tone={state.tone}>
              {state.text}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
