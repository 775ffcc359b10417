import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import { BudgetBar, type BudgetSegment } from '#web/entities/plan/talk/budget-bar.tsx';
import { fillBudget } from './run-budget-fill.ts';
import { useRunProgress } from './use-run-progress.ts';
import styles from './run-top-bar.module.css';

/** The budget bar, filled with the minutes actually used. */
export function RunBudget() {
  const { t } = useTranslation('runner');
  const format = useFormat();
  const progress = useRunProgress();
  const { plan, currentStep, elapsedSec } = progress;
  const segments = fillBudget(progress).map((filled, index): BudgetSegment => {
    const number = plan.questions.find(({ id }) => id === filled.step.questionId)?.order;
    const planned = filled.step.minutes * 60;
    const state = segmentState(filled.dropped, index === currentStep, filled.usedSec > planned);
    return {
      id: String(index),
      // a part that ran over is as wide as the time it took
      minutes: filled.dropped ? filled.step.minutes : Math.max(filled.step.minutes, filled.usedSec / 60),
      kind: 'plain',
      ...(number === undefined ? {} : { label: String(number) }),
      used: filled.dropped || planned === 0 ? 0 : filled.usedSec / planned,
      ...(state === undefined ? {} : { state }),
    };
  });
  const description = t('budget', {
    used: format.minutes(Math.floor(elapsedSec / 60)),
    planned: format.minutes(plan.durationMin),
  });
  return (
    <div className={styles.budget}>
      <BudgetBar size="line" segments={segments} description={description} />
      <div className={styles.numbers} aria-hidden>
        {segments.map(({ id, minutes, label, state }) => (
          <span key={id} style={{ flexGrow: minutes }} data-now={state === 'now'}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

function segmentState(dropped: boolean, now: boolean, over: boolean): BudgetSegment['state'] {
  if (dropped) return 'dropped';
  if (now) return 'now';
  return over ? 'over' : undefined;
}
