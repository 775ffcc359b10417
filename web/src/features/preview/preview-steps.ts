import { type Preview, type PreviewStep, previewSteps as allSteps } from '#contracts/interviewing/previews.ts';
import type { Step } from '#web/shared/ui/state/step-list.tsx';

type Known = Pick<Preview, 'state' | 'step' | 'fromPage'>;

/** The steps of a preview and how far each is. One that failed stopped in its step. */
export function previewSteps({ state, step, fromPage }: Known, nameOf: (step: PreviewStep) => string): readonly Step[] {
  const steps = allSteps.filter((one) => fromPage || one !== 'reading_posting');
  const at = step === null ? 0 : steps.indexOf(step);
  return steps.map((one, index) => ({ id: one, name: nameOf(one), state: stateOf(index, at, state) }));
}

function stateOf(index: number, at: number, state: Preview['state']): Step['state'] {
  if (state === 'ready' || index < at) return 'done';
  if (index > at) return 'waiting';
  return state === 'failed' ? 'failed' : state === 'queued' ? 'waiting' : 'running';
}
