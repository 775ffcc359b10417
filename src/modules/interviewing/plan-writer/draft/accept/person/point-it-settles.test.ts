import { describe, expect, test } from 'vitest';
import { pointItSettles, wordsItSettles } from './point-it-settles.ts';

const note =
  'Good on texture and waste. Described a purée when asked about level 5, so this stays open. Weekends alone were not discussed. Is her husband moving, too?';
describe('pointItSettles', () => {
  test.each([
    ['Show me on this plate what level 5 is, after what you described as a purée.', /^Described a purée/u],
    ['Two staff are ill on a Saturday: how do you run weekends alone?', /^Weekends alone/u],
  ])('%s › is told its own sentence', (text, sentence) => {
    expect(pointItSettles([text, 'It shows it.'], { feedback: note }, 'en')).toMatch(sentence);
  });

  test('a question about something else, or a note about private life › has none', () => {
    expect(pointItSettles(['How do you order for thirty people?'], { feedback: note }, 'en')).toBeUndefined();
    expect(pointItSettles(['When is your husband moving?'], { feedback: note }, 'en')).toBeUndefined();
    expect(pointItSettles(['How do you run weekends alone?'], { feedback: null }, 'en')).toBeUndefined();
  });

  test('words that stand in any note › decide nothing', () => {
    const told = "Notes from my call with Tadek (Thurs). Didn't raise the Tues/Thurs thing. Leaning yes.";
    const point = ['This one is here on Tues and Thurs: would you take it?', 'A yes, and not a perhaps'];
    expect(pointItSettles(point, { feedback: told }, 'en')).toBe("Didn't raise the Tues/Thurs thing.");
  });
});

describe('wordsItSettles', () => {
  const praised =
    'She was excellent on noise and metrics. On the rep who left she was  vague, "it was mutual". Any kids?';
  const settles = (words: string, texts: readonly string[] = ['On noise and metrics, what left?']) =>
    wordsItSettles({ words, texts }, { feedback: praised }, 'en');

  test('words copied from the note › are what it settles, as the note has them, whatever its own words share', () => {
    expect(settles('on the rep who left she was vague, “it was mutual”')).toBe(
      'On the rep who left she was vague, "it was mutual"',
    );
  });

  test('words that do not stand in the note › fall back on the nearest sentence', () => {
    expect(settles('vague about the rep who left', ['What was mutual?'])).toMatch(/^On the rep/u);
  });

  test.each([
    ['"Zero turnover" - ??', '"Zero turnover" - ??'],
    ['"Zero turnover" -??', '"Zero turnover" - ??'],
    ['Zero turnover', 'Zero turnover'],
    ['“Zero turnover” — ??', '"Zero turnover" - ??'],
    ['Nights?', 'Nights?'],
    ['nights ?', 'Nights?'],
  ])('the short words %j of a telegraphic note › are found as they are in it: %j', (words, found) => {
    const noted =
      'Very good on people and their turnover, no reason given for zero. Nights? "Zero turnover" - ?? Bring a form.';
    const texts = ['You built a team with zero turnover, with people whose reason was given?'];
    expect(wordsItSettles({ words, texts }, { feedback: noted }, 'en')).toBe(found);
  });

  test.each([
    ['поставила йому три питання', 'Наша Світлана (нечуюча) поставила йому три питання'],
    ['certificate has slipped twice', 'the certificate has slipped twice'],
    ['whether he would want it', 'whether he would want it'],
    ['Nobody asked about pay', 'Nobody asked about pay'],
  ])('copied words %j › keep the subject of their clause: %j', (words, found) => {
    const noted =
      'Вів себе рівно. Наша Світлана (нечуюча) поставила йому три питання. I wondered whether he would want it and the certificate has slipped twice. Nobody asked about pay';
    expect(wordsItSettles({ words, texts: [] }, { feedback: noted }, 'uk')).toBe(found);
  });

  test('copied words that merely sound private › are what it settles', () => {
    const noted = 'Unclear whether the job was permanent, or who was left inside.';
    expect(wordsItSettles({ words: noted, texts: [] }, { feedback: noted }, 'en')).toBe(noted);
  });

  test.each([
    ['Weak on orders', ['How do you order?'], 'weak on orders and stock'],
    ['weak on orders and stock, I felt', [], 'weak on orders and stock'],
    ['pay', ['What pay do you ask for?'], 'Salary or pay?'],
    ['something about the stock and its orders', [], 'weak on orders and stock'],
    ['vague about the rep who left', [], undefined],
    ['', ['How do you order stock?'], undefined],
  ])('of a note with picked lines, “%s” %j › is the picked line “%s”', (words, texts, line) => {
    const picked = ['weak on orders and stock', 'Salary or pay?'];
    const noted = { feedback: `${praised} ${picked.join('. ')}`, picked };
    expect(wordsItSettles({ words, texts }, noted, 'en')).toBe(line);
  });

  test('no words, or words about private life › settle nothing', () => {
    expect(settles('')).toBeUndefined();
    expect(settles('Any kids?', ['What was vague about the rep who left?'])).toBeUndefined();
  });
});
