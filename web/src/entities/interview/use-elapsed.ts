import { useQuery } from '@tanstack/react-query';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { runQuery } from './api.ts';
import { elapsedSec } from './elapsed-sec.ts';
import { useNow } from './use-now.ts';

const tickMs = 5000;

/** An interview in progress and its elapsed seconds, ticking; undefined until loaded from the server. */
export function useElapsed(interviewId: string): { readonly run: Run; readonly elapsed: number } | undefined {
  const now = useNow(tickMs);
  const { data: run, dataUpdatedAt } = useQuery(runQuery(interviewId));
  return run === undefined ? undefined : { run, elapsed: elapsedSec(run.clock, dataUpdatedAt, now) };
}
