import { type QuestionFinding, type ReportedQuestion, leastAnswers } from '#contracts/interviewing/question-report.ts';
import type { SkipReason } from '#contracts/interviewing/run/interview-run.ts';

/** Largest spread at which scores count as equal: three neighbouring scores. */
const near = 2;
/** Smallest spread at which a question counts as telling candidates apart: more than one band. */
const far = 4;
/** One score in ten may be an outlier, so that a single person's result does not decide a finding. */
const apartOf = 10;
/** Share of the interviews that included the question. */
const oftenMissed = 1 / 3;

type Figures = Pick<ReportedQuestion, 'interviews' | 'skipped' | 'notReached' | 'scores' | 'minutes'> & {
  readonly skips: readonly SkipReason[];
};

/** The findings about a question; none if there are fewer than {@link leastAnswers} answers. */
export function questionFindings(figures: Figures): QuestionFinding[] {
  return [tellsApart(figures), takesLonger(figures), isSkipped(figures), isNotReached(figures)].filter(
    (finding) => finding !== undefined,
  );
}

function tellsApart({ scores: { counts, of } }: Figures): QuestionFinding | undefined {
  if (of < leastAnswers) return undefined;
  const scores = counts.flatMap((count, score) => Array.from({ length: count }, () => score));
  const left = Math.floor(of / apartOf);
  // All runs of sorted scores that remain after leaving out that many outliers at either or both ends.
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

/** @param sorted in ascending order */
function spread(sorted: readonly number[]): number {
  return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
}

function takesLonger({ minutes }: Figures): QuestionFinding | undefined {
  if (minutes === null || minutes.of < leastAnswers) return undefined;
  // By whole minutes, as the report shows them: a share of the planned time would mark 5 of 4 but not 6 of 5.
  return minutes.taken > minutes.planned ? { kind: 'slow', ...minutes } : undefined;
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

/** A single occurrence may be chance. */
function isOften(times: number, of: number): boolean {
  return of >= leastAnswers && times > 1 && times >= of * oftenMissed;
}
