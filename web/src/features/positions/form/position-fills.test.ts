import { describe, expect, it } from 'vitest';
import { askedOf, fillsOf, undoOf } from './position-fills.ts';

const empty = { title: '', level: 'middle', department: '' } as const;
const found = { title: 'Staff nurse', level: 'junior', department: 'Surgery' } as const;

describe('fillsOf', () => {
  it('a form that nobody wrote in › a posting is pasted › gets title, level and department', () => {
    expect(fillsOf(empty, found, true)).toEqual(found);
  });

  it('a form with a title and a chosen level › a posting is pasted › keeps both', () => {
    expect(fillsOf({ ...empty, title: 'Nurse' }, found, false)).toEqual({ department: 'Surgery' });
  });

  it('a posting that says nothing › is pasted › fills nothing', () => {
    expect(fillsOf(empty, { title: null, level: null, department: null }, true)).toEqual({});
  });
});

describe('undoOf', () => {
  it('filled fields of which one was corrected since › taken back › keep the correction', () => {
    const values = { title: 'Ward nurse', level: 'junior', department: 'Surgery' } as const;
    expect(undoOf(values, found, empty)).toEqual({ level: 'middle', department: '' });
  });
});

describe('askedOf', () => {
  it('a Ukrainian text with an area that is too long › asked about › is within what the server takes, in its language', () => {
    const asked = askedOf({
      title: 'Медсестра',
      description: 'Догляд за пацієнтами',
      focusAreas: ['а'.repeat(200), '  '],
      level: 'middle',
    });
    expect(asked).toMatchObject({ language: 'uk', focusAreas: ['а'.repeat(120)] });
  });

  it('a title alone › asked about › is not: no text and no area says what to suggest', () => {
    expect(askedOf({ title: 'Nurse', description: ' ', focusAreas: [], level: 'middle' })).toBeUndefined();
  });
});
