import { minutesForQuestions } from '#contracts/interviewing/plan/plan-edit.ts';
import type { FlowStep, PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import { decisionOfPlan } from './decision-of-plan.ts';

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
  return content.decision === undefined ? content : { ...content, decision: decisionOfPlan(content) };
}

function flowOf(plan: PlanContent, questions: readonly Question[]): FlowStep[] {
  const minutes = questions.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const buffer = minutesForQuestions(plan) - minutes;
  const first = plan.flow.findIndex(({ kind }) => kind === 'question');
  const asked = questions.map(({ id, expectedMin }) => ({
    kind: 'question' as const,
    minutes: expectedMin,
    questionId: id,
  }));
  const others = plan.flow
    .filter(({ kind }) => kind !== 'question')
    .map((step) => (step.kind === 'buffer' ? { ...step, minutes: buffer } : step));
  return others.toSpliced(first, 0, ...asked);
}
