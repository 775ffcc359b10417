import { queryOptions } from '@tanstack/react-query';
import type { Interview } from '#contracts/interviewing.ts';
import type { Plan } from '#contracts/plan.ts';
import { type OperationLog, unsentChanges } from './operation-log.ts';
import { runDevice } from './run-device.ts';

/** What a run left on this device, with the plan that it went by. */
export interface UnsentWork {
  readonly log: OperationLog;
  readonly plan: Plan | undefined;
}

/** What was written on this device and never sent, of an interview that does not run: ended, cancelled or undone elsewhere. */
export function unsentQuery(userId: string, interview: Interview | undefined) {
  const interviewId = interview?.id ?? '';
  return queryOptions({
    queryKey: ['unsent', userId, interviewId],
    queryFn: async (): Promise<UnsentWork | null> => {
      const { kept, work } = await runDevice(userId, interviewId).read();
      if (work === undefined || unsentChanges(work.log).length === 0) return null;
      return { log: work.log, plan: kept?.run.plan };
    },
    enabled: interview !== undefined && interview.status !== 'in_progress',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
