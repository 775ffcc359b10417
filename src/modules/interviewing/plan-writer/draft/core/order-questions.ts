import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { questionAbout } from '#knowledge/plan/question-about.ts';
import { fewInCore } from '#knowledge/plan/time/time-budget.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';

/** What must be asked takes this much of the minutes at most; somebody is always late. Of so few as an hour has, each is needed. */
const mostMust = ({ length }: readonly Question[]) => (length <= 5 ? 1 : 3 / 4);

/**
 * The task after the first question: it is what the interview is for, and is never the one that falls off at the end; nor
 * is a main question that was written anew and came last. What a position cannot do without and each focus area is asked
 * about in every interview, as far as three quarters of the minutes go; where nothing else must be asked, so is each
 * competency, since somebody has to be judged by something.
 *
 * @param mustHaves ids of the competencies that a person must have
 * @param areas the recruiter's focus areas
 * @param conditions what is a no however good the rest is: nobody can say so of what was not asked
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
