import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RequirementAnswer, requirementAnswers } from '#contracts/interviewing/run/interview-run.ts';
import { requirementsToTick, unscoredPoints } from '#contracts/interviewing/plan/plan-requirements.ts';
import choice from '#web/entities/plan/talk/answer-choice.module.css';
import { PointsToSettle } from '#web/entities/plan/talk/points-to-settle.tsx';
import { RequirementList } from '#web/entities/plan/talk/requirement-list.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import styles from './requirement-answers.module.css';

/** What is open about this person, then the requirements of the posting, each to be answered yes, no or open. */
export function RequirementAnswers() {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const plan = useRun((view) => view.plan);
  const given = useRun((view) => view.requirementAnswers);
  const readOnly = useRun((view) => view.readOnly);
  const count = requirementsToTick(plan).length;
  const choices = unscoredPoints(plan).map((text, index) => (
    <SegmentedControl
      key={text}
      className={classes(styles.choice, choice.choice)}
      aria-label={text}
      data={requirementAnswers.map((value) => ({
        value,
        label: t(`${index < count ? 'requirement' : 'toSettle'}.${value}`),
      }))}
      value={given[index] ?? ''}
      disabled={readOnly}
      onChange={(value) => store.answerRequirement(index, RequirementAnswer.parse(value))}
    />
  ));
  return (
    <>
      {plan.candidate.toSettle.length > 0 && (
        <section aria-labelledby="to-settle">
          <h2 id="to-settle">{t('toSettle.title')}</h2>
          <PointsToSettle plan={plan} answers={choices.slice(count)} />
        </section>
      )}
      {count > 0 && <RequirementList plan={plan} answers={choices.slice(0, count)} />}
    </>
  );
}
