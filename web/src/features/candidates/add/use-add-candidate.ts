import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { createCandidate } from '#contracts/hiring/candidates.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { call } from '#web/shared/api/api-client.ts';

export function useAddCandidate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: BodyInputOf<typeof createCandidate>; key: string }) =>
      call(createCandidate, { body, idempotencyKey: key }),
    onSuccess: async (candidate) => {
      client.setQueryData(candidateQuery(candidate.id).queryKey, candidate);
      void client.invalidateQueries({ queryKey: ['position'] });
      // The dialog closes once the row has loaded.
      await client.invalidateQueries({ queryKey: ['candidate', 'list'] });
    },
  });
}
