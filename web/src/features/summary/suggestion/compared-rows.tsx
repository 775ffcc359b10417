import { ScoreRows, type ScoreRowsProps } from '#web/features/summary/results/score-rows.tsx';
import { useComparedScores } from './use-compared-scores.tsx';

/** The rows of scores, each answer beside what a model would say of it. Namespaces: summary, common. */
export function ComparedRows(props: Omit<ScoreRowsProps, 'note' | 'beside'>) {
  return <ScoreRows {...props} {...useComparedScores(props.run)} />;
}
