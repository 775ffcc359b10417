import { useInterval } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Run } from '#contracts/interviewing/interview-run.ts';
import { runQuery } from './api.ts';
import { elapsedSec } from './elapsed-sec.ts';

const tickMs = 5000;

/** An interview that is going on, and its seconds by now; undefined until the server has told them. */
export function useElapsed(interviewId: string): { readonly run: Run; readonly elapsed: number } | undefined {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), tickMs, { autoInvoke: true });
  const { data: run, dataUpdatedAt } = useQuery(runQuery(interviewId));
  return run === undefined ? undefined : { run, elapsed: elapsedSec(run.clock, dataUpdatedAt, now) };
}
