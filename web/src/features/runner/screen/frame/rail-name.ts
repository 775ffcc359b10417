import { type Plan, type Question, topicOf } from '#contracts/interviewing/plan/plan.ts';

type Named = Pick<Question, 'id' | 'competencyId' | 'category' | 'topic'>;

/** The display name of a question and, if several share that name, its position among them. */
export function railName(
  plan: { readonly competencies: Plan['competencies']; readonly questions: readonly Named[] },
  question: Named,
): { readonly name: string; readonly nth: number; readonly count: number } {
  const nameOf = ({ competencyId, category, topic }: Named): string =>
    topicOf({ topic, category: plan.competencies.find(({ id }) => id === competencyId)?.name ?? category });
  const name = nameOf(question);
  const same = plan.questions.filter((one) => nameOf(one) === name);
  return { name, nth: same.findIndex(({ id }) => id === question.id) + 1, count: same.length };
}
