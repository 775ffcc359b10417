import type { Evidence, PointToSettle, Question, Requirement } from '#contracts/interviewing/plan.ts';
import type { Language } from '#contracts/common.ts';
import type { JobMatter } from '#knowledge/guard/matter-line.ts';
import { asksOnce } from '#knowledge/plan/rules/asks-once.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulToAsk } from '#knowledge/plan/rules/law-rules.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import type { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { holdsFigures } from './is-founded.ts';

interface Around {
  /** how many there is time for */
  readonly most: number;
  readonly questions: readonly Question[];
  readonly requirements: readonly Requirement[];
  readonly posting: string;
  readonly matter: JobMatter;
  readonly hasFeedback: boolean;
  readonly language: Language;
}

interface Found {
  /** where a line of the CV stands */
  inCv(quote: string, line: number | null): Evidence | undefined;
  /** the words as they stand in the posting */
  inPosting(quote: string): string | undefined;
}

/**
 * What is settled with this person before the questions. Each point rests on a line of the CV or on an earlier round, asks
 * one thing, and names no figure that stands neither there nor in the posting; what breaks a rule is left out.
 */
export function acceptPointsToSettle(
  asked: TailoringFrame['toSettle'],
  { inCv, inPosting }: Found,
  { most, questions, requirements, posting, matter, hasFeedback, language }: Around,
): readonly PointToSettle[] {
  const accepted: PointToSettle[] = [];
  for (const { text, quote, line, posting: words, fromFeedback, listensFor } of asked) {
    const evidence = quote === '' ? undefined : inCv(quote, line);
    const followsUp = fromFeedback && hasFeedback;
    const heard = [...questions, ...accepted].map((other) => other.text);
    const said = `${evidence?.quote ?? ''} ${posting}`;
    const maySay = (spoken: string) =>
      isInLanguage(withoutWords(spoken, said), language) &&
      holdsFigures(spoken, said) &&
      isLawfulToAsk({ text: spoken }, language, matter);
    const isSound =
      text !== '' &&
      (evidence !== undefined || followsUp) &&
      asksOnce(text) &&
      !heard.some((other) => areAlike(other, text)) &&
      // An answer is kept by the words of its point.
      requirements.every((required) => required.text !== text) &&
      maySay(text);
    if (!isSound) continue;
    const basis = words === '' ? undefined : inPosting(words);
    // What to listen for may fall by itself: the point can be asked without.
    const isHeard = listensFor !== '' && !judgesTrait(listensFor) && maySay(listensFor);
    accepted.push({
      text,
      ...(isHeard ? { listensFor } : {}),
      ...(evidence === undefined ? {} : { evidence }),
      ...(basis === undefined ? {} : { basis }),
      ...(followsUp ? { followsUp } : {}),
    });
  }
  return accepted.slice(0, most);
}
