import type { Question } from '#contracts/interviewing/plan.ts';

/**
 * The task after the first question: it is what the interview is for, and is never the one that falls off at the end; nor
 * is a main question that was written anew and came last. Where nothing must be asked, the first of each competency must,
 * since somebody has to be judged by something.
 */
export function orderQuestions(questions: readonly Question[]): readonly Question[] {
  const isChosen = questions.some(({ kind, mustAsk }) => kind !== 'task' && mustAsk);
  const others = questions
    .filter(({ kind }) => kind !== 'task')
    .map((question, index, all) => ({
      ...question,
      mustAsk: isChosen
        ? question.mustAsk
        : all.findIndex(({ competencyId }) => competencyId === question.competencyId) === index,
    }));
  const tasks = questions.filter(({ kind }) => kind === 'task').map((task) => ({ ...task, mustAsk: true }));
  if (tasks.length > 0) return others.length === 1 ? [...tasks, ...others] : others.toSpliced(1, 0, ...tasks);
  const last = others.at(-1);
  const isMain = others.every((one) => one === last || one.expectedMin < (last?.expectedMin ?? 0));
  if (last === undefined || !isMain) return others;
  return others.slice(0, -1).toSpliced(others.length > 3 ? 1 : 0, 0, last);
}
