import { type Decision, offerStanding } from '#contracts/interviewing/plan/decision.ts';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';

import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { type RequiredPoint, unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { type SummaryText, cleanText } from '#web/features/summary/recommendation/summary-text.ts';

/** What a decision goes through, in this order. The first is absent where nothing was required, left out or marked. */
export interface DecisionSteps {
  readonly settle?: {
    readonly isDone: boolean;
    readonly notMet: number;
    /** asked or not: each says beside it whether it was */
    readonly open: number;
    /** questions, which only the interview itself can score */
    readonly unscored: number;
    readonly flagged: number;
  };
  /** of the questions that an offer goes by: each that was scored, and those that decide also where they were not */
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

/** How far each is: a requirement that is not met is settled, one that is open or was not asked is not. */
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

/** What whoever decides does next: the page has one main button, and it leads there. */
export type NextStep = 'settle' | 'choose' | 'record';

/**
 * What is left to do, in its order.
 *
 * @param unsettled how many requirements are open of which nobody has said here that they stay so
 * @param chosen and not recorded yet: whoever has chosen has gone past what is open
 */
export function stepsLeft(unsettled: number, chosen: Recommendation | null): readonly [NextStep, ...NextStep[]] {
  if (chosen !== null) return ['record'];
  return unsettled > 0 ? ['settle', 'choose'] : ['choose'];
}
