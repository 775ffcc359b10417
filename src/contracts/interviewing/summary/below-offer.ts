import type { ReportContentExport } from './interview-export.ts';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';

type Scored = Pick<ReportContentExport['questions'][number], 'number' | 'score' | 'offerTakes'>;

export interface BelowOffer {
  readonly number: number;
  readonly score: number;
  /** the minimum of its question */
  readonly least: number;
}

/** The scores that speak against a recommendation to hire, by the plan's own minimum of each question. */
export function belowOffer(recommendation: Recommendation | null, questions: readonly Scored[]): BelowOffer[] {
  if (recommendation !== 'hire') return [];
  return questions.flatMap(({ number, score, offerTakes }) =>
    score !== null && offerTakes !== null && score < offerTakes ? [{ number, score, least: offerTakes }] : [],
  );
}

/** Each question of a run as its report has it. */
export function scoredInRun({
  plan,
  answers,
}: {
  readonly plan: Pick<Run['plan'], 'decision'> & {
    readonly questions: readonly Pick<Run['plan']['questions'][number], 'id' | 'order'>[];
  };
  readonly answers: readonly Pick<Run['answers'][number], 'questionId' | 'score'>[];
}): Scored[] {
  const scores = new Map(answers.map(({ questionId, score }) => [questionId, score]));
  const least = new Map(plan.decision?.offer?.leastScores.map((one) => [one.order, one.least]));
  return plan.questions.map(({ id, order }) => ({
    number: order,
    score: scores.get(id) ?? null,
    offerTakes: least.get(order) ?? null,
  }));
}
