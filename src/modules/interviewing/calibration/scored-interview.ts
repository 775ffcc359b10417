import type { CalibrationExample } from '#contracts/interviewing/calibration.ts';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import { offerStanding } from '#contracts/interviewing/plan/decision.ts';
import { interviewersOf } from '#contracts/interviewing/plan/panel/interviewers.ts';
import type { CompletedInterview } from './scored-interviews.ts';

/** A decided interview with at least one score, reduced to what the rules need. */
export interface ScoredInterview extends CalibrationExample {
  readonly positionId: string;
  readonly scores: readonly number[];
  /** number of scores with neither a ticked behaviour nor a note */
  readonly withoutBasis: number;
  /** scores that have ticked behaviours; how many of them are in a band above, or below, all those behaviours */
  readonly ticked: { readonly of: number; readonly above: number; readonly below: number };
  /** null if unknown */
  readonly finishedLate: boolean | null;
  /** several people interviewed */
  readonly isShared: boolean;
  readonly recommendation: Recommendation;
  /** how the scores compare with what an offer requires; undefined if the plan does not state it */
  readonly standing: 'below' | 'met' | 'between' | undefined;
}

/** Undefined if the interview is not decided or has no score. */
export function scoredInterview(interview: CompletedInterview): ScoredInterview | undefined {
  const { id, at, position, positionId, recommendation, finishedLate, answers, type, userRole } = interview;
  const scored = (answers ?? []).flatMap(({ score, ...answer }) => (score === null ? [] : [{ ...answer, score }]));
  if (recommendation === null || scored.length === 0) return undefined;
  const ticked = scored.filter(({ ticks }) => ticks.length > 0);
  return {
    id,
    at,
    position,
    positionId,
    scores: scored.map(({ score }) => score),
    withoutBasis: scored.filter(({ ticks, hasNote }) => ticks.length === 0 && !hasNote).length,
    ticked: {
      of: ticked.length,
      above: ticked.filter(({ score, ticks }) => bandAt(score) > Math.max(...ticks.map(bandOfTick))).length,
      below: ticked.filter(({ score, ticks }) => bandAt(score) < Math.min(...ticks.map(bandOfTick))).length,
    },
    finishedLate,
    isShared: type === 'panel' || interviewersOf(userRole).length > 1,
    recommendation,
    standing: standingOf(interview),
  };
}

/** Index of the score's band, from 0. */
function bandAt(score: number): number {
  return bands.findIndex((band) => score <= Number(band.split('-').at(-1)));
}

function bandOfTick(tick: string): number {
  return Number(tick.split('.')[0]);
}

/**
 * "met" requires that nothing in the plan's rule speaks against an offer: every required score was reached, no
 * requirement was answered with "no", and no red flag was marked.
 */
function standingOf({ answers, leastScores, notMet }: CompletedInterview): ScoredInterview['standing'] {
  if (leastScores === null || leastScores.length === 0) return undefined;
  const given = new Map((answers ?? []).map(({ questionId, score }) => [questionId, score]));
  const standings = leastScores.map((least) => offerStanding(given.get(least.questionId) ?? null, least));
  if (standings.includes('below')) return 'below';
  const isAgainst = notMet !== 0 || (answers ?? []).some(({ redFlag }) => redFlag);
  return standings.includes('met') && !standings.includes('missing') && !isAgainst ? 'met' : 'between';
}
