import type { FlowStep, Question } from '#contracts/interviewing/plan/plan.ts';
import { weightiestQuestions } from '#web/features/plan/content/aim/weightiest-of.ts';
import type { PlanPart } from '#web/features/plan/content/parts/plan-parts.ts';
import { partId, questionId } from '#web/features/plan/content/parts/use-current-place.ts';

type Asked = Pick<Question, 'id' | 'order' | 'competencyId' | 'mustAsk'>;

interface Timed<Q extends Asked> {
  readonly flow: readonly FlowStep[];
  readonly questions: readonly Q[];
  readonly competencies: Parameters<typeof weightiestQuestions>[0]['competencies'];
  readonly decision?: Parameters<typeof weightiestQuestions>[0]['decision'];
}

export interface MinuteStop<Q extends Asked = Question> {
  readonly kind: FlowStep['kind'];
  readonly minutes: number;
  readonly question: Q | undefined;
  /** id of the element that shows it; undefined if the plan shows nothing for these minutes */
  readonly place: string | undefined;
  /** a must-ask question that the decision depends on */
  readonly weighsMost: boolean;
}

/** The timed parts of the interview in order, each with the id of the element it leads to. */
export function minuteStops<Q extends Asked>(plan: Timed<Q>, parts: readonly PlanPart[]): readonly MinuteStop<Q>[] {
  const heavy = weightiestQuestions(plan);
  return plan.flow
    .filter(({ minutes }) => minutes > 0)
    .map(({ kind, minutes, questionId: id }) => {
      const question = plan.questions.find((one) => one.id === id);
      const shown = parts.find(({ name }) => name === kind);
      return {
        kind,
        minutes,
        question,
        place: question === undefined ? shown && partId(shown.name) : questionId(question.id),
        weighsMost: question !== undefined && heavy.has(question.id),
      };
    });
}
