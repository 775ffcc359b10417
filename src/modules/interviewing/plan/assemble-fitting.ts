import type { PlanContent, PointToSettle, Question } from '#contracts/interviewing/plan/plan.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { assemblePlan, emptyTailoring } from '#knowledge/plan/assemble-plan.ts';
import type { CoreBlock, PlanBrief, Tailoring } from '#knowledge/plan/plan-parts.ts';
import { mostPointsToSettle } from '#knowledge/plan/time/settle-minutes.ts';
import { privateMattersIn } from '#modules/interviewing/plan-writer/personal-data/private-matters.ts';

/** Maximum length of a point, in UTF-16 code units. */
const longestPoint = 240;

/**
 * Drops questions for this person, the least important first, until they and the core fit into the time. Questions
 * about what an earlier round left open are dropped last, locked ones never.
 */
export function assembleFitting(brief: PlanBrief, core: CoreBlock, tailoring: Tailoring): PlanContent {
  const plan = assembled(brief, core, tailoring);
  const { cv, previousFeedback, language, position } = brief;
  const told = { pages: cv?.pages ?? [], feedback: previousFeedback ?? '' };
  const privateMatters = privateMattersIn(told, { language, matter: jobMatter(position) });
  return { ...plan, candidate: { ...plan.candidate, privateMatters } };
}

function assembled(brief: PlanBrief, core: CoreBlock, tailoring: Tailoring): PlanContent {
  try {
    return assemblePlan(brief, core, tailoring);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const { lockedQuestions = [] } = brief;
    const mayGo = tailoring.questions.filter((one) => lockedQuestions.every(({ id }) => id !== one.id));
    // Locked questions have been checked to fit beside this core; otherwise nothing would have been written.
    if (mayGo.length === 0 && lockedQuestions.length > 0) throw error;
    const dropped = mayGo.findLast(({ followsUp }) => followsUp === undefined) ?? mayGo.at(-1);
    const questions = tailoring.questions.filter((question) => question !== dropped);
    if (dropped === undefined || questions.length === 0) return assemblePlan(brief, core, emptyTailoring);
    const areasToProbe = reachedBy([...core.questions, ...questions], tailoring);
    const toSettle = withPoint(tailoring.toSettle, dropped, mostPointsToSettle(brief.durationMin));
    return assembled(brief, core, { ...tailoring, questions, areasToProbe, toSettle });
  }
}

/**
 * Keeps a dropped question about what an earlier round left open as a point to settle, if there is room for another
 * point and it needs no handout.
 */
function withPoint(points: readonly PointToSettle[], dropped: Question, most: number): readonly PointToSettle[] {
  const { text, expectedAnswer, evidence = [], followsUp, handout } = dropped;
  const isAskedAloud = handout === undefined && text.length <= longestPoint;
  if (followsUp === undefined || points.length >= most || !isAskedAloud) return points;
  const [listensFor] = expectedAnswer.keyPoints;
  const [line] = evidence;
  return [
    ...points,
    {
      text,
      ...(listensFor === undefined ? {} : { listensFor }),
      ...(line === undefined ? {} : { evidence: line }),
      followsUp: true,
      leftOpen: followsUp,
    },
  ];
}

/** Areas to probe lose their reference to a question that was dropped. */
function reachedBy(questions: readonly Question[], { areasToProbe }: Tailoring): Tailoring['areasToProbe'] {
  return areasToProbe.map(({ askedIn, ...area }) =>
    questions.some(({ id }) => id === askedIn) ? { ...area, askedIn } : area,
  );
}
