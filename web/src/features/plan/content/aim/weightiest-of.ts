import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';

interface Weighed {
  readonly questions: readonly Pick<Question, 'order' | 'competencyId'>[];
  readonly competencies: readonly Pick<Competency, 'id' | 'name' | 'mustHave'>[];
}

interface Asked extends Weighed {
  readonly questions: readonly Pick<Question, 'id' | 'order' | 'competencyId' | 'mustAsk'>[];
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

/** The questions that show them and are asked in any case, by id. */
export function weightiestQuestions(plan: Asked): ReadonlySet<string> {
  const numbers = new Set(weightiestOf(plan).flatMap((weightiest) => weightiest.numbers));
  return new Set(plan.questions.filter(({ mustAsk, order }) => mustAsk && numbers.has(order)).map(({ id }) => id));
}
