import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { speaksOf } from '#knowledge/plan/rules/focus-rules.ts';
import type { QuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

/** The focus areas that a model's question claims to ask about, if it mentions at least one of their words. */
export function namedAreas(answer: QuestionAnswer, { focusAreas }: Pick<PositionBrief, 'focusAreas'>): string[] {
  return focusAreas.filter((area, at) => answer.areas.includes(at + 1) && speaksOf(askingOf(answer), area));
}

/** A model's question in the form that the focus rules expect of an accepted question. */
export function askingOf(answer: QuestionAnswer) {
  const anchors = Object.values(answer.behaviours).map((behaviours) => ({ behaviours }));
  return { ...answer, category: answer.competency, expectedAnswer: { ...answer }, anchors };
}
