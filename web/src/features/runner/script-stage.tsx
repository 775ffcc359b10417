import { useTranslation } from 'react-i18next';
import type { FlowStep, Plan } from '#contracts/plan.ts';
import { useFormat } from '#web/shared/format.ts';
import { useHeadingFocus } from '#web/shared/ui/focus-heading.ts';
import type { RunDialog } from './run-screen.tsx';
import styles from './question-stage.module.css';

interface ScriptStageProps {
  readonly step: FlowStep;
  readonly plan: Plan;
  readonly open: (dialog: RunDialog) => void;
}

/** A part of the talk without a question: what to say in it. */
export function ScriptStage({ step, plan, open }: ScriptStageProps) {
  useHeadingFocus();
  const { t } = useTranslation('runner');
  const format = useFormat();
  const part = step.kind === 'candidate_questions' || step.kind === 'wrap_up' ? step.kind : 'intro';
  return (
    <article>
      <p className={styles.facts}>
        <button type="button" className={styles.numberButton} onClick={() => open('questions')}>
          {t('rail.label')}
        </button>
        <span className={styles.time}>{format.minutes(step.minutes)}</span>
      </p>
      <h1 className={styles.ask}>{t(`part.${part}`)}</h1>
      <p className={styles.script} lang={step.script === undefined ? undefined : plan.language}>
        {step.script ?? t(`partText.${part}`)}
      </p>
    </article>
  );
}
