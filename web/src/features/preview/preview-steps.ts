import { type Preview, type PreviewStep, previewSteps as allSteps } from '#contracts/interviewing/previews.ts';
import type { Step } from '#web/shared/ui/state/step-list.tsx';

type Known = Pick<Preview, 'state' | 'step' | 'fromPage'>;

type StepStates = Readonly<Partial<Record<PreviewStep, Step['state']>>>;

/** The steps of a preview and their states. A failed one stopped at its current step. */
export function previewSteps({ state, step, fromPage }: Known): StepStates {
  const steps = allSteps.filter((one) => fromPage || one !== 'reading_posting');
  const at = step === null ? 0 : steps.indexOf(step);
  return Object.fromEntries(steps.map((one, index) => [one, stateOf(index, at, state)]));
}

function stateOf(index: number, at: number, state: Preview['state']): Step['state'] {
  if (state === 'ready' || index < at) return 'done';
  if (index > at) return 'waiting';
  return state === 'failed' ? 'failed' : state === 'queued' ? 'waiting' : 'running';
}
