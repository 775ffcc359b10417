import type { Language } from '#contracts/common.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { lawfulSentences } from '#knowledge/notes/lawful-sentences.ts';

/** Words that a question or a point has in common with the sentence that it settles, at least. */
const leastShared = 2;
/** Stems of words that stand in any note and any question: "not" and "notes" have one. */
const inAny: ReadonlySet<string> = new Set(['not', 'ask', 'yes']);

interface Settling {
  /** those of the note that it is said to settle; empty: none */
  readonly words: string;
  /** what it says itself */
  readonly texts: readonly string[];
}

/**
 * What a question or a point settles of an earlier round's note: the words that its writer copied from it, and where they
 * do not stand there, the sentence that is nearest. Undefined where it settles nothing, or what may not be asked about.
 */
export function wordsItSettles(
  { words, texts }: Settling,
  feedback: string | null,
  language: Language,
): string | undefined {
  if (words === '' || feedback === null) return undefined;
  const isCopied = asItStands(words, feedback) !== undefined;
  // The words that were meant, or none: another sentence would say of the note what is not asked.
  return isCopied ? copiedWords(words, feedback, language) : pointItSettles([words, ...texts], feedback, language);
}

/** Words that somebody copied from a note, as they stand there; undefined where they do not, or may not be told. */
export function copiedWords(words: string, feedback: string, language: Language): string | undefined {
  const lawful = lawfulSentences(asItStands(words, feedback) ?? '', language, 'direct').join(' ');
  return lawful === '' ? undefined : lawful;
}

/** Words as a text has them, whatever its spaces, its quotation marks and its capital letters. */
function asItStands(words: string, text: string): string | undefined {
  const folded = (value: string) =>
    value
      .toLowerCase()
      .replace(/[«»„“”"‘’'ʼ]/gu, "'")
      .replace(/\s/gu, ' ');
  const parts = folded(words).split(/ +/u).filter(Boolean);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const found = new RegExp(escaped.join(' +'), 'u').exec(folded(text));
  return found === null ? undefined : text.slice(found.index, found.index + found[0].length).replace(/\s+/gu, ' ');
}

/** The sentence of a note that these texts settle: the one that they share most words with. */
export function pointItSettles(
  texts: readonly string[],
  feedback: string | null,
  language: Language,
): string | undefined {
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

/** What a question says of its point. */
export function settlingTexts({
  text,
  whyAsked,
  expectedAnswer,
}: Pick<Question, 'text' | 'whyAsked' | 'expectedAnswer'>): readonly string[] {
  return [text, whyAsked, ...expectedAnswer.keyPoints];
}
