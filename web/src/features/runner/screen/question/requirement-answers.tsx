import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RequirementAnswer, requirementAnswers } from '#contracts/interview-run.ts';
import { RequirementList } from '#web/entities/plan/requirement-list.tsx';
import { useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import styles from './requirement-answers.module.css';

/** The requirements of the posting, each to be answered yes, no or open. */
export function RequirementAnswers() {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const requirements = useRun(({ plan }) => plan.requirements);
  const shown = useRun(({ plan }) => plan.candidate.requirementEvidence);
  const given = useRun((view) => view.requirementAnswers);
  const readOnly = useRun((view) => view.readOnly);
  const data = requirementAnswers.map((value) => ({ value, label: t(`requirement.${value}`) }));
  const answers = requirements.map(({ text }, index) => (
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
  const lines = requirements.map((_, index) => {
    const line = shown.find((one) => one.index === index);
    return line === undefined ? undefined : <q key={index}>{line.evidence.quote}</q>;
  });
  return <RequirementList requirements={requirements} lines={lines} answers={answers} />;
}
