/** Undefined for fewer than two: the mean of one interview is its own score, which its row already shows. */
export function meanOf(means: readonly number[]): number | undefined {
  return means.length < 2 ? undefined : means.reduce((sum, mean) => sum + mean, 0) / means.length;
}
