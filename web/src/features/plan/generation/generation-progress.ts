import {
  type GenerationStep,
  type PlanProgress,
  generationSteps,
} from '#contracts/interviewing/plan/plan-generation.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';

export interface GenerationProgress {
  readonly steps: Readonly<Record<GenerationStep, 'waiting' | 'running' | 'done'>>;
  readonly questions: readonly Question[];
  readonly ended: Extract<PlanProgress, { kind: 'ready' | 'failed' | 'cancelled' }> | undefined;
}

const waiting = {
  reading_cv: 'waiting',
  building_core: 'waiting',
  tailoring: 'waiting',
  checking_evidence: 'waiting',
  checking_law: 'waiting',
  fitting_time: 'waiting',
} as const;

export const noProgress: GenerationProgress = { steps: waiting, questions: [], ended: undefined };

/** The progress after one more event. Idempotent, because events are replayed after a reconnect. */
export function withEvent(before: GenerationProgress, event: PlanProgress): GenerationProgress {
  switch (event.kind) {
    case 'reset':
      return noProgress;
    case 'step':
      return { ...before, steps: stepsWith(before.steps, event.step, event.state) };
    case 'question': {
      const others = before.questions.filter(({ id }) => id !== event.question.id);
      return { ...before, questions: [...others, event.question].toSorted((a, b) => a.order - b.order) };
    }
    case 'ready':
    case 'failed':
    case 'cancelled':
      return { ...before, ended: event };
  }
}

/** A running step implies that the earlier ones are done, even if their events were missed. */
function stepsWith(
  steps: GenerationProgress['steps'],
  step: GenerationStep,
  state: 'running' | 'done',
): GenerationProgress['steps'] {
  const at = generationSteps.indexOf(step);
  const entries = generationSteps.map((one, index) => {
    if (index < at) return [one, 'done'] as const;
    return [one, index === at ? state : steps[one]] as const;
  });
  return { ...steps, ...Object.fromEntries(entries) };
}
