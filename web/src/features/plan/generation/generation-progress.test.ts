import { describe, expect, it } from 'vitest';
import { type GenerationProgress, noProgress, withEvent } from './generation-progress.ts';

function after(...events: Parameters<typeof withEvent>[1][]): GenerationProgress {
  return events.reduce(withEvent, noProgress);
}

describe('withEvent', () => {
  it('a running step › whose predecessors sent no end › ends them', () => {
    const { steps } = after({ kind: 'step', step: 'tailoring', state: 'running' });
    expect(steps).toEqual({
      reading_cv: 'done',
      building_core: 'done',
      tailoring: 'running',
      checking_evidence: 'waiting',
      checking_law: 'waiting',
      fitting_time: 'waiting',
    });
  });

  it('a reset › in the middle › forgets what was shown', () => {
    expect(after({ kind: 'step', step: 'tailoring', state: 'running' }, { kind: 'reset', attempt: 2 })).toEqual(
      noProgress,
    );
  });

  it('an end › after steps › is kept with them', () => {
    const progress = after(
      { kind: 'step', step: 'fitting_time', state: 'done' },
      { kind: 'ready', version: 1, source: 'playbook' },
    );
    expect([progress.ended?.kind, progress.steps.fitting_time]).toEqual(['ready', 'done']);
  });
});
