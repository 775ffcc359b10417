import { describe, expect, it } from 'vitest';
import { holdsEach, toldText, withHeld } from './told-text.ts';

const person = { name: 'Maksym Bondar' };
const quote = 'Led the migration of 40 services to PostgreSQL';

describe('toldText', () => {
  it('a name and a contact › stand behind marks, and come back where they were', () => {
    const text = 'Ask Maksym Bondar (maksym@example.org) how it ended.';
    const told = toldText(text, [], person);
    expect(told.text).toMatch(/^Ask \{#1\} \(?\{#2\}\)? how it ended\.$/u);
    expect(withHeld(told.text, told.held)).toBe(text);
  });

  it.each([
    [`You wrote “${quote}”. And then?`, 'You wrote “{#1}”. And then?'],
    [`${quote}: what was hardest?`, '{#1}: what was hardest?'],
    ['You wrote “40 services”. And then?', 'You wrote “{#1}”. And then?'],
    ['You wrote “Led the migration of 40…”. And then?', 'You wrote “{#1}”. And then?'],
    ['You wrote “the migration\u00a0of 40 services”.', 'You wrote “{#1}”.'],
    ['What does “ready” mean to you?', 'What does “ready” mean to you?'],
    ['Write {#7} in the field.', 'Write {#1} in the field.'],
  ])('%s › is told as %s', (text, expected) => {
    const told = toldText(text, [quote], person);
    expect(told.text).toBe(expected);
    expect(withHeld(told.text, told.held)).toBe(text);
  });
});

describe('holdsEach', () => {
  it('every mark once, in any order › holds each; one twice, one less, one more does not', () => {
    const held = ['a', 'b'];
    expect(holdsEach('{#2} перед {#1}', { held })).toBe(true);
    for (const text of ['{#1}', '{#1} {#1}', '{#1} {#2} {#3}', '']) expect(holdsEach(text, { held })).toBe(false);
  });
});
