import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RequirementAnswer, requirementAnswers } from '#contracts/interviewing/interview-run.ts';
import { RequirementList } from '#web/entities/plan/requirement-list.tsx';
import { useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import styles from './requirement-answers.module.css';

/** The requirements of the posting, each to be answered yes, no or open. */
export function RequirementAnswers() {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const plan = useRun((view) => view.plan);
  const given = useRun((view) => view.requirementAnswers);
  const readOnly = useRun((view) => view.readOnly);
  const data = requirementAnswers.map((value) => ({ value, label: t(`requirement.${value}`) }));
  const answers = plan.requirements.map(({ text }, index) => (
    <SegmentedControl
      key={text}
      className={styles.choice}
      aria-label={text}
      data={data}
      value={given[index] ?? ''}
      disabled={readOnly}
      onChange={(value) => store.answerRequirement(index, RequirementAnswer.parse(value))}
    />
  ));
  return <RequirementList plan={plan} answers={answers} />;
}
