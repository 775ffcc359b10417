import { describe, expect, it } from 'vitest';
import { partedAreas, withAreas } from './with-areas.ts';

describe('withAreas', () => {
  it('a list that was pasted › added › is parted, trimmed, and each area is there once', () => {
    expect(withAreas(['Handover'], ' triage, handover;\nPLC basics, ')).toEqual(['Handover', 'triage', 'PLC basics']);
  });

  it('an area in other letters or with other blanks › added, or there already › is there once', () => {
    expect(withAreas(['Wound care', 'wound  care'], 'WOUND\u00a0CARE, Triage')).toEqual(['Wound care', 'Triage']);
  });

  it('more than a position may have › added › the first eight stay', () => {
    expect(withAreas(['1', '2', '3', '4', '5', '6', '7'], '8, 9')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });
});

describe('partedAreas', () => {
  it('a sign after a word › typed › the word is done, what follows is open', () => {
    expect(partedAreas('triage, hand')).toEqual({ done: 'triage', open: ' hand' });
    expect(partedAreas('triage')).toEqual({ done: '', open: 'triage' });
  });
});
