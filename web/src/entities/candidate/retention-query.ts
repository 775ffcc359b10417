import { queryOptions } from '@tanstack/react-query';
import { getRetention } from '#contracts/hiring/retention.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Keyed under `candidate`, because changes to candidates change what each retention choice would delete. */
export const retentionQuery = queryOptions({
  queryKey: ['candidate', 'retention'],
  queryFn: ({ signal }) => call(getRetention, { signal }),
});
