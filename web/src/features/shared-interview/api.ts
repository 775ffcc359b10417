import { queryOptions } from '@tanstack/react-query';
import { openShare } from '#contracts/interviewing/summary/interview-share.ts';
import { mayPass } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/api-client.ts';

/** The content of a share link, fetched only once, because every request is counted as an opening. */
export function sharedQuery(token: string) {
  return queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => call(openShare, { body: { token }, signal }),
    staleTime: Infinity,
    retry: (failures, error) => failures < 1 && mayPass(error),
  });
}
