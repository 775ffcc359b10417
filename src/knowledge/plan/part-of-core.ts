import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBlock, PlanBrief } from './plan-parts.ts';
import { someOf } from './some-of.ts';
import { questionAbout } from './question-about.ts';
import { wordStems } from './rules/focus-rules.ts';
import { fitMinutes } from './time/fit-minutes.ts';
import { requirementMinutes } from './time/time-budget.ts';

/** Words that a reason for a no and a requirement have in common, at least. */
const leastShared = 2;
/** With fewer two people cannot be compared at all. */
const fewest = 2;

/**
 * The questions for everybody that this interview asks. Where most of its time is for the person, it asks half of them,
 * those that decide, each with the minutes that it has for everybody. A task is the interview, so it leaves nothing out, and
 * without a CV nothing could take the place of what is left out.
 */
export function partOfCore(brief: Pick<PlanBrief, 'emphasis' | 'durationMin' | 'cv'>, core: CoreBlock): CoreBlock {
  const { questions, requirements, decision } = core;
  const count = Math.max(fewest, Math.floor(questions.length / 2));
  const hasTask = questions.some(({ kind }) => kind === 'task');
  if (brief.emphasis !== 'person' || brief.cv === null || hasTask || questions.length <= count) return core;
  const fitted = fitMinutes(brief.durationMin, questions, requirementMinutes(brief.durationMin, requirements.length));
  if (fitted === undefined) return core;
  const timed = questions.map((question, at) => ({
    ...question,
    expectedMin: fitted.minutes[at] ?? question.expectedMin,
  }));
  const kept = mostDeciding(timed, core)
    .slice(0, count)
    .map(({ id }) => id);
  return {
    ...core,
    isPart: true,
    questions: timed.filter(({ id }) => kept.includes(id)),
    ...(decision === undefined
      ? {}
      : { decision: { ...decision, noWhen: someOf(decision.noWhen, (no) => isHeardIn(no, core, kept)) } }),
  };
}

/** A must-have before anything else, then what cannot be left out, then what takes longest; each competency once at first. */
function mostDeciding(questions: readonly Question[], { competencies }: CoreBlock): readonly Question[] {
  const musts = new Set(competencies.flatMap(({ id, mustHave }) => (mustHave ? [id] : [])));
  const weight = ({ competencyId, mustAsk, expectedMin }: Question) =>
    (musts.has(competencyId) ? 200 : 0) + (mustAsk ? 100 : 0) + expectedMin;
  const byWeight = questions.toSorted((one, other) => weight(other) - weight(one));
  const isFirst = ({ competencyId, id }: Question) =>
    byWeight.find((other) => other.competencyId === competencyId)?.id === id;
  return [...byWeight.filter(isFirst), ...byWeight.filter((question) => !isFirst(question))];
}

/** What is a no by an answer that nobody hears is none here; one to a requirement is. */
function isHeardIn(no: string, { questions, requirements }: CoreBlock, kept: readonly string[]): boolean {
  const said = wordStems(no);
  const isRequired = requirements.some(({ text, basis }) => {
    const shared = [...wordStems(`${text} ${basis}`)].filter((stem) => stem.length > 3 && said.has(stem));
    return shared.length >= leastShared;
  });
  const question = questionAbout(no, questions);
  return isRequired || question === undefined || kept.includes(question.id);
}
