import { describe, expect, it } from 'vitest';
import { glanceOf } from './glance-of.ts';

const question = {
  expectedAnswer: { keyPoints: ['Isolates', 'Proves dead', 'Signs'], notRequired: [] },
  anchors: [
    { band: '4-6' as const, label: 'Adequate', behaviours: ['Names the steps'] },
    { band: '7-8' as const, label: 'Strong', behaviours: ['Names who keeps the key', 'Tests the tester'] },
  ],
  redFlags: [{ text: 'Works live', jobReason: 'People die.' }],
};

describe('what of a question is read at a glance', () => {
  it('is the first things to listen for, the fact that makes a 7, and every red flag', () => {
    expect(glanceOf({ ...question, decidingFact: 'Keeps the key' })).toEqual({
      listen: ['Isolates', 'Proves dead'],
      strong: 'Keeps the key',
      redFlags: ['Works live'],
    });
  });

  it('takes the first words of the band where nobody named the fact', () => {
    expect(glanceOf(question).strong).toBe('Names who keeps the key');
    expect(glanceOf({ ...question, anchors: [] }).strong).toBeUndefined();
  });
});
