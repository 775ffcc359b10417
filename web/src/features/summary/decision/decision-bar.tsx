import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { requirementsCheckId } from '#web/features/summary/requirements/requirements-check.tsx';
import type { StepState } from '#web/features/summary/steps/use-step-states.ts';
import styles from './decision-bar.module.css';

interface DecisionBarProps {
  /** how far the requirements are, while some are not settled */
  readonly unsettled: StepState | undefined;
  /** the id of the place where it is chosen and recorded */
  readonly target: string;
  /** not recorded yet */
  readonly chosen: Recommendation | null;
}

/**
 * On a phone, away from the choice: the next step that is open, and the way there: requirements
 * that are not settled, then the choice, then what records it. It records nothing by itself, so it is
 * not named like what does, and stands out only once there is something to record.
 */
export function DecisionBar({ unsettled, target, chosen }: DecisionBarProps) {
  const { t } = useTranslation('summary');
  const isToSettle = chosen === null && unsettled !== undefined;
  return (
    <footer className={styles.bar}>
      <p>
        {isToSettle
          ? `${t('steps.requirements')}: ${unsettled.text}`
          : chosen === null
            ? t('decision.chooseFirst')
            : t('decision.chosen', { recommendation: t(`recommendation.${chosen}`) })}
      </p>
      <Button
        component="a"
        href={`#${isToSettle ? requirementsCheckId : target}`}
        size="lg"
        fullWidth
        onClick={() => {
          if (isToSettle) openFold(requirementsCheckId);
        }}
        variant={chosen === null ? 'default' : 'filled'}
      >
        {t(isToSettle ? 'decision.settle' : chosen === null ? 'decision.toChoice' : 'decision.toRecord')}
      </Button>
    </footer>
  );
}

/** Not every browser opens what a link leads into. */
function openFold(id: string): void {
  document.getElementById(id)?.closest('details')?.setAttribute('open', '');
}
