import { queryOptions } from '@tanstack/react-query';
import { isUnreachable } from '#web/shared/api/api-error.ts';
import { findCachedInterview } from './run-device.ts';

/** The running interview as stored on this device; read only when the server could not be reached. */
export function cachedInterviewQuery(userId: string, interviewId: string, failure: unknown) {
  return queryOptions({
    queryKey: ['cached-interview', userId, interviewId],
    queryFn: async () => (await findCachedInterview(userId, interviewId)) ?? null,
    enabled: isUnreachable(failure),
    staleTime: 0,
  });
}
