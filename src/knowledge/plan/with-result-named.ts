import type { Language } from '#contracts/common.ts';
import type { FollowUp } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBlock } from './plan-parts.ts';

/** Said where the CV has no result to name, so that the question behind it is about one all the same. */
const asksToName: Readonly<Record<Language, string>> = {
  en: 'Please name one result of your own from such work: the one that would count most in this job.',
  uk: 'Назвіть, будь ласка, один власний результат із такої роботи: той, що на цій посаді важив би найбільше.',
};

/** The question about the candidate's own work speaks of what was said before it: about this person, or else by themselves. */
export function withResultNamed(
  { questions }: Pick<CoreBlock, 'questions'>,
  followUps: readonly FollowUp[],
  language: Language,
): FollowUp[] {
  const asking = questions.find(({ aboutOwnResult }) => aboutOwnResult === true);
  if (asking === undefined || followUps.some(({ questionId }) => questionId === asking.id)) return [...followUps];
  return [...followUps, { questionId: asking.id, text: asksToName[language], leadsIn: true }];
}
