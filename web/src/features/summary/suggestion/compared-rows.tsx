import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import type { NotePoints } from '#web/features/summary/results/note-marks.tsx';
import { ScoreRows } from '#web/features/summary/results/score-rows.tsx';
import { useComparedScores } from './use-compared-scores.tsx';

/** The rows of scores, each answer beside what a model would say of it. Namespaces: summary, common. */
export function ComparedRows({ run, points }: { readonly run: Run; readonly points: NotePoints }) {
  return <ScoreRows run={run} points={points} {...useComparedScores(run)} />;
}
