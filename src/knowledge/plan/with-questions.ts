import { minutesForQuestions } from '#contracts/interviewing/plan/plan-edit.ts';
import type { FlowStep, PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { unadjusted } from '#contracts/interviewing/plan/adjustments.ts';
import { decisionOfPlan } from './decision/decision-of-plan.ts';
import { adjustPlan, withBreak, withoutBreak } from './time/adjust-plan.ts';

/**
 * The plan with other questions, in their order; its flow, the follow-ups that belonged to removed questions, and the
 * decision are derived anew. The buffer absorbs the difference in minutes; the other parts keep theirs.
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
  // Based on the usual minutes, as for everybody, because the longer of two questions decides.
  return { ...content, decision: decisionOfPlan(adjustPlan(content, unadjusted)) };
}

function flowOf(plan: PlanContent, questions: readonly Question[]): FlowStep[] {
  const minutes = questions.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const buffer = minutesForQuestions(plan) - minutes;
  // The break never comes before the first question.
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
