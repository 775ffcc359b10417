import { type QuestionFinding, type ReportedQuestion, leastAnswers } from '#contracts/interviewing/question-report.ts';
import type { SkipReason } from '#contracts/interviewing/run/interview-run.ts';

/** Scores so near each other that they tell nobody apart: of three neighbours on the scale. */
const near = 2;
/** From the least to the most, from which on a question tells candidates apart: more than a band. */
const far = 4;
/** Of ten, one may lie elsewhere: what one person did says nothing about a question that many were asked. */
const apartOf = 10;
/** Longer by a quarter, and by a minute that can be seen. */
const longer = 1.25;
/** Of the interviews that had it. */
const oftenMissed = 1 / 3;

type Figures = Pick<ReportedQuestion, 'interviews' | 'skipped' | 'notReached' | 'scores' | 'minutes'> & {
  readonly skips: readonly SkipReason[];
};

/** What the figures of a question say; nothing of fewer than {@link leastAnswers}. */
export function questionFindings(figures: Figures): QuestionFinding[] {
  return [tellsApart(figures), takesLonger(figures), isSkipped(figures), isNotReached(figures)].filter(
    (finding) => finding !== undefined,
  );
}

function tellsApart({ scores: { counts, of } }: Figures): QuestionFinding | undefined {
  if (of < leastAnswers) return undefined;
  const scores = counts.flatMap((count, score) => Array.from({ length: count }, () => score));
  const left = Math.floor(of / apartOf);
  // With so many left out, the rest of them in order, wherever the ones left out lie.
  const windows = Array.from({ length: left + 1 }, (_, at) => scores.slice(at, at + of - left));
  const nearest = windows.find((window) => spread(window) <= near);
  if (nearest !== undefined) {
    const [from = 0, to = from] = [nearest[0], nearest.at(-1)];
    const within = scores.filter((score) => score >= from && score <= to).length;
    return { kind: 'alike', within, of, from, to };
  }
  if (spread(scores.slice(left, of - left)) < far) return undefined;
  return { kind: 'apart', of, from: scores[0] ?? 0, to: scores.at(-1) ?? 0 };
}

/** @param sorted from the least on */
function spread(sorted: readonly number[]): number {
  return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
}

function takesLonger({ minutes }: Figures): QuestionFinding | undefined {
  if (minutes === null || minutes.of < leastAnswers) return undefined;
  const { taken, planned } = minutes;
  return taken >= planned * longer && taken > planned ? { kind: 'slow', ...minutes } : undefined;
}

function isSkipped({ interviews: of, skipped: times, skips }: Figures): QuestionFinding | undefined {
  if (!isOften(times, of)) return undefined;
  const [most] = [...Map.groupBy(skips, (reason) => reason)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return { kind: 'skipped', times, of, reason: most !== undefined && most[1].length * 2 > times ? most[0] : null };
}

function isNotReached({ interviews: of, notReached: times }: Figures): QuestionFinding | undefined {
  return isOften(times, of) ? { kind: 'notReached', times, of } : undefined;
}

/** Once is chance. */
function isOften(times: number, of: number): boolean {
  return of >= leastAnswers && times > 1 && times >= of * oftenMissed;
}
