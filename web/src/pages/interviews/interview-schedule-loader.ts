import { limitsQuery } from '#web/entities/quota/api.ts';
import { candidatesQuery } from '#web/features/candidates/api.ts';
import { positionsQuery } from '#web/features/positions/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';

export function interviewScheduleLoader(): Promise<unknown> {
  return Promise.all([
    queryClient.ensureInfiniteQueryData(positionsQuery({ q: '', status: 'active' })),
    queryClient.ensureInfiniteQueryData(candidatesQuery({ q: '' })),
    queryClient.ensureQueryData(limitsQuery),
  ]);
}
