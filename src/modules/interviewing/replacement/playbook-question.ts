import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { asksAbout } from '#knowledge/plan/rules/focus-rules.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { behavioralMinutes } from '#knowledge/plan/time/time-budget.ts';
import { fillCore } from '#knowledge/playbook/fill-core.ts';
import { composeTailoring } from '#knowledge/playbook/tailoring/compose-tailoring.ts';
import { type ReplacedQuestion, areasOwed, coreOf, marksOf, othersOf, placeOf } from './replaced-question.ts';

/** How many suitable questions are considered; the one closest to the old question is chosen. */
const mostTried = 8;

/** A replacement from the playbook; undefined if every suitable question is already in the plan. */
export function playbookQuestion(replaced: ReplacedQuestion, newId: () => string): Question | undefined {
  const { plan, question } = replaced;
  const others = othersOf(replaced);
  const known = new Set(plan.competencies.map(({ id }) => id));
  const isFitting = ({ kind, text, competencyId }: Question) =>
    (kind === 'task') === (question.kind === 'task') &&
    (kind !== 'behavioral' || question.expectedMin >= behavioralMinutes) &&
    known.has(competencyId) &&
    ![...others, question].some((other) => areAlike(other.text, text));
  const fitting = candidates(replaced, newId).filter(isFitting);
  const owed = areasOwed(replaced);
  const covering = fitting.filter((one) => owed.every((area) => asksAbout(one, area)));
  const found =
    covering.find(({ competencyId }) => competencyId === question.competencyId) ?? covering[0] ?? fitting[0];
  if (found === undefined) return undefined;
  const { source: _, ...written } = found;
  return {
    ...written,
    ...placeOf(question, found.id),
    ...marksOf(replaced, 'playbook'),
  };
}

function candidates(replaced: ReplacedQuestion, newId: () => string): readonly Question[] {
  const { plan, question, brief } = replaced;
  const core = coreOf(plan);
  if (question.block === 'cv') return composeTailoring(brief, core, newId).questions;
  const standing = { questions: othersOf(replaced), competencies: plan.competencies };
  const tasks = question.kind === 'task' ? 1 : 0;
  const gap = { questions: mostTried, tasks, behavioral: mostTried, areas: areasOwed(replaced) };
  return fillCore(brief, standing, gap, newId).questions.slice(standing.questions.length);
}
