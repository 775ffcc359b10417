import { IconFlagFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import { topicOf } from '#contracts/interviewing/plan/plan.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { answerId, openAnswer } from '#web/features/summary/results/answer-place.ts';
import { Reopen } from '#web/features/summary/reopen.tsx';
import type { ComponentProps } from 'react';
import { RequirementsCheck } from './requirements-check.tsx';
import styles from './requirements-check.module.css';

interface SettleStepProps extends ComponentProps<typeof RequirementsCheck> {
  readonly interview: Interview;
  readonly run: Run;
}

/**
 * What might speak against a decision: marked red flags, requirements that are not met or open, and unscored questions,
 * which can only be scored by continuing the interview.
 */
export function SettleStep({ interview, run, ...requirements }: SettleStepProps) {
  const { t } = useTranslation('summary');
  const answerOf = new Map(run.answers.map((answer) => [answer.questionId, answer]));
  const flagged = run.plan.questions.filter(({ id }) => answerOf.get(id)?.redFlagSeen === true);
  const unscored = run.plan.questions.filter(({ id }) => (answerOf.get(id)?.score ?? null) === null);
  const whyUnscored = (id: string): string => {
    const answer = answerOf.get(id);
    return answer?.state === 'skipped'
      ? t('questions.skipped', { reason: t(`skipReason.${answer.skipReason ?? 'other'}`) })
      : t('scores.none');
  };
  return (
    <>
      {flagged.length > 0 && (
        <>
          <h3 className={styles.group}>{t('settle.flags')}</h3>
          <ul className={styles.questions}>
            {flagged.map((question) => (
              <li key={question.id}>
                <a href={`#${answerId(question.order)}`} onClick={() => openAnswer(question.order)}>
                  <IconFlagFilled aria-hidden />
                  {t('q', { number: question.order })} <PlanText>{capitalised(topicOf(question))}</PlanText>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <RequirementsCheck {...requirements} />
      {unscored.length > 0 && (
        <>
          <h3 className={styles.group}>{t('settle.unscored')}</h3>
          <ul className={styles.questions}>
            {unscored.map((question) => (
              <li key={question.id}>
                <a href={`#${answerId(question.order)}`} onClick={() => openAnswer(question.order)}>
                  {t('q', { number: question.order })} <PlanText>{capitalised(topicOf(question))}</PlanText>
                </a>
                <span>{whyUnscored(question.id)}</span>
              </li>
            ))}
          </ul>
          <Reopen interview={interview} />
        </>
      )}
    </>
  );
}

/** Focuses the first open requirement, even if it is in a collapsed section. */
export function focusUnsettled(stepId: string): void {
  const first = document.getElementById(stepId)?.querySelector('[data-unsettled="true"]');
  first?.closest('details')?.setAttribute('open', '');
  first?.scrollIntoView({ block: 'center' });
  first?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true, focusVisible: true });
}
