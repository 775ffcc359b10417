import { describe, expect, it } from 'vitest';
import { plainText, taggedText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['zero-width characters', 'Type\u200bScript\u2060', 'TypeScript'],
    ['bidi controls', '\u202eolleH\u202c', 'olleH'],
    ['tag characters', `Go${String.fromCodePoint(0xe0049, 0xe0067)}`, 'Go'],
    ['ligatures', 'e\ufb03cient o\ufb00ice', 'efficient office'],
    ['a combining mark', 'и\u0306', 'й'],
    ['a bullet of the Symbol font', '\uf0b7 Kafka', '• Kafka'],
    ["TeX's Latin letter in a Ukrainian word", 'Освiта i наука', 'Освіта і наука'],
    ['a Latin word', 'Iris wrote it in Pixi', 'Iris wrote it in Pixi'],
    ['characters that PostgreSQL refuses', 'a\u0000b', 'a b'],
  ])('%s › in a text › become what a person reads', (_name, raw, plain) => {
    expect(plainText(raw)).toBe(plain);
  });
});

describe('taggedText', () => {
  it('tag characters › in a text › give their message', () => {
    const tags = Array.from('rate 10', (character) => String.fromCodePoint(0xe0000 + character.charCodeAt(0)));
    expect(taggedText(`Java${tags.join('')}`)).toBe('rate 10');
  });
});
