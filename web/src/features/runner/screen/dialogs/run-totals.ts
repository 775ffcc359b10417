import type { Answer } from '#contracts/interviewing/run/interview-run.ts';

export interface RunTotals {
  readonly scored: number;
  readonly skipped: number;
  /** answered, ticked, noted or flagged, but not scored */
  readonly unscored: number;
  readonly notAsked: number;
}

/** The number of questions by outcome; each question counts once. */
export function runTotals(answers: readonly Answer[]): RunTotals {
  const totals = { scored: 0, skipped: 0, unscored: 0, notAsked: 0 };
  for (const answer of answers) totals[outcomeOf(answer)] += 1;
  return totals;
}

function outcomeOf({ score, state, notes, behavioursSeen, redFlagSeen }: Answer): keyof RunTotals {
  // while a conflict is open, a question may be both scored and skipped
  if (score !== null) return 'scored';
  if (state === 'skipped') return 'skipped';
  const hasRecord = state === 'answered' || notes.trim() !== '' || behavioursSeen.length > 0 || redFlagSeen;
  return hasRecord ? 'unscored' : 'notAsked';
}
