import type { FlowStep, PlanContent } from '#contracts/plan.ts';
import type { PlanProblem } from './plan-rules.ts';
import { allowedCounts, cvShare, questionMinutes, taskMinutes, timeBudget } from './time-budget.ts';

/** Minutes add up, every part has its due, and the blocks keep their shares. */
export function timeProblems(plan: PlanContent): PlanProblem[] {
  const budget = timeBudget(plan.durationMin);
  const minutesOf = (kind: FlowStep['kind']) => sum(plan.flow.filter((step) => step.kind === kind));
  const candidateMinutes = minutesOf('candidate_questions');
  const problems: PlanProblem[] = [];
  const broken = (rule: PlanProblem['rule'], when: boolean, questionId: string | null = null) => {
    if (when) problems.push({ rule, questionId });
  };

  broken('time.sum', sum(plan.flow) !== plan.durationMin);
  broken(
    'time.budget',
    minutesOf('intro') !== budget.intro ||
      minutesOf('question') !== budget.questions ||
      candidateMinutes !== budget.candidateQuestions ||
      minutesOf('wrap_up') !== budget.wrapUp ||
      minutesOf('buffer') !== budget.buffer,
  );
  broken('time.candidate', candidateMinutes < 3 || candidateMinutes * 10 < plan.durationMin);

  for (const question of plan.questions) {
    const range = question.kind === 'task' ? taskMinutes : questionMinutes;
    broken('time.question', question.expectedMin < range.min || question.expectedMin > range.max, question.id);
  }
  const tasks = plan.questions.filter((question) => question.kind === 'task').map((question) => question.expectedMin);
  const counts = allowedCounts(plan.durationMin, tasks);
  broken('time.count', !counts.some(({ min, max }) => plan.questions.length >= min && plan.questions.length <= max));

  broken('flow.order', !isInOrder(plan.flow));
  broken('flow.questions', !showsEachQuestionOnce(plan));

  const cvMinutes = plan.questions.filter(({ block }) => block === 'cv').map(({ expectedMin }) => expectedMin);
  const allMinutes = plan.questions.reduce((total, { expectedMin }) => total + expectedMin, 0);
  const cvTotal = cvMinutes.reduce((total, minutes) => total + minutes, 0);
  broken('blocks.core_share', cvTotal > allMinutes * cvShare);
  broken('blocks.cv_too_short', plan.durationMin === 15 && cvMinutes.length > 0);
  return problems;
}

function isInOrder(flow: readonly FlowStep[]): boolean {
  const kinds = flow.map((step) => step.kind);
  const questions = kinds.filter((kind) => kind === 'question');
  const expected = ['intro', ...questions, 'candidate_questions', 'wrap_up', 'buffer'];
  return questions.length > 0 && kinds.length === expected.length && kinds.every((kind, at) => kind === expected[at]);
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
