import { queryOptions } from '@tanstack/react-query';
import { isUnreachable } from '#web/shared/api-error.ts';
import { findKeptInterview } from './run-device.ts';

/** The running interview as this device knows it; asked for only when nobody answered. */
export function keptInterviewQuery(userId: string, interviewId: string, failure: unknown) {
  return queryOptions({
    queryKey: ['kept-interview', userId, interviewId],
    queryFn: async () => (await findKeptInterview(userId, interviewId)) ?? null,
    enabled: isUnreachable(failure),
    staleTime: 0,
  });
}
