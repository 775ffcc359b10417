import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { recordButtonId } from '#web/features/summary/decision/record-step.tsx';
import { focusUnsettled } from '#web/features/summary/requirements/settle-step.tsx';
import type { NextStep } from './decision-steps.ts';
import { stepIds } from './step-ids.ts';

const labels = { settle: 'decision.settle', choose: 'decision.toChoice', record: 'decision.toRecord' } as const;

/**
 * The page's primary button, always visible: leads to the next step. It records nothing itself, so its label differs
 * from that of the button that does.
 */
export function NextStepButton({ next }: { readonly next: NextStep }) {
  const { t } = useTranslation('summary');
  return (
    <Button
      component="a"
      href={`#${stepIds[next]}`}
      size="lg"
      variant="filled"
      // after the link has scrolled to the step, moves the focus to its control
      onClick={() => requestAnimationFrame(() => focusIn(next))}
    >
      {t(labels[next])}
    </Button>
  );
}

function focusIn(next: NextStep): void {
  if (next === 'settle') return focusUnsettled(stepIds.settle);
  const target =
    next === 'record'
      ? document.getElementById(recordButtonId)
      : document.getElementById(stepIds.choose)?.querySelector<HTMLElement>('input:checked, input');
  target?.focus({ preventScroll: true });
}
