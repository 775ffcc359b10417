import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { questionAbout } from '#knowledge/plan/question-about.ts';
import { fewInCore } from '#knowledge/plan/time/time-budget.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';

/**
 * The share of the minutes that must-ask questions may take, since interviews tend to start late. If there are only as
 * few questions as in an hour, each is needed.
 */
const mostMust = ({ length }: readonly Question[]) => (length <= 5 ? 1 : 3 / 4);

/**
 * Puts the task after the first question: it is the purpose of the interview and must not be the one cut at the end.
 * The same applies to a main question that was rewritten and therefore came last. Must-have competencies and focus
 * areas are asked about in every interview, as far as the share of minutes for must-ask questions allows. If the model
 * marks no question as must-ask, the first of each competency is, since there must be something to judge by.
 *
 * @param mustHaves ids of the must-have competencies
 * @param areas the recruiter's focus areas
 * @param conditions conditions that rule out an offer however good the rest is; they cannot be judged unless asked
 * about
 */
export function orderQuestions(
  questions: readonly Question[],
  mustHaves: ReadonlySet<string> = new Set(),
  areas: readonly string[] = [],
  conditions: readonly string[] = [],
): readonly Question[] {
  const tasks = questions.filter(({ kind }) => kind === 'task').map((task) => ({ ...task, mustAsk: true }));
  const others = withMustAsks(
    questions.filter(({ kind }) => kind !== 'task'),
    { mustHaves, areas, conditions },
  );
  if (tasks.length > 0) return others.length === 1 ? [...tasks, ...others] : others.toSpliced(1, 0, ...tasks);
  const last = others.at(-1);
  const isMain = others.every((one) => one === last || one.expectedMin < (last?.expectedMin ?? 0));
  if (last === undefined || !isMain) return others;
  return others.slice(0, -1).toSpliced(others.length > fewInCore ? 1 : 0, 0, last);
}

interface Needed {
  readonly mustHaves: ReadonlySet<string>;
  readonly areas: readonly string[];
  readonly conditions: readonly string[];
}

function withMustAsks(questions: readonly Question[], { mustHaves, areas, conditions }: Needed): readonly Question[] {
  const isFirst = ({ competencyId }: Question, at: number) =>
    questions.findIndex((other) => other.competencyId === competencyId) === at;
  if (!questions.some(({ mustAsk }) => mustAsk)) {
    return questions.map((question, at) => ({ ...question, mustAsk: isFirst(question, at) }));
  }
  const minutes = (some: readonly Question[]) => some.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const musts = new Set(questions.filter(({ mustAsk }) => mustAsk));
  const most = minutes(questions) * mostMust(questions);
  const owe = (question: Question | undefined) => {
    if (question !== undefined && minutes([...musts, question]) <= most) musts.add(question);
  };
  const isAsked = (some: (question: Question) => boolean) => [...musts].some(some);
  for (const condition of conditions) owe(questionAbout(condition, questions));
  for (const id of mustHaves) {
    const isOf = ({ competencyId }: Question) => competencyId === id;
    if (!isAsked(isOf)) owe(questions.find(isOf));
  }
  for (const area of areas) {
    const isAbout = (question: Question) => asksAbout(question, area);
    if (!isAsked(isAbout)) owe(questions.find(isAbout));
  }
  return questions.map((question) => ({ ...question, mustAsk: musts.has(question) }));
}
