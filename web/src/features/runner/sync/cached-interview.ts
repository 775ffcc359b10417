import { queryOptions } from '@tanstack/react-query';
import { isUnreachable } from '#web/shared/api/api-error.ts';
import { findCachedInterview } from './run-device.ts';

/** The interview in progress as stored on this device; read only if the server cannot be reached. */
export function cachedInterviewQuery(userId: string, interviewId: string, failure: unknown) {
  return queryOptions({
    queryKey: ['cached-interview', userId, interviewId],
    queryFn: async () => (await findCachedInterview(userId, interviewId)) ?? null,
    enabled: isUnreachable(failure),
    staleTime: 0,
  });
}
