import { describe, expect, it } from 'vitest';
import { askedOf, describedOf, fillsOf, undoOf } from './position-fills.ts';

const empty = { title: '', level: 'middle', type: 'full_time', department: '', description: '' } as const;
const found = { title: 'Staff nurse', level: 'junior', type: 'full_time', department: 'Surgery' } as const;
const all = () => true;

describe('fillsOf', () => {
  it('a form that nobody wrote in › a posting is found › gets what differs', () => {
    expect(fillsOf(empty, found, all)).toEqual({ title: 'Staff nurse', level: 'junior', department: 'Surgery' });
  });

  it('a form with a title and a chosen level › a posting is found › keeps both', () => {
    expect(fillsOf(empty, found, (name) => name === 'department')).toEqual({ department: 'Surgery' });
  });

  it('a posting that says nothing › is found › fills nothing', () => {
    expect(fillsOf(empty, { title: null, level: null, department: null }, all)).toEqual({});
  });
});

describe('undoOf', () => {
  it('filled fields of which one was corrected since › taken back › keep the correction', () => {
    const values = { ...empty, title: 'Ward nurse', level: 'junior', department: 'Surgery' } as const;
    expect(undoOf(values, fillsOf(empty, found, all), empty)).toEqual({ level: 'middle', department: '' });
  });
});

describe('describedOf', () => {
  const values = {
    ...empty,
    title: ' QA engineer ',
    url: '',
    focusAreas: [' ', 'API'],
    notChecked: [],
    alsoChecked: [],
  };

  it('a form › described › is within what the server takes', () => {
    const long = { ...values, title: 'a'.repeat(300), department: ' Ops ', description: 'b'.repeat(30_000) };
    expect(describedOf(long, 'en')).toMatchObject({ title: 'a'.repeat(120), department: 'Ops', focusAreas: ['API'] });
    expect(describedOf(long, 'en').notes).toHaveLength(20_000);
  });

  it.each([
    ['an English title alone', { ...values, focusAreas: [] }, 'uk', 'uk'],
    ['a Ukrainian title alone', { ...values, title: 'Медсестра', focusAreas: [] }, 'en', 'uk'],
    [
      'an English title with notes in Ukrainian',
      { ...values, description: 'Тестування API мобільного застосунку' },
      'en',
      'uk',
    ],
    ['an English title with areas', values, 'uk', 'en'],
  ] as const)(
    '%s › described › is written in the language of what stands there, else of the page',
    (_name, form, page, language) => {
      expect(
        describedOf({ ...form, focusAreas: [...form.focusAreas], notChecked: [], alsoChecked: [] }, page).language,
      ).toBe(language);
    },
  );
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
