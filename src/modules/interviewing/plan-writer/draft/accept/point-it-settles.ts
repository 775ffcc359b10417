import type { Language } from '#contracts/common.ts';
import type { Question } from '#contracts/interviewing/plan.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { lawfulSentences } from '#knowledge/playbook/tailoring/follow-up-question.ts';

/** Words that a question or a point has in common with the sentence that it settles, at least. */
const leastShared = 2;
/** Stems of words that stand in any note and any question: "not" and "notes" have one. */
const inAny: ReadonlySet<string> = new Set(['not', 'ask', 'yes']);

/** The sentence of an earlier round's note that these texts settle: the one that they share most words with. */
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
