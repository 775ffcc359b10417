import { type Decision, offerStanding } from '#contracts/interviewing/plan/decision.ts';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';

import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { type RequiredPoint, unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { type SummaryText, cleanText } from '#web/features/summary/recommendation/summary-text.ts';

/**
 * The steps of a decision, in order. `settle` is absent if there are no requirements or points, unscored questions or
 * red flags.
 */
export interface DecisionSteps {
  readonly settle?: {
    readonly isDone: boolean;
    readonly notMet: number;
    /** whether asked or not; each point says which */
    readonly open: number;
    /** questions; these can only be scored in the interview */
    readonly unscored: number;
    readonly flagged: number;
  };
  /**
   * over the questions with a minimum score for an offer: how many are below it, and how many deciding ones are
   * unscored
   */
  readonly scores: { readonly isDone: boolean; readonly below: number; readonly missing: number };
  readonly reason: { readonly isDone: boolean };
}

interface Judged {
  readonly points: readonly RequiredPoint[];
  readonly answers: readonly Pick<Run['answers'][number], 'questionId' | 'score' | 'redFlagSeen'>[];
  readonly questions: readonly { readonly id: string; readonly order: number }[];
  readonly offer: Decision['offer'];
  readonly text: SummaryText;
}

/**
 * The progress of each step: a requirement that is not met counts as settled, one that is open or was not asked does
 * not.
 */
export function decisionSteps({ points, answers, questions, offer, text }: Judged): DecisionSteps {
  const { notMet, open } = unmetOf(points);
  const scoreOf = new Map(answers.map(({ questionId, score }) => [questionId, score]));
  const unscored = questions.filter(({ id }) => (scoreOf.get(id) ?? null) === null).length;
  const flagged = answers.filter(({ redFlagSeen }) => redFlagSeen).length;
  const { overallAssessment, strengths, concerns } = cleanText(text);
  return {
    ...((points.length > 0 || unscored > 0 || flagged > 0) && {
      settle: {
        isDone: open.length === 0,
        notMet: notMet.length,
        open: open.length,
        unscored,
        flagged,
      },
    }),
    scores: scoresStep(offer, questions, scoreOf),
    reason: { isDone: overallAssessment !== '' || strengths.length + concerns.length > 0 },
  };
}

function scoresStep(
  offer: Judged['offer'],
  questions: Judged['questions'],
  scoreOf: ReadonlyMap<string, number | null>,
): DecisionSteps['scores'] {
  const idOf = new Map(questions.map(({ order, id }) => [order, id]));
  const standings = (offer?.leastScores ?? []).map((least) =>
    offerStanding(scoreOf.get(idOf.get(least.order) ?? '') ?? null, least),
  );
  const missing = standings.filter((standing) => standing === 'missing').length;
  const below = standings.filter((standing) => standing === 'below').length;
  return { isDone: standings.length > 0 && missing === 0 && below === 0, below, missing };
}

/** The next step for the person deciding: the page's one primary button leads there. */
export type NextStep = 'settle' | 'choose' | 'record';

/**
 * The remaining steps, in order.
 *
 * @param unsettled number of open requirements that the user has not confirmed here as staying open
 * @param chosen a choice not recorded yet; it implies that the user has moved on from open requirements
 */
export function stepsLeft(unsettled: number, chosen: Recommendation | null): readonly [NextStep, ...NextStep[]] {
  if (chosen !== null) return ['record'];
  return unsettled > 0 ? ['settle', 'choose'] : ['choose'];
}
