import { describe, expect, it } from 'vitest';
import { actionKeys } from './use-action-key.ts';

describe('actionKeys', () => {
  it('the same values once more › after a lost answer › have the same key, so nothing is stored twice', () => {
    const keyFor = actionKeys();
    expect(keyFor({ text: 'the CV' })).toBe(keyFor({ text: 'the CV' }));
  });

  it('changed values › sent after the first › are a new act', () => {
    const keyFor = actionKeys();
    const first = keyFor('the CV');
    expect(keyFor('the CV, corrected')).not.toBe(first);
  });
});
