import type { Interview } from '#contracts/interviewing/interviewing.ts';

type Facts = Pick<Interview, 'type' | 'durationMinutes' | 'language' | 'recommendation'>;

/** Whether two interviews were decided that asked everybody the same: those of one type, length and language. */
export function areComparable(interviews: readonly Facts[]): boolean {
  const decided = interviews.filter(({ recommendation }) => recommendation !== null);
  const rounds = Map.groupBy(
    decided,
    ({ type, durationMinutes, language }) => `${type} ${String(durationMinutes)} ${language}`,
  );
  return [...rounds.values()].some((round) => round.length > 1);
}
