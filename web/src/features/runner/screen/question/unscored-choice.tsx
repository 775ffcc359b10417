import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RequirementAnswer, requirementAnswers } from '#contracts/interviewing/run/interview-run.ts';
import choice from '#web/entities/plan/talk/answer-choice.module.css';
import { classes } from '#web/shared/ui/classes.ts';
import { useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import styles from './unscored-choice.module.css';

interface UnscoredChoiceProps {
  /** index in the plan's `unscoredPoints` */
  readonly index: number;
  readonly text: string;
  readonly said: 'requirement' | 'toSettle' | 'settled';
}

/** The answer to an unscored point: yes, no or open. */
export function UnscoredChoice({ index, text, said }: UnscoredChoiceProps) {
  const { t } = useTranslation('runner');
  const store = useRunActions();
  const given = useRun((view) => view.requirementAnswers[index]);
  const readOnly = useRun((view) => view.readOnly);
  return (
    <SegmentedControl
      className={classes(styles.choice, choice.choice)}
      aria-label={text}
      data={requirementAnswers.map((value) => ({ value, label: t(`${said}.${value}`) }))}
      value={given ?? ''}
      disabled={readOnly}
      onChange={(value) => store.answerRequirement(index, RequirementAnswer.parse(value))}
    />
  );
}
