import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { recordButtonId } from '#web/features/summary/decision/record-step.tsx';
import { focusUnsettled } from '#web/features/summary/requirements/focus-unsettled.ts';
import { stepIds } from './step-ids.ts';
import styles from './step-bar.module.css';

interface StepBarProps {
  /** the name of the chosen recommendation, not recorded yet */
  readonly chosen: string | undefined;
  /** number of open points that have not been confirmed here as staying open */
  readonly open: number;
  /** the choice and the button that records it are visible */
  readonly isInSight: boolean;
  /** the button that cancels changing a recorded recommendation */
  readonly leave: ReactNode;
}

/**
 * For phones, below everything: leads to the choice or, once it is made, to the button that records it. It records
 * nothing itself, so its label differs from that of the button that does.
 */
export function StepBar({ chosen, open, isInSight, leave }: StepBarProps) {
  const { t } = useTranslation('summary');
  const isChosen = chosen !== undefined;
  return (
    <footer className={styles.bar}>
      {isChosen ? (
        <p>{t('steps.chosen', { recommendation: chosen })}</p>
      ) : (
        <p>
          {open > 0 && (
            <a href={`#${stepIds.settle}`} onClick={() => requestAnimationFrame(() => focusUnsettled(stepIds.settle))}>
              {t('steps.stillOpen', { count: open })}
            </a>
          )}
        </p>
      )}
      {leave}
      {!isInSight && (
        <Button
          component="a"
          href={`#${stepIds.choose}`}
          size="lg"
          variant="filled"
          // after the link has scrolled there, moves the focus to the control
          onClick={() => requestAnimationFrame(() => focusOn(isChosen))}
        >
          {t(isChosen ? 'decision.toRecord' : 'decision.toChoice')}
        </Button>
      )}
    </footer>
  );
}

function focusOn(isChosen: boolean): void {
  const target = isChosen
    ? document.getElementById(recordButtonId)
    : document.getElementById(stepIds.choose)?.querySelector<HTMLElement>('input:checked, input');
  target?.focus({ preventScroll: !isChosen });
}
