import type { Question } from '#contracts/interviewing/plan/plan.ts';

/**
 * Merges new questions for this candidate with the locked ones, which keep their places.
 *
 * @param before number of core questions
 */
export function inTheirPlaces(
  locked: readonly Question[],
  written: readonly Question[],
  before: number,
): readonly Question[] {
  if (locked.length === 0) return written;
  const waiting = [...written];
  const placed = locked
    .toSorted((one, other) => one.order - other.order)
    .reduce<readonly Question[]>(
      (all, question) => [
        ...all,
        ...waiting.splice(0, Math.max(0, question.order - before - all.length - 1)),
        question,
      ],
      [],
    );
  return [...placed, ...waiting].map((question, at) => ({ ...question, order: before + at + 1 }));
}
