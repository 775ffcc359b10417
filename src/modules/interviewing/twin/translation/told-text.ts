import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import { type KnownPerson, minimiseText } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';

/** A text as a model sees it. `{#1}` stands for the first of the pieces that are kept unchanged. */
export interface ToldText {
  readonly text: string;
  readonly held: readonly string[];
}

export const placeholder = /\{#(\d+)\}/gu;

/** What a text may repeat word for word: lines of the CV, sentences of the posting, words of an earlier round. */
export function quotesIn({ summary, competencies, requirements, candidate, questions, candidateQuestions }: Plan) {
  const evidence = [
    ...summary.highlightEvidence,
    ...candidate.strengths.map((strength) => strength.evidence),
    ...candidate.areasToProbe.flatMap((area) => area.evidence ?? []),
    ...candidate.requirementEvidence.flatMap(({ evidence: first, second }) => [first, ...(second ? [second] : [])]),
    ...[...candidate.followUps, ...candidate.toSettle].flatMap(quotedLines),
    ...questions.flatMap((question) => question.evidence ?? []),
  ].map(({ quote }) => quote);
  const posting = [...competencies, ...requirements, ...candidate.toSettle].flatMap(({ basis }) => basis ?? []);
  const answers = (candidateQuestions ?? []).flatMap(({ answer }) => answer?.basis ?? []);
  const earlier = [
    ...[...questions, ...candidate.followUps].flatMap(({ followsUp }) => followsUp ?? []),
    ...candidate.toSettle.flatMap(({ leftOpen }) => leftOpen ?? []),
  ];
  const words = candidate.areasToProbe.flatMap(({ absence }) => absence?.searchedFor ?? []);
  // A plan quotes on one line what may span two lines in a CV.
  return [...new Set([...evidence, ...posting, ...answers, ...earlier, ...words].map(onOneLine))];
}

interface Held {
  readonly start: number;
  readonly end: number;
}

const betweenMarks = /«([^«»]{3,600})»|“([^“”]{3,600})”|„([^„“”]{3,600})[“”]|"([^"]{3,600})"/gu;
/** A shorter quote may be an ordinary word of the text. */
const shortestQuote = 12;

/**
 * Replaces personal data, which must not be sent, and quotes, which are evidence in their original language, with
 * placeholders.
 */
export function toldText(text: string, quotes: readonly string[], candidate: KnownPerson): ToldText {
  const personal = blankedIn(text, minimiseText(text, candidate));
  const whole = quotes
    .filter(({ length }) => length >= shortestQuote)
    .flatMap((quote) => {
      const start = text.indexOf(quote);
      return start === -1 ? [] : [{ start, end: start + quote.length }];
    });
  const inMarks = [...text.matchAll(betweenMarks)].flatMap(({ 0: found, index }) => {
    const inner = found.slice(1, -1);
    const said = onOneLine(inner.replace(/\s*…$/u, ''));
    return said !== '' && quotes.some((quote) => quote.includes(said))
      ? [{ start: index + 1, end: index + 1 + inner.length }]
      : [];
  });
  // A placeholder typed by a person would otherwise be mistaken for one of ours.
  const written = [...text.matchAll(placeholder)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
  const held: string[] = [];
  let told = '';
  let at = 0;
  for (const { start, end } of joined([...personal, ...whole, ...inMarks, ...written])) {
    held.push(text.slice(start, end));
    told += `${text.slice(at, start)}{#${String(held.length)}}`;
    at = end;
  }
  return { text: told + text.slice(at), held };
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

export function withHeld(text: string, held: readonly string[]): string {
  return text.replace(placeholder, (whole, number: string) => held[Number(number) - 1] ?? whole);
}

/** Whether each placeholder occurs exactly once, and no others do. */
export function holdsEach(text: string, { held }: Pick<ToldText, 'held'>): boolean {
  const numbers = [...text.matchAll(placeholder)].map(([, number]) => Number(number));
  return numbers.length === held.length && held.every((_, at) => numbers.includes(at + 1));
}

/**
 * The spans that were blanked, found by comparing character by character; spans separated only by whitespace are
 * merged.
 */
function blankedIn(text: string, minimised: string): readonly Held[] {
  const found: Held[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === minimised[at]) continue;
    const last = found.at(-1);
    if (last !== undefined && text.slice(last.end, at).trim() === '')
      found[found.length - 1] = { ...last, end: at + 1 };
    else found.push({ start: at, end: at + 1 });
  }
  return found;
}

function joined(spans: readonly Held[]): readonly Held[] {
  const joinedSpans: Held[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joinedSpans.at(-1);
    if (last === undefined || span.start > last.end) joinedSpans.push(span);
    else joinedSpans[joinedSpans.length - 1] = { ...last, end: Math.max(last.end, span.end) };
  }
  return joinedSpans;
}
