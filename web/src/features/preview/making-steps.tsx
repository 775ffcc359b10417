import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Preview, previewSteps as allSteps } from '#contracts/interviewing/previews.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { type Step, StepList } from '#web/shared/ui/state/step-list.tsx';
import { useStepTimes } from '#web/shared/ui/state/use-step-times.ts';
import { previewSteps } from './preview-steps.ts';

/** The progress of a visitor's plan: what each step does and how long it took. */
export function MakingSteps({ preview: { state, step, fromPage } }: { readonly preview: Preview }) {
  const { t } = useTranslation('preview');
  const format = useFormat();
  const states = useMemo(() => previewSteps({ state, step, fromPage }), [state, step, fromPage]);
  const took = useStepTimes(states);
  const steps = allSteps.flatMap((id): Step[] => {
    const [reached, seconds] = [states[id], took[id]];
    if (reached === undefined) return [];
    return [
      {
        id,
        name: t(`step.${id}`),
        state: reached,
        detail: t(`stepText.${id}`),
        ...(seconds !== undefined && { took: format.seconds(seconds) }),
      },
    ];
  });
  return <StepList label={t('processing.steps')} steps={steps} />;
}
