import { useTranslation } from 'react-i18next';
import { mayRunOn } from '#contracts/interviewing/plan/may-run-on.ts';
import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';

/** How long a question may run over, and at the expense of which others; undefined if it may not. */
export function useRunsOnText(
  plan: Pick<PlanContent, 'candidate' | 'questions'>,
  question: Question,
): string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const runsOn = mayRunOn(plan, question);
  if (runsOn === undefined) return undefined;
  const numbers = format.list(runsOn.instead.map(String));
  return t('question.mayRunOn', { minutes: format.minutes(runsOn.minutes), numbers });
}
