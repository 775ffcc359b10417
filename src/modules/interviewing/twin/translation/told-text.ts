import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import { type KnownPerson, minimiseText } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';

/** A text as a model is told it: `{#1}` stands for the first of the pieces that stay as they are. */
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
  // A plan says in one line what stands on two in a CV.
  return [...new Set([...evidence, ...posting, ...answers, ...earlier, ...words].map(onOneLine))];
}

interface Held {
  readonly start: number;
  readonly end: number;
}

const betweenMarks = /«([^«»]{3,600})»|“([^“”]{3,600})”|„([^„“”]{3,600})[“”]|"([^"]{3,600})"/gu;
/** A shorter one may be a word that the text says for itself. */
const shortestQuote = 12;

/** What is personal stays here, and so does what is quoted: it is evidence in its own language. */
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
  // A placeholder that somebody wrote would be taken for one of ours.
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

/** Whether each piece stands once, and no other. */
export function holdsEach(text: string, { held }: Pick<ToldText, 'held'>): boolean {
  const numbers = [...text.matchAll(placeholder)].map(([, number]) => Number(number));
  return numbers.length === held.length && held.every((_, at) => numbers.includes(at + 1));
}

/** Where a text was blanked, sign for sign; pieces with a gap of blanks between them are one. */
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
