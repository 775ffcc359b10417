import { describe, expect, it } from 'vitest';
import { wordingOf } from './position-wording.ts';

const none = { title: '', description: '', focusAreas: [] };

describe('wordingOf', () => {
  it('wordingOf › title, description and focus areas › are one text to ask about', () => {
    const values = { title: 'Electrician', description: 'A young team.', focusAreas: ['Safety'] };
    expect(wordingOf(values)).toEqual({
      text: 'Electrician\nA young team.\nSafety',
      language: 'en',
      kind: 'advert',
    });
  });

  it('wordingOf › Ukrainian with names of products › is Ukrainian', () => {
    expect(wordingOf({ ...none, description: 'Розробник Python, PostgreSQL, до 35 років' })?.language).toBe('uk');
  });

  it('wordingOf › two words of a title › asks nothing yet', () => {
    expect(wordingOf({ ...none, title: 'Office' })).toBeUndefined();
  });
});
