import type { FlowStep, PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { mayBeShort } from '#contracts/interviewing/plan/may-run-on.ts';
import { unadjusted } from '#contracts/interviewing/plan/adjustments.ts';
import { adjustPlan } from '#knowledge/plan/time/adjust-plan.ts';
import type { PlanProblem } from './plan-rules.ts';
import { leastForCandidate, settleMinutes } from '#knowledge/plan/time/settle-minutes.ts';
import {
  allowedCount,
  behavioralMinutes,
  cvShareOf,
  coreSizeOf,
  questionBudget,
  questionMinutes,
  requirementMinutes,
  taskMinutes,
  timeBudget,
} from '#knowledge/plan/time/time-budget.ts';

/**
 * Minutes add up, every part has its share, and the blocks keep their proportions; checked with the usual minutes,
 * before any adjustments.
 */
export function timeProblems(adjusted: PlanContent): PlanProblem[] {
  const plan = adjustPlan(adjusted, unadjusted);
  const budget = timeBudget(plan.durationMin);
  const minutesOf = (kind: FlowStep['kind']) => sum(plan.flow.filter((step) => step.kind === kind));
  const candidateMinutes = minutesOf('candidate_questions');
  const problems: PlanProblem[] = [];
  const broken = (rule: PlanProblem['rule'], when: boolean, questionId: string | null = null) => {
    if (when) problems.push({ rule, questionId });
  };

  const hasTask = plan.questions.some(({ kind, block }) => kind === 'task' && block === 'core');
  const requirements = requirementMinutes(plan.durationMin, plan.requirements.length);
  const settling = settleMinutes(plan.durationMin, plan.candidate.toSettle.length);
  const core = plan.questions.filter(({ block }) => block === 'core');
  const coreMinutes = core.reduce((total, { expectedMin }) => total + expectedMin, 0);

  broken('time.sum', sum(plan.flow) !== plan.durationMin);
  broken(
    'time.budget',
    minutesOf('intro') !== budget.intro - settling.intro ||
      minutesOf('requirements') !== requirements + settling.total ||
      candidateMinutes !== budget.candidateQuestions - settling.candidateQuestions ||
      minutesOf('wrap_up') !== budget.wrapUp - settling.wrapUp ||
      // Minutes that the CV block does not use go to the buffer.
      minutesOf('buffer') < budget.buffer,
  );
  // Questions that an earlier round has seen answered well may have given up minutes.
  const lost = questionBudget(plan.durationMin, hasTask, requirements, coreSizeOf(core)).core - coreMinutes;
  broken('time.core', lost < 0 || (lost > 0 && !core.some((question) => mayBeShort(plan, question))));
  broken('time.candidate', candidateMinutes < leastForCandidate(plan.durationMin));

  for (const question of plan.questions) {
    const { min, max } = question.kind === 'task' ? taskMinutes : questionMinutes;
    const least = question.kind === 'behavioral' && !mayBeShort(plan, question) ? behavioralMinutes : min;
    broken('time.question', question.expectedMin < least || question.expectedMin > max, question.id);
  }
  const counts = allowedCount(plan.durationMin, hasTask);
  broken('time.count', plan.questions.length < counts.min || plan.questions.length > counts.max);
  const last = core.toSorted((one, other) => one.order - other.order).at(-1);
  for (const question of core.filter(({ kind }) => kind === 'task')) {
    broken('task.place', !question.mustAsk || (question.id === last?.id && core.length > 1), question.id);
  }

  broken('flow.order', !isInOrder(plan.flow));
  broken('flow.questions', !showsEachQuestionOnce(plan));

  const cvMinutes = plan.questions.filter(({ block }) => block === 'cv').map(({ expectedMin }) => expectedMin);
  const allMinutes = plan.questions.reduce((total, { expectedMin }) => total + expectedMin, 0);
  const cvTotal = cvMinutes.reduce((total, minutes) => total + minutes, 0);
  broken('blocks.core_share', cvTotal > allMinutes * cvShareOf(plan.durationMin));
  broken('blocks.cv_too_short', plan.durationMin === 15 && cvMinutes.length > 0);
  return problems;
}

function isInOrder(flow: readonly FlowStep[]): boolean {
  const kinds = flow.map((step) => step.kind);
  const questions = kinds.filter((kind) => kind === 'question');
  const closing = ['candidate_questions', 'wrap_up', 'buffer'];
  // The unscored part opens a phone screen; elsewhere it follows the questions.
  const orders = [
    ['intro', ...questions, ...closing],
    ['intro', 'requirements', ...questions, ...closing],
    ['intro', ...questions, 'requirements', ...closing],
  ];
  return questions.length > 0 && orders.some((order) => order.join() === kinds.join());
}

function showsEachQuestionOnce(plan: PlanContent): boolean {
  const steps = plan.flow.filter((step) => step.kind === 'question');
  const questions = plan.questions.toSorted((one, other) => one.order - other.order);
  return (
    steps.length === questions.length &&
    steps.every((step, at) => step.questionId === questions[at]?.id && step.minutes === questions[at]?.expectedMin)
  );
}

function sum(steps: readonly FlowStep[]): number {
  return steps.reduce((total, step) => total + step.minutes, 0);
}
