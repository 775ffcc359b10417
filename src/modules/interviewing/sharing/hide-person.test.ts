import { describe, expect, it } from 'vitest';
import { hidePerson } from './hide-person.ts';

const hide = (document: unknown, name: string | null = 'Maksym Bondar') =>
  hidePerson(document, { name, language: 'en' });

describe('hidePerson', () => {
  it('first and last name beside each other › in a text › are one sign', () => {
    expect(hide({ note: 'Maksym Bondar said so. Then Bondar left, Максима Бондаря no more.' })).toEqual({
      note: '[name] said so. Then [name] left, [name] no more.',
    });
  });

  it('addresses › of anybody, with the name shown or not › go', () => {
    const document = { notes: ['maksym.bondar@example.org or jobs@example.org'] };
    expect(hide(document)).toEqual({ notes: ['[email] or [email]'] });
    expect(hide(document, null)).toEqual({ notes: ['[email] or [email]'] });
  });

  it('a name that is spelled like a word of ours › hidden › leaves the codes alone', () => {
    const document = { state: 'skipped', band: 'strong', questions: [{ kind: 'technical', text: 'Skipped Strong' }] };
    expect(hide(document, 'Strong Skipped')).toEqual({
      ...document,
      questions: [{ kind: 'technical', text: '[name]' }],
    });
  });

  it('numbers, nulls and truth values › anywhere › stay', () => {
    const document = { score: 7, quote: null, mustAsk: true, list: [1, null] };
    expect(hide(document)).toEqual(document);
  });
});
