import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { wordStems } from './rules/focus-rules.ts';

/** The fewest words that a question and a sentence must share. */
const leastShared = 2;

/**
 * The question that shares most words with a sentence, if any shares more than one.
 *
 * @param leastShare the share of the sentence's words that the question must contain, from 0 to 1
 */
export function questionAbout(text: string, questions: readonly Question[], leastShare = 0): Question | undefined {
  const wanted = [...wordStems(text)].filter((stem) => stem.length > 3);
  const shared = ({ text: asked, topic = '', category, expectedAnswer }: Question) => {
    const said = wordStems([asked, topic, category, ...expectedAnswer.keyPoints].join(' '));
    return wanted.filter((stem) => said.has(stem)).length;
  };
  const [best] = questions.toSorted((one, other) => shared(other) - shared(one));
  return best !== undefined && shared(best) >= Math.max(leastShared, leastShare * wanted.length) ? best : undefined;
}
