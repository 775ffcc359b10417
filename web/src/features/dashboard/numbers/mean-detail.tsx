import { bandOfScore } from '#web/entities/plan/question/band-scale.ts';
import { BandLabel } from '#web/entities/plan/question/band.tsx';
import { trendPoints } from './mean-trend.ts';
import styles from './mean-detail.module.css';

interface MeanDetailProps {
  readonly mean: number;
  /** that it is the mean of, the oldest first */
  readonly means: readonly number[];
}

/** Fewer are no trend. */
const fewestPoints = 5;

/** What a mean says in a word, and how it came about. */
export function MeanDetail({ mean, means }: MeanDetailProps) {
  return (
    <>
      <BandLabel band={bandOfScore(Math.round(mean))} wordOnly />
      <Trend means={means} />
    </>
  );
}

/** A mean each, the newest at the right; the number says the same in one word. */
function Trend({ means }: { readonly means: readonly number[] }) {
  const points = trendPoints(means);
  const [x, y] = points.at(-1) ?? [];
  if (points.length < fewestPoints) return null;
  return (
    <svg className={styles.trend} viewBox="-3 -3 86 26" aria-hidden="true">
      <polyline points={points.join(' ')} />
      <circle cx={x} cy={y} r="3" />
    </svg>
  );
}
