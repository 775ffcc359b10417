import { timeBudget } from './time-budget.ts';

/** The most points about this candidate that short answers settle; most replace a requirement. */
export function mostPointsToSettle(durationMin: number): number {
  if (durationMin < 30) return 0;
  return durationMin < 45 ? 3 : 5;
}

/** Minutes to ask a point and hear a short answer. */
const minutesOfPoint = 1.5;
/** Minutes for a greeting and an outline of the interview. */
const shortestIntro = 2;

/** Minutes for thanks, and what comes next and when. */
const shortestWrapUp = 1;

/** The minutes that the points of this candidate take from each part. */
export interface SettleMinutes {
  readonly intro: number;
  readonly candidateQuestions: number;
  readonly wrapUp: number;
  /** added to the minutes of the requirements check */
  readonly total: number;
}

/**
 * Takes minutes from the introduction first, then from the candidate's own questions, then from the closing, each down
 * to its minimum. Nothing that is scored gets shorter, so core questions keep their minutes.
 */
export function settleMinutes(durationMin: number, points: number): SettleMinutes {
  const { intro, candidateQuestions, wrapUp } = timeBudget(durationMin);
  const wanted = Math.ceil(points * minutesOfPoint);
  const ofIntro = Math.min(wanted, intro - shortestIntro);
  const ofCandidate = Math.min(wanted - ofIntro, candidateQuestions - leastForCandidate(durationMin));
  const ofWrapUp = Math.min(wanted - ofIntro - ofCandidate, wrapUp - shortestWrapUp);
  return {
    intro: ofIntro,
    candidateQuestions: ofCandidate,
    wrapUp: ofWrapUp,
    total: ofIntro + ofCandidate + ofWrapUp,
  };
}

/** The least minutes for the candidate's own questions. */
export function leastForCandidate(durationMin: number): number {
  return Math.max(3, Math.ceil(durationMin / 10));
}
