import { describe, expect, it } from 'vitest';
import { previewSteps } from './preview-steps.ts';

const statesOf = (preview: Parameters<typeof previewSteps>[0]) =>
  Object.entries(previewSteps(preview)).map(([id, state]) => `${id} ${state}`);

describe('previewSteps', () => {
  it('a pasted posting › has no page to read; a link has', () => {
    expect(statesOf({ state: 'running', step: 'writing_questions', fromPage: false })).toEqual([
      'writing_questions running',
      'checking waiting',
    ]);
    expect(statesOf({ state: 'running', step: 'checking', fromPage: true })).toEqual([
      'reading_posting done',
      'writing_questions done',
      'checking running',
    ]);
  });

  it('one that waits, failed or is ready › says so of its steps', () => {
    expect(statesOf({ state: 'queued', step: null, fromPage: false })).toEqual([
      'writing_questions waiting',
      'checking waiting',
    ]);
    expect(statesOf({ state: 'failed', step: 'reading_posting', fromPage: true })).toEqual([
      'reading_posting failed',
      'writing_questions waiting',
      'checking waiting',
    ]);
    expect(statesOf({ state: 'ready', step: null, fromPage: false })).toEqual([
      'writing_questions done',
      'checking done',
    ]);
  });
});
