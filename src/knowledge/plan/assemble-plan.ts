import type { FlowStep, PlanContent, Question } from '#contracts/plan.ts';
import { fitMinutes } from './fit-minutes.ts';
import type { CoreBlock, PlanBrief, Tailoring } from './plan-parts.ts';
import { planScript } from './plan-scripts.ts';
import { timeBudget } from './time-budget.ts';

export const emptyTailoring: Tailoring = { questions: [], strengths: [], areasToProbe: [], highlights: [] };

/**
 * Puts the two blocks together: core first, then the questions for this person, minutes fitted so that everything adds
 * up to the duration.
 *
 * @throws RangeError when the questions cannot fill the time, which a writer that asked for `blockSizes` never meets
 */
export function assemblePlan(brief: PlanBrief, core: CoreBlock, tailoring: Tailoring): PlanContent {
  const { interviewType, language, durationMin } = brief;
  const drafted = [...core.questions, ...tailoring.questions];
  const minutes = fitMinutes(durationMin, drafted);
  if (minutes === undefined) throw new RangeError(`${drafted.length} questions cannot fill ${durationMin} minutes`);
  const questions = drafted.map((question, index) => ({
    ...question,
    order: index + 1,
    expectedMin: minutes[index] ?? question.expectedMin,
  }));
  return {
    interviewType,
    level: brief.position.level,
    language,
    durationMin,
    summary: { highlights: [...tailoring.highlights], focusAreas: [...core.focusAreas] },
    competencies: [...core.competencies],
    candidate: { strengths: [...tailoring.strengths], areasToProbe: [...tailoring.areasToProbe] },
    flow: flow(brief, questions),
    questions,
  };
}

function flow(brief: PlanBrief, questions: readonly Question[]): FlowStep[] {
  const { interviewType, language, durationMin } = brief;
  const budget = timeBudget(durationMin);
  const script = (kind: Parameters<typeof planScript>[0]) => planScript(kind, language, interviewType, durationMin);
  return [
    { kind: 'intro', minutes: budget.intro, script: script('intro') },
    ...questions.map(({ id, expectedMin }) => ({ kind: 'question' as const, minutes: expectedMin, questionId: id })),
    { kind: 'candidate_questions', minutes: budget.candidateQuestions, script: script('candidate_questions') },
    { kind: 'wrap_up', minutes: budget.wrapUp, script: script('wrap_up') },
    { kind: 'buffer', minutes: budget.buffer },
  ];
}
