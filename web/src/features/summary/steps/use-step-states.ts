import { useTranslation } from 'react-i18next';
import type { DecisionSteps } from './decision-steps.ts';

/** How far a step is, in words. */
export interface StepState {
  readonly text: string;
  readonly tone: 'warn' | 'plain';
}

/** How far requirements and lists are, in the same words wherever it is said. */
export function useStepStates({ requirements, lists }: DecisionSteps): {
  readonly requirements: StepState | undefined;
  readonly lists: StepState;
} {
  const { t } = useTranslation('summary');
  const unsettled =
    requirements &&
    (['notMet', 'open', 'notAsked'] as const)
      .filter((key) => requirements[key] > 0)
      .map((key) => t(`steps.${key}`, { count: requirements[key] }));
  return {
    requirements: unsettled && {
      text: unsettled.length > 0 ? unsettled.join(', ') : t('steps.settled'),
      tone: unsettled.length > 0 ? 'warn' : 'plain',
    },
    lists: {
      text: lists.written > 0 ? t('steps.written', { count: lists.written }) : t('steps.nothing'),
      tone: 'plain',
    },
  };
}
