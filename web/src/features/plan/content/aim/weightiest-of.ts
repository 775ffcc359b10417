import type { Competency, Plan, Question } from '#contracts/interviewing/plan/plan.ts';

interface Weighed {
  readonly questions: readonly Pick<Question, 'order' | 'competencyId'>[];
  readonly competencies: readonly Pick<Competency, 'id' | 'name' | 'mustHave'>[];
}

interface Asked extends Weighed {
  readonly questions: readonly Pick<Question, 'id' | 'order' | 'competencyId' | 'mustAsk'>[];
  readonly decision?: Plan['decision'];
}

interface Weightiest {
  readonly name: string;
  /** numbers of the questions that cover it */
  readonly numbers: readonly number[];
}

/** The must-have competencies with their questions; empty if all competencies are must-haves. */
export function weightiestOf({ competencies, questions }: Weighed): readonly Weightiest[] {
  const needed = competencies.filter(({ mustHave }) => mustHave);
  if (needed.length === competencies.length) return [];
  return needed
    .map(({ id, name }) => ({
      name,
      numbers: questions.filter(({ competencyId }) => competencyId === id).map(({ order }) => order),
    }))
    .filter(({ numbers }) => numbers.length > 0);
}

/**
 * Ids of the must-ask questions that count most: those whose scores decide an offer, if the plan names some of them;
 * otherwise those that cover a must-have competency.
 */
export function weightiestQuestions(plan: Asked): ReadonlySet<string> {
  const deciding = plan.decision?.offer?.leastScores.filter(({ ifAsked }) => ifAsked !== true) ?? [];
  const isSaid = deciding.length > 0 && deciding.length < plan.questions.length;
  const numbers = new Set(
    isSaid ? deciding.map(({ order }) => order) : weightiestOf(plan).flatMap((weightiest) => weightiest.numbers),
  );
  return new Set(plan.questions.filter(({ mustAsk, order }) => mustAsk && numbers.has(order)).map(({ id }) => id));
}
