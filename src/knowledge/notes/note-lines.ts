import type { Language } from '#contracts/common.ts';
import { limits } from '#contracts/limits.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { boundedText } from '#knowledge/text/bounded-text.ts';
import { lawfulPartOf } from './lawful-sentences.ts';
import { onlyPraises, openLabel, saysLack } from './note-labels.ts';
import { privateReason } from './open-items.ts';
import { isWordedAsOpen } from './is-worded-as-open.ts';

const longest = limits.interview.openPoint;
/** Letters of the shortest word that can say what a line is about. */
const shortestWord = 3;
/** UTF-16 units up to which the sentences of a list item stay together. */
const longestItem = 200;

/** UTF-16 units of a sentence that is divided where praise and doubt meet. */
const longestDivided = 500;

/** The mark before a list item, on a line of its own. */
const mark = /^[\s*#>]*(?:(?:[-–—•·*+?]\s*)+(?=[\p{L}\p{N}"“«(])|\(?\d{1,2}[.)]\s+(?=\D))/u;
/** Numbers of a list within a line. */
const inlineNumber = /(?:^|\s)\(?\d{1,2}\)\s+(?=\p{L})/u;
/** The end of a sentence; a small letter after a short word continues it, as in "approx. two". */
const endOfSentence = /(?<=(?:\p{L}{3}|[\p{N})"”»!?…])[.!?…]+["”»)]?)\s+|(?<=[.!?…]["”»)]?)\s+(?!\p{Ll})/u;
const abbreviated =
  /\b(?:approx|incl|excl|dept|resp|appt|etc|min|max|hrs|yrs|mgr)\.$|(?<!\p{L})(?:напр|приб|тижд|керів|відп|грн|тис|год|міс)\.$/iu;
/** Boundaries between the statements of a sentence; «, а що …» goes on with an indirect question. */
const boundaries =
  /(?<semicolon>;)\s+|(?:(?:,|\s[–—-])\s+(?<marked>(?:but|though|although|however|yet|except|while|але|проте|однак|хоча|зате|натомість|а(?!\s+(?:що|хто|де|коли|як|скільки|чому|чи)\s))\s+)?)|\s+(?<bare>but|але|проте|однак|зате)\s+/giu;
const nextBoundary = new RegExp(boundaries.source, 'iu');
/** "Nothing but", "not only … but", «не лише …, але й» are one statement. */
const oneStatement =
  /\b(?:nothing|anything|none|all|last|no one|nobody)$|\bnot (?:only|just)\b|(?<!\p{L})не (?:лише|тільки)(?!\p{L})/iu;
/** A name of at most three words, as a sentence or before a colon: what follows explains it. */
const namedFirst = /^(?:[\p{L}\p{N}][^\s.,;:!?«»"“”]*(?:\s|[.:](?=\s|$))){1,3}(?<=[.:]\s?)/u;

/**
 * The lines of a note that may be open points, in its own words and order: list items, sentences, and parts of a
 * sentence that praises one thing and doubts another. Without labels such as "Left open:", and without anything that
 * must not be asked about.
 */
export function noteLines(note: string, language: Language): readonly string[] {
  const lines = boundedText(note)
    .split('\n')
    .flatMap((line) => piecesOf(line, language))
    .map((piece) => piece.replace(/[\s,;:–—-]+$/u, '').trim())
    .filter((piece) => saysSomething(piece) && note.includes(piece));
  return [...new Set(lines)];
}

function piecesOf(line: string, language: Language): readonly string[] {
  const isListed = mark.test(line);
  return line
    .replace(mark, '')
    .split(inlineNumber)
    .flatMap((item) => sentencesIn(item, isListed || inlineNumber.test(line), language))
    .map(withoutLabel)
    .flatMap((sentence) => lawfulPiecesOf(sentence, language))
    .flatMap((piece) => (piece.length <= longest ? [piece] : (piece.match(shortPiece) ?? [])));
}

/** Up to the last comma, if one is not too near the beginning, else the last word. */
const shortPiece = new RegExp(
  String.raw`\S.{${longest / 4},${longest - 2}},(?=\s)|\S.{0,${longest - 2}}(?=\s|$)`,
  'gu',
);

/** Sentences; a name stays with the sentence that explains it, and a list item is whole unless it also praises. */
function sentencesIn(text: string, isListed: boolean, language: Language): readonly string[] {
  return text.split(endOfSentence).reduce<readonly string[]>((sentences, next) => {
    const before = sentences.at(-1);
    if (before === undefined || !belongTogether(before, next, isListed, language)) return [...sentences, next];
    // With what stands between them in the note.
    const start = text.indexOf(before);
    const end = text.indexOf(next, start + before.length) + next.length;
    return [...sentences.slice(0, -1), text.slice(start, end)];
  }, []);
}

function belongTogether(before: string, next: string, isListed: boolean, language: Language): boolean {
  if (abbreviated.test(before) && /^[\p{Ll}\p{N}]/u.test(next)) return true;
  if (onlyPraises(before, language)) return false;
  const label = openLabel(before);
  const said = withoutLabel(before);
  const mostWords = isListed || label !== undefined ? 3 : 1;
  const isName = namedFirst.exec(said)?.[0] === said && !saysLack(said, language) && wordsOf(said).length <= mostWords;
  if (label !== undefined) return isName;
  const isSameItem = isListed && before.length + next.length < longestItem && !onlyPraises(next, language);
  return isName || isSameItem;
}

function withoutLabel(sentence: string): string {
  const label = openLabel(sentence);
  return label === undefined || label.namesMatter ? sentence : label.rest;
}

/** A sentence with a private part is not divided further: alone, the rest of it could seem lawful. */
function lawfulPiecesOf(sentence: string, language: Language): readonly string[] {
  if (privateReason.test(sentence)) return [];
  const lawful = lawfulPartOf(sentence, language);
  if (lawful === undefined) return [];
  return lawful === sentence ? statementsOf(sentence, language) : [lawful.replace(/\s*…$/u, '')];
}

/** Divides a sentence where praise and doubt meet, and at semicolons. */
function statementsOf(sentence: string, language: Language): readonly string[] {
  if (namedFirst.test(sentence) || sentence.length > longestDivided) return [sentence];
  const pieces: string[] = [];
  let start = 0;
  for (const { index, 0: between, groups = {} } of sentence.matchAll(boundaries)) {
    const before = sentence.slice(start, index);
    const after = sentence.slice(index + between.length);
    const [next = after] = after.split(nextBoundary);
    const contrasts = groups['marked'] !== undefined || groups['bare'] !== undefined;
    const isMeeting = contrasts ? contrast(before, next, language) : meeting(before, next, language);
    const isEnd = groups['semicolon'] !== undefined || isMeeting;
    if (!isEnd || oneStatement.test(before) || [before, after].some((one) => wordsOf(one).length < 2)) continue;
    pieces.push(before);
    start = index + between.length;
  }
  return [...pieces, sentence.slice(start)];
}

/** One side says what is missing, the other does not. */
function contrast(before: string, after: string, language: Language): boolean {
  return doubts(before, language) !== doubts(after, language);
}

/** One side only praises, the other says what is missing. */
function meeting(before: string, after: string, language: Language): boolean {
  return (
    (onlyPraises(before, language) && doubts(after, language)) ||
    (doubts(before, language) && onlyPraises(after, language))
  );
}

function doubts(said: string, language: Language): boolean {
  return saysLack(said, language) || isWordedAsOpen(said);
}

function saysSomething(piece: string): boolean {
  return wordsOf(piece).some((word) => word.length >= shortestWord);
}
