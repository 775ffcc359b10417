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
  /** the places of the questions that show it */
  readonly numbers: readonly number[];
}

/** The competencies that a decision cannot do without, each with its questions; none where all of them are alike. */
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

/** The questions that count most, by id: those an offer goes by, where a plan says it of some; else those asked in any case that show what it names. */
export function weightiestQuestions(plan: Asked): ReadonlySet<string> {
  const deciding = plan.decision?.offer?.leastScores.filter(({ ifAsked }) => ifAsked !== true) ?? [];
  const isSaid = deciding.length > 0 && deciding.length < plan.questions.length;
  const numbers = new Set(
    isSaid ? deciding.map(({ order }) => order) : weightiestOf(plan).flatMap((weightiest) => weightiest.numbers),
  );
  return new Set(plan.questions.filter(({ mustAsk, order }) => mustAsk && numbers.has(order)).map(({ id }) => id));
}
