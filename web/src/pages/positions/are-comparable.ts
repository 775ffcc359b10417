import type { Interview } from '#contracts/interviewing/interviewing.ts';

type Facts = Pick<Interview, 'type' | 'durationMinutes' | 'language' | 'recommendation'>;

/**
 * Whether at least two decided interviews asked the same questions, which requires the same type, length and language.
 */
export function areComparable(interviews: readonly Facts[]): boolean {
  const decided = interviews.filter(({ recommendation }) => recommendation !== null);
  const rounds = Map.groupBy(
    decided,
    ({ type, durationMinutes, language }) => `${type} ${String(durationMinutes)} ${language}`,
  );
  return [...rounds.values()].some((round) => round.length > 1);
}
