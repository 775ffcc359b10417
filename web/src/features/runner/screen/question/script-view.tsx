import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FlowStep } from '#contracts/interviewing/plan/plan.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { CandidateQuestionList } from '#web/entities/plan/talk/candidate-question-list.tsx';
import { useRun } from '#web/features/runner/sync/run-context.ts';
import { StepTime } from '#web/features/runner/screen/time/step-time.tsx';
import { isScripted } from '#web/features/runner/screen/run-steps.ts';
import { RequirementAnswers } from './requirement-answers.tsx';
import { useStepStart } from './use-step-start.ts';
import type { RunDialog } from '#web/features/runner/screen/run-dialog.ts';
import styles from './question-view.module.css';

interface ScriptViewProps {
  readonly step: FlowStep;
  readonly open: (dialog: RunDialog) => void;
}

/** A part of the interview without a question: its script. */
export function ScriptView({ step, open }: ScriptViewProps) {
  useStepStart();
  const { t } = useTranslation('runner');
  const inAdvance = useRun(({ interview }) => interview.questionsInAdvance);
  if (!isScripted(step.kind)) return null;
  return (
    <article>
      <p className={styles.part}>
        <button type="button" className={styles.numberButton} onClick={() => open('questions')}>
          {t('rail.label')}
          <IconChevronDown aria-hidden />
        </button>
        <StepTime />
      </p>
      <h1 className={styles.ask}>{t(`part.${step.kind}`)}</h1>
      <p className={styles.script}>
        {step.script === undefined ? t(`partText.${step.kind}`) : <PlanText>{step.script}</PlanText>}
      </p>
      {step.kind === 'intro' && inAdvance && <p className={classes(styles.script, 'muted')}>{t('inAdvance.talk')}</p>}
      {step.kind === 'requirements' && (
        <div className={styles.script}>
          <RequirementAnswers />
        </div>
      )}
      {step.kind === 'candidate_questions' && <PreparedQuestions />}
    </article>
  );
}

/** Questions the candidate may ask, with answers from the job posting. */
function PreparedQuestions() {
  const { t } = useTranslation('runner');
  const questions = useRun(({ plan }) => plan.candidateQuestions);
  if (questions === undefined || questions.length === 0) return null;
  return (
    <section className={styles.script} aria-labelledby="prepared">
      <h2 id="prepared">{t('prepared')}</h2>
      <CandidateQuestionList questions={questions} />
    </section>
  );
}
