import type { Language } from '#contracts/common.ts';
import type { Requirement } from '#contracts/interviewing/plan.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import type { CoreFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { isFounded } from './is-founded.ts';

/**
 * What the posting demands of a person, as a model read it: what does not stand there, says more than its quote or
 * touches what nobody may be judged by is left out.
 *
 * @param report is told the rule by which one was left out
 * @param inPosting the words as they stand in the posting, undefined where they do not
 */
export function acceptRequirements(
  named: CoreFrame['requirements'],
  language: Language,
  inPosting: (quote: string) => string | undefined,
  report: (problem: string) => void,
): readonly Requirement[] {
  const accepted: Requirement[] = [];
  for (const { text, quote, kind } of named) {
    const basis = text === '' || quote === '' ? undefined : inPosting(quote);
    if (basis === undefined || accepted.some((other) => areAlike(other.text, text))) continue;
    if (!isInLanguage(withoutWords(text, basis), language)) report('language');
    else if (checkText(text, { language, kind: 'advert' }).length > 0) report('law.item');
    else if (!isFounded(text, { quote: basis, known: [] }, language)) report('requirement.unfounded');
    else accepted.push({ text, basis, kind });
  }
  return accepted;
}
