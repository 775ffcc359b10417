import type { Question } from '#contracts/interviewing/plan.ts';

/** What must be asked takes this much of the minutes at most; somebody is always late. */
const mostMust = 3 / 4;

/**
 * The task after the first question: it is what the interview is for, and is never the one that falls off at the end; nor
 * is a main question that was written anew and came last. What a position cannot do without is asked about in every
 * interview, as far as three quarters of the minutes go; where nothing else must be asked, so is each competency, since
 * somebody has to be judged by something.
 *
 * @param mustHaves ids of the competencies that a person must have
 */
export function orderQuestions(
  questions: readonly Question[],
  mustHaves: ReadonlySet<string> = new Set(),
): readonly Question[] {
  const tasks = questions.filter(({ kind }) => kind === 'task').map((task) => ({ ...task, mustAsk: true }));
  const others = withMustAsks(
    questions.filter(({ kind }) => kind !== 'task'),
    mustHaves,
  );
  if (tasks.length > 0) return others.length === 1 ? [...tasks, ...others] : others.toSpliced(1, 0, ...tasks);
  const last = others.at(-1);
  const isMain = others.every((one) => one === last || one.expectedMin < (last?.expectedMin ?? 0));
  if (last === undefined || !isMain) return others;
  return others.slice(0, -1).toSpliced(others.length > 3 ? 1 : 0, 0, last);
}

function withMustAsks(questions: readonly Question[], mustHaves: ReadonlySet<string>): readonly Question[] {
  const isFirst = ({ competencyId }: Question, at: number) =>
    questions.findIndex((other) => other.competencyId === competencyId) === at;
  if (!questions.some(({ mustAsk }) => mustAsk)) {
    return questions.map((question, at) => ({ ...question, mustAsk: isFirst(question, at) }));
  }
  const minutes = (some: readonly Question[]) => some.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const asked = new Set(questions.flatMap(({ mustAsk, competencyId }) => (mustAsk ? [competencyId] : [])));
  let left = minutes(questions) * mostMust - minutes(questions.filter(({ mustAsk }) => mustAsk));
  return questions.map((question, at) => {
    const { competencyId, expectedMin } = question;
    const isOwed = mustHaves.has(competencyId) && !asked.has(competencyId) && isFirst(question, at);
    if (!isOwed || expectedMin > left) return question;
    left -= expectedMin;
    return { ...question, mustAsk: true };
  });
}
