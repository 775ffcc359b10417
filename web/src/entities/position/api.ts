import { queryOptions } from '@tanstack/react-query';
import { getPosition } from '#contracts/hiring.ts';
import { call } from '#web/shared/api-client.ts';

export function positionQuery(positionId: string) {
  return queryOptions({
    queryKey: ['position', positionId],
    queryFn: ({ signal }) => call(getPosition, { params: { positionId }, signal }),
  });
}
