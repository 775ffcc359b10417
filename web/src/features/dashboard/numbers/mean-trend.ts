/** Of one interview it would be its own score again, which its row shows: undefined below two. */
export function meanOf(means: readonly number[]): number | undefined {
  return means.length < 2 ? undefined : means.reduce((sum, mean) => sum + mean, 0) / means.length;
}

const width = 80;
const height = 20;
const shown = 12;

/** The newest means as points of a line 80 wide and 20 high, whose foot is the lowest of them and whose top the highest. */
export function trendPoints(means: readonly number[]): (readonly [x: number, y: number])[] {
  const newest = means.slice(-shown);
  const [low, high] = [Math.min(...newest), Math.max(...newest)];
  const span = high - low;
  return newest.map((mean, index) => [
    Math.round((index / Math.max(1, newest.length - 1)) * width),
    Math.round(span === 0 ? height / 2 : ((high - mean) / span) * height),
  ]);
}
