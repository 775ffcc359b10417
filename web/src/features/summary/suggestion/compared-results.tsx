import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { QuestionResults } from '#web/features/summary/results/question-results.tsx';
import { useComparedScores } from './use-compared-scores.tsx';

/**
 * Question results with a model's suggested score beside each scored answer that has notes. Namespaces: summary,
 * common.
 */
export function ComparedResults({ run }: { readonly run: Run }) {
  return <QuestionResults run={run} {...useComparedScores(run)} />;
}
