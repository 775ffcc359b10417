import { useTranslation } from 'react-i18next';
import type { DecisionSteps } from './decision-steps.ts';

/** The progress of a step, in words. */
export interface StepState {
  readonly text: string;
  readonly tone: 'warn' | 'plain';
}

/** The progress of each step, worded the same wherever it is shown. */
export function useStepStates({ settle, scores }: Pick<DecisionSteps, 'settle' | 'scores'>): {
  readonly settle: StepState | undefined;
  readonly scores: StepState | undefined;
} {
  const { t } = useTranslation('summary');
  const unsettled =
    settle &&
    (['notMet', 'open', 'unscored', 'flagged'] as const)
      .filter((key) => settle[key] > 0)
      .map((key) => t(`steps.${key}`, { count: settle[key] }));
  const short = (['below', 'missing'] as const)
    .filter((key) => scores[key] > 0)
    .map((key) => t(`steps.${key}`, { count: scores[key] }));
  return {
    settle: unsettled && {
      text: unsettled.length > 0 ? unsettled.join(', ') : t('steps.settled'),
      tone: unsettled.length > 0 ? 'warn' : 'plain',
    },
    scores:
      short.length > 0
        ? { text: short.join(', '), tone: 'warn' }
        : scores.isDone
          ? { text: t('steps.reached'), tone: 'plain' }
          : undefined,
  };
}
