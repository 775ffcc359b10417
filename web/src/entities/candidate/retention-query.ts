import { queryOptions } from '@tanstack/react-query';
import { getRetention } from '#contracts/hiring/retention.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Under the key of candidates: what becomes of one changes what each choice would erase. */
export const retentionQuery = queryOptions({
  queryKey: ['candidate', 'retention'],
  queryFn: ({ signal }) => call(getRetention, { signal }),
});
