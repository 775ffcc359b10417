import type { Language } from '#contracts/common.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { lawfulSentences } from '#knowledge/notes/lawful-sentences.ts';
import { bare, hasWordsOf, pickedLines } from '#knowledge/notes/picked-lines.ts';
import type { PlanBrief } from '#knowledge/plan/plan-parts.ts';

/** Minimum number of words that a question or point shares with the sentence it settles. */
const leastShared = 2;
/** Stems that are too common to count: for example, "not" and "notes" share one. */
const inAny: ReadonlySet<string> = new Set(['not', 'ask', 'yes']);

interface Settling {
  /** words of the note that it is said to settle; empty for none */
  readonly words: string;
  /** its own texts */
  readonly texts: readonly string[];
}

/** An earlier round's note, in which something may be open. */
export interface OpenNote {
  readonly feedback: string | null;
  /** its lines that somebody picked as open: nothing else is; undefined if nobody picked any */
  readonly picked?: readonly string[] | undefined;
}

type Noted = Pick<PlanBrief, 'previousFeedback' | 'openPoints' | 'language'>;

export function openNoteOf(brief: Noted): OpenNote {
  return { feedback: brief.previousFeedback ?? null, picked: pickedLines(brief) };
}

/**
 * The part of an earlier round's note that a question or point settles: the words its writer copied from the note or,
 * if those are not in the note, the closest sentence. Undefined if it settles nothing, or something that must not be
 * asked about.
 */
export function wordsItSettles(
  { words, texts }: Settling,
  { feedback, picked }: OpenNote,
  language: Language,
): string | undefined {
  if (words === '' || feedback === null) return undefined;
  if (picked !== undefined) return lineItSettles([words, ...texts], picked);
  const isCopied = asItStands(words, feedback) !== undefined;
  // If the copied words must not be repeated, no other sentence replaces them, because the question is not about it.
  return isCopied ? copiedWords(words, feedback, language) : pointItSettles([words, ...texts], { feedback }, language);
}

/** The most UTF-16 units that are added before copied words. */
const longestBefore = 80;
/** Where a clause of a note begins, and the words that begin one. */
const clauseStart = /(?:[.,;:!?…–—\n]|\s-)\s*["«“]?|(?<!\p{L})(?:and|but|though|that|whether|і|й|та|але|а|що|чи)\s+/giu;
const beginsClause =
  /^(?:that|whether|if|when|how|why|what|who|which|where|because|since|though|as|and|but|i|we|she|he|they|it|що|чи|якщо|коли|як|чому|хто|який|яка|які|де|бо|хоча|і|й|та|але|а|він|вона|вони)(?!\p{L})/iu;

/**
 * Words copied from a note, as they occur in it, from the beginning of their clause: "who asked him three questions"
 * does not stand without its subject. Undefined if they do not occur or must not be repeated.
 */
export function copiedWords(words: string, feedback: string, language: Language): string | undefined {
  const found = asItStands(words, feedback);
  if (found === undefined) return undefined;
  const told = [withSubject(found, feedback), found].map((text) => {
    const lawful = lawfulSentences(text, language, { reading: 'direct', least: 1 }).join(' ');
    return { text, lawful };
  });
  // Words before the copied ones may be private while the copied ones are not.
  const whole = told.find(({ text, lawful }) => text === lawful) ?? told.at(-1);
  return whole === undefined || whole.lawful === '' ? undefined : whole.lawful;
}

function withSubject(words: string, feedback: string): string {
  const note = feedback.replace(/\s+/gu, ' ');
  const at = note.indexOf(words);
  const before = note.slice(0, Math.max(at, 0));
  const start = [...before.matchAll(clauseStart)].at(-1);
  const from = start === undefined ? 0 : start.index + start[0].length;
  const isWhole = at - from > longestBefore || beginsClause.test(words) || /^[^\p{L}\p{N}]/u.test(words);
  return isWhole ? words : `${before.slice(from)}${words}`;
}

/**
 * Finds words in a text, ignoring differences in whitespace, quotation marks, dashes and case: a note is written in
 * haste, and a model's texts lose the space before a question mark.
 */
function asItStands(words: string, text: string): string | undefined {
  if (bare(words) === '') return undefined;
  const folded = (value: string) =>
    value
      .toLowerCase()
      .replace(/[«»„“”"‘’'ʼ]/gu, "'")
      .replace(/[–—]/gu, '-')
      .replace(/\s/gu, ' ');
  const signs = folded(words).match(/\S/gu) ?? [];
  const escaped = signs.map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/u, '\\$&'));
  const found = new RegExp(escaped.join(' *'), 'u').exec(folded(text));
  return found === null ? undefined : text.slice(found.index, found.index + found[0].length).replace(/\s+/gu, ' ');
}

/** The sentence of a note that these texts settle: the one that shares the most words with them. */
export function pointItSettles(
  texts: readonly string[],
  { feedback, picked }: OpenNote,
  language: Language,
): string | undefined {
  if (picked !== undefined) return lineItSettles(texts, picked);
  const said = wordStems(texts.join(' '));
  const [best] = lawfulSentences(feedback ?? '', language)
    .map((sentence) => ({
      sentence,
      shared: [...wordStems(sentence)].filter((stem) => stem.length > 2 && said.has(stem) && !inAny.has(stem)).length,
    }))
    .filter(({ shared }) => shared >= leastShared)
    .toSorted((one, other) => other.shared - one.shared);
  return best?.sentence;
}

/** The picked line that these texts settle: one that they copy, else the one that shares the most words with them. */
function lineItSettles(texts: readonly string[], picked: readonly string[]): string | undefined {
  const [first = ''] = texts;
  const copied = picked.find((line) => hasWordsOf(line, first) || hasWordsOf(first, line));
  if (copied !== undefined) return copied;
  const said = wordStems(texts.join(' '));
  const [best] = picked
    .map((line) => {
      const stems = [...wordStems(line)].filter((stem) => stem.length > 2 && !inAny.has(stem));
      const shared = stems.filter((stem) => said.has(stem)).length;
      return { line, shared, least: Math.min(leastShared, stems.length) };
    })
    .filter(({ shared, least }) => shared > 0 && shared >= least)
    .toSorted((one, other) => other.shared - one.shared);
  return best?.line;
}

/** {@link wordsItSettles} for a question and the words that its writer copied. */
export function settledBy(question: Question, words: string, brief: Noted): string | undefined {
  return wordsItSettles({ words, texts: settlingTexts(question) }, openNoteOf(brief), brief.language);
}

/** The texts of a question that show what it is meant to settle. */
export function settlingTexts({
  text,
  whyAsked,
  expectedAnswer,
}: Pick<Question, 'text' | 'whyAsked' | 'expectedAnswer'>): readonly string[] {
  return [text, whyAsked, ...expectedAnswer.keyPoints];
}
