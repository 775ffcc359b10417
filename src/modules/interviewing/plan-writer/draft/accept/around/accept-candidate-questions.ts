import type { CandidateQuestion } from '#contracts/interviewing/plan/plan.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { withoutWords } from '#knowledge/plan/rules/language-rules.ts';
import { isLawfulToPrepare } from '#knowledge/plan/rules/law-rules.ts';
import type { CoreFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { isFounded } from '#modules/interviewing/plan-writer/draft/accept/person/is-founded.ts';

/**
 * Questions the candidate may ask, with answers that the posting supports. If an answer breaks a rule, only the answer
 * is dropped; if the question does, both are. Neither affects anything else.
 *
 * @param names names that the plan itself uses
 * @param inPosting returns the words as they occur in the posting, or undefined if they do not
 */
export function acceptCandidateQuestions(
  asked: CoreFrame['candidateQuestions'],
  names: readonly string[],
  { language, position }: Pick<CoreBrief, 'language' | 'position'>,
  inPosting: (quote: string) => string | undefined,
): readonly CandidateQuestion[] {
  const matter = jobMatter(position);
  const isOwn = (text: string, known: string) => isInLanguage(withoutWords(text, known), language);
  return asked.flatMap(({ question, quote, answer }): CandidateQuestion[] => {
    if (question === '' || !isOwn(question, names.join(' '))) return [];
    const basis = answer === '' ? undefined : inPosting(quote);
    const isAnswered =
      basis !== undefined && isOwn(answer, basis) && isFounded(answer, { quote: basis, known: names }, language);
    const whole = isAnswered ? { question, answer: { text: answer, basis } } : { question };
    return [whole, { question }]
      .filter((one) => isLawfulToPrepare(one, { language, matter, reading: 'direct' }))
      .slice(0, 1);
  });
}
