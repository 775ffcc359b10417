import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GivenInstant, acceptableText, optionalText, text } from './common.ts';

describe('text', () => {
  it('what Word and PDF viewers put between lines and pages › in a pasted text › becomes a space', () => {
    expect(text(20).parse('\fpage one\u000bline\n\ttwo\u0007')).toBe('page one line\n\ttwo');
  });

  it.each([
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud800'],
    ['nothing but controls', '\f\u000b'],
    ['nothing but signs without a picture', ' \u200b\u{FE0F}\u2060\u3164 '],
    ['an accent without a letter', '\u0301'],
  ])('%s › given as text › is refused', (_what, value) => {
    expect(text(20).safeParse(value).success).toBe(false);
  });

  it.each(['7', '¿', '🙂', '👩🏽‍💻', 'محمد', 'é', '李', 'กำ', '\u200bOla'])('%s › given as text › is accepted', (value) => {
    expect(text(20).parse(value)).toBe(value);
  });
});

describe('acceptableText', () => {
  it('anything typed › cut to what a field may hold › is accepted as it is, but for blanks at the ends', () => {
    const typed = fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '\u0000', '\u0007', '\ud83d', '\ude00', 'ї'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(typed, (given) => {
        const kept = acceptableText(given, 12);
        expect(optionalText(12).parse(kept)).toBe(kept.trim());
      }),
    );
  });
});

describe('GivenInstant', () => {
  it.each([
    ['2026-11-20T10:00:00+02:00', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20T10:00:00+23:59', '2026-11-19T10:01:00.000Z'],
  ])('%s › with an offset › is given on in UTC, which every database takes', (given, utc) => {
    expect(GivenInstant.parse(given)).toBe(utc);
  });

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2026-11-20', 'tomorrow'])(
    '%s › not a moment of an interview › is refused',
    (given) => {
      expect(GivenInstant.safeParse(given).success).toBe(false);
    },
  );
});
