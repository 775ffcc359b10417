import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { recordButtonId } from '#web/features/summary/decision/record-step.tsx';
import { focusUnsettled } from '#web/features/summary/requirements/settle-step.tsx';
import type { NextStep } from './decision-steps.ts';
import { stepIds } from './step-ids.ts';

const labels = { settle: 'decision.settle', choose: 'decision.toChoice', record: 'decision.toRecord' } as const;

/**
 * The main button of the page, in sight wherever one reads: it leads to the next step. It records nothing by itself and
 * is not named like what does.
 */
export function NextStepButton({ next }: { readonly next: NextStep }) {
  const { t } = useTranslation('summary');
  return (
    <Button
      component="a"
      href={`#${stepIds[next]}`}
      size="lg"
      variant="filled"
      // the link has gone to the step by then; the focus goes to what is done in it
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
