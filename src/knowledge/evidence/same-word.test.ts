import { describe, expect, it } from 'vitest';
import { isSameWord, wordsFound } from './same-word.ts';

describe('isSameWord', () => {
  it.each([
    ['керування', 'керувала'],
    ['ліків', 'ліками'],
    ['leadership', 'leaders'],
    ['clients', 'client'],
  ])('%s and %s › compared › are forms of one word', (one, other) => expect(isSameWord(one, other)).toBe(true));

  it.each([
    ['перевірки', 'перевела'],
    ['stock', 'stop'],
    ['art', 'artificial'],
    ['contact', 'contract'],
  ])('%s and %s › compared › are two words', (one, other) => expect(isSameWord(one, other)).toBe(false));

  it('a name › looked for in a sentence › counts its telling words alone', () => {
    expect(wordsFound('Working with the team', 'Worked with a team for the council')).toBe(0);
    expect(wordsFound('Stock accuracy', 'Counted the stock each Friday')).toBe(1);
  });
});
