import { queryOptions } from '@tanstack/react-query';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { type OperationLog, unsentChanges } from './operation-log.ts';
import { runDevice } from './run-device.ts';

/** Changes of a run that were never sent, with that run's plan. */
export interface UnsentWork {
  readonly log: OperationLog;
  readonly plan: Plan | undefined;
}

/**
 * The unsent changes on this device of an interview that is no longer in progress: completed, cancelled or undone
 * elsewhere.
 */
export function unsentQuery(userId: string, interview: Interview | undefined) {
  const interviewId = interview?.id ?? '';
  return queryOptions({
    queryKey: ['unsent', userId, interviewId],
    queryFn: async (): Promise<UnsentWork | null> => {
      const { cached, work } = await runDevice(userId, interviewId).read();
      if (work === undefined || unsentChanges(work.log).length === 0) return null;
      return { log: work.log, plan: cached?.run.plan };
    },
    enabled: interview !== undefined && interview.status !== 'in_progress',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
