import { minutesForQuestions } from '#contracts/interviewing/plan/plan-edit.ts';
import type { FlowStep, PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { unadjusted } from '#contracts/interviewing/plan/adjustments.ts';
import { decisionOfPlan } from './decision/decision-of-plan.ts';
import { adjustPlan, withBreak, withoutBreak } from './time/adjust-plan.ts';

/**
 * The plan with other questions, in their order: its run, what is asked behind questions that are gone, and how to decide
 * follow from them. The buffer gives and takes what they need, the other parts of the talk keep their minutes.
 */
export function withQuestions(plan: PlanContent, questions: readonly Question[]): PlanContent {
  const asked = new Set(questions.map(({ id }) => id));
  const content: PlanContent = {
    ...plan,
    questions: [...questions],
    flow: flowOf(plan, questions),
    candidate: {
      ...plan.candidate,
      followUps: plan.candidate.followUps.filter(({ questionId }) => asked.has(questionId)),
      seenEarlier: plan.candidate.seenEarlier.filter(({ questionId }) => asked.has(questionId)),
      areasToProbe: plan.candidate.areasToProbe.map(({ askedIn, inFollowUp, ...area }) =>
        askedIn === undefined || !asked.has(askedIn)
          ? area
          : { ...area, askedIn, ...(inFollowUp === undefined ? {} : { inFollowUp }) },
      ),
    },
  };
  if (content.decision === undefined) return content;
  // By the usual minutes, as for everybody: which of two questions is the longer decides.
  return { ...content, decision: decisionOfPlan(adjustPlan(content, unadjusted)) };
}

function flowOf(plan: PlanContent, questions: readonly Question[]): FlowStep[] {
  const minutes = questions.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const buffer = minutesForQuestions(plan) - minutes;
  // It never stands before the first question.
  const first = plan.flow.findIndex(({ kind }) => kind === 'question');
  const asked = questions.map(({ id, expectedMin }) => ({
    kind: 'question' as const,
    minutes: expectedMin,
    questionId: id,
  }));
  const others = withoutBreak(plan.flow)
    .filter(({ kind }) => kind !== 'question')
    .map((step) => (step.kind === 'buffer' ? { ...step, minutes: buffer } : step));
  return withBreak(others.toSpliced(first, 0, ...asked), plan.adjustments?.breakMinutes ?? 0);
}
