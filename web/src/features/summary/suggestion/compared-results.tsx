import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { QuestionResults } from '#web/features/summary/results/question-results.tsx';
import { useComparedScores } from './use-compared-scores.tsx';

/** The results, each scored answer with notes beside what a model would say of it. Namespaces: summary, common. */
export function ComparedResults({ run }: { readonly run: Run }) {
  return <QuestionResults run={run} {...useComparedScores(run)} />;
}
