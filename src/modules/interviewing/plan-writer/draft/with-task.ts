import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { Acceptance } from '#modules/interviewing/plan-writer/draft/accept/questions/accept-question.ts';
import type { CvQuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

/**
 * Gives this candidate a task that another candidate has, with a lead-in from their own CV; everything it is scored by
 * is kept word for word.
 */
export function withTask(answer: CvQuestionAnswer, task: Question): CvQuestionAnswer {
  const { expectedAnswer, anchors, probes, redFlags } = task;
  const [nothing = [], insufficient = [], adequate = [], strong = [], exceptional = []] = anchors.map((one) => [
    ...one.behaviours,
  ]);
  const lead = answer.text.replace(task.text, '').trim();
  return {
    ...answer,
    competency: task.category,
    kind: task.kind,
    difficulty: task.difficulty,
    text: lead === '' ? task.text : `${lead} ${task.text}`,
    handout: [...(task.handout ?? [])],
    topic: task.topic ?? '',
    whyAsked: answer.whyAsked === '' ? task.whyAsked : answer.whyAsked,
    minutes: task.expectedMin,
    keyPoints: [...expectedAnswer.keyPoints],
    notRequired: [...expectedAnswer.notRequired],
    behaviours: { nothing, insufficient, adequate, strong, exceptional },
    exampleAnswer: task.exampleAnswer ?? '',
    decidingFact: task.decidingFact ?? '',
    probes: probes.map(({ text, trigger, listensFor = '' }) => ({ text, trigger, listensFor })),
    redFlags: redFlags.map(({ text, jobReason }) => ({ text, jobReason })),
  };
}

/** A shared task must be identical for all; if items were dropped, it becomes this person's own and may be reworded. */
export function ownUnlessWhole(result: Acceptance, newId: () => string): Acceptance {
  if (result.kind === 'refused' || result.leftOut.size + result.doubted.length === 0) return result;
  const { setForOthers, ...question } = result.question;
  return setForOthers === undefined ? result : { ...result, question: { ...question, id: newId() } };
}
