/** Of one interview it would be its own score again, which its row shows: undefined below two. */
export function meanOf(means: readonly number[]): number | undefined {
  return means.length < 2 ? undefined : means.reduce((sum, mean) => sum + mean, 0) / means.length;
}
