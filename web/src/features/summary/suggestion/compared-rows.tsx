import { ScoreRows, type ScoreRowsProps } from '#web/features/summary/results/score-rows.tsx';
import { useComparedScores } from './use-compared-scores.tsx';

/** Score rows with a model's suggested score beside each answer. Namespaces: summary, common. */
export function ComparedRows(props: Omit<ScoreRowsProps, 'note' | 'beside'>) {
  return <ScoreRows {...props} {...useComparedScores(props.run)} />;
}
