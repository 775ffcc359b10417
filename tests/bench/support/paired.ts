/** Figures of one goal: ours and the baseline's, measured alternately in the same run; only the ratio is a goal. */
export interface Paired {
  readonly goal: string;
  readonly ours: string;
  readonly baseline: string;
  /** of the ratio ours / baseline */
  readonly median: number;
  readonly quartiles: readonly [number, number];
  /** the limit in docs/performance.md */
  readonly atMost: number;
  readonly note?: string;
}

/** Runs both alternately (A B A B …), after one warm-up of each; both return a figure, in milliseconds or bytes. */
export async function alternate(rounds: number, ours: () => Promise<number>, baseline: () => Promise<number>) {
  await ours();
  await baseline();
  const pairs: { ours: number; baseline: number }[] = [];
  for (let round = 0; round < rounds; round++) pairs.push({ ours: await ours(), baseline: await baseline() });
  const ratios = pairs.map((pair) => pair.ours / pair.baseline);
  return {
    ours: quantile(
      pairs.map((pair) => pair.ours),
      0.5,
    ),
    baseline: quantile(
      pairs.map((pair) => pair.baseline),
      0.5,
    ),
    median: quantile(ratios, 0.5),
    quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const,
  };
}

export function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? Number.NaN;
}

export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

/** A goal is missed only if the whole interquartile range is beyond the limit: the machine is noisy. */
export function isMissed({ quartiles: [low], atMost }: Paired): boolean {
  return low > atMost;
}

export function line(figure: Paired): string {
  const [low, high] = figure.quartiles;
  const verdict = isMissed(figure) ? 'MISSED' : 'met';
  const ratio = `${figure.median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`;
  return `${figure.goal.padEnd(34)} ${ratio.padEnd(22)} goal ≤ ${String(figure.atMost).padEnd(5)} ${verdict.padEnd(7)} ours ${figure.ours}, baseline ${figure.baseline}${figure.note === undefined ? '' : `; ${figure.note}`}`;
}
