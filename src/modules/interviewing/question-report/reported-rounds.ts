import {
  type ReportedQuestion,
  type ReportedRound,
  isWorthALook,
  leastAnswers,
} from '#contracts/interviewing/question-report.ts';
import type { AskedQuestion } from './asked-questions.ts';
import { questionFindings } from './question-findings.ts';
import { oneBandOf, scoresOf } from './reported-scores.ts';

/** The lowest score of the band called "strong". */
const strong = 7;

/** Groups the questions by interview type, length and language. @param asked those of one group must be adjacent */
export function reportedRounds(asked: readonly AskedQuestion[]): ReportedRound[] {
  const rounds = Map.groupBy(asked, ({ type, durationMinutes, language }) =>
    [type, durationMinutes, language].join(' '),
  );
  return [...rounds.values()].flatMap((round) => {
    const [first] = round;
    if (first === undefined) return [];
    const { type, durationMinutes, language, held: interviews } = first;
    const told = round.filter(({ isAskedNow, interviews: times }) => isAskedNow || times > 1 || interviews === 1);
    const scores = scoresOf(told.flatMap((one) => one.scores));
    const questions = told.map(reported).toSorted((one, other) => rankOf(one) - rankOf(other));
    const leftOut = round.length - told.length;
    return { type, durationMinutes, language, interviews, scores, oneBand: oneBandOf(scores), questions, leftOut };
  });
}

function reported(one: AskedQuestion): ReportedQuestion {
  const { text, topic, isAskedNow, interviews, asked, redFlags, skips } = one;
  const figures = {
    interviews,
    skipped: skips.length,
    notReached: interviews - asked - skips.length,
    scores: scoresOf(one.scores),
    minutes: minutesOf(one),
  };
  const findings = questionFindings({ ...figures, skips });
  return { text, topic, isAskedNow, asked, redFlags, ...figures, outcomes: outcomesOf(one), findings };
}

function rankOf(question: ReportedQuestion): number {
  return (question.isAskedNow ? 0 : 2) + (isWorthALook(question) ? 0 : 1);
}

function minutesOf({ takenSec, plannedMin, timed }: AskedQuestion): ReportedQuestion['minutes'] {
  if (takenSec === null || plannedMin === null) return null;
  return { taken: Math.max(1, Math.round(takenSec / 60)), planned: Math.round(plannedMin), of: timed };
}

function outcomesOf({ hireScores, noHireScores }: AskedQuestion): ReportedQuestion['outcomes'] {
  if (Math.min(hireScores.length, noHireScores.length) < leastAnswers) return null;
  const counted = (scores: readonly number[]) => ({
    of: scores.length,
    strong: scores.filter((score) => score >= strong).length,
  });
  return { hire: counted(hireScores), noHire: counted(noHireScores) };
}
