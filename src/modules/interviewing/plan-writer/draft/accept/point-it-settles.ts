import type { Language } from '#contracts/common.ts';
import type { Question } from '#contracts/interviewing/plan.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { lawfulSentences } from '#knowledge/playbook/tailoring/follow-up-question.ts';

/** Words that a question has in common with the sentence that it settles, at least. */
const leastShared = 2;

type Asking = Pick<Question, 'text' | 'whyAsked' | 'expectedAnswer'>;

/** The sentence of an earlier round's note that a question settles: the one that it shares most words with. */
export function pointItSettles(question: Asking, feedback: string | null, language: Language): string | undefined {
  const said = wordStems([question.text, question.whyAsked, ...question.expectedAnswer.keyPoints].join(' '));
  const [best] = lawfulSentences(feedback ?? '', language)
    .map((sentence) => ({
      sentence,
      shared: [...wordStems(sentence)].filter((stem) => stem.length > 2 && said.has(stem)).length,
    }))
    .filter(({ shared }) => shared >= leastShared)
    .toSorted((one, other) => other.shared - one.shared);
  return best?.sentence;
}
