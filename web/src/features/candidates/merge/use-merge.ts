import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { mergeCandidates } from '#contracts/interviewing/candidate-merge.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { call } from '#web/shared/api/api-client.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useActionKey } from '#web/shared/forms/use-action-key.ts';
import { readStored, writeStored } from '#web/shared/storage.ts';

const kinds: ReadonlySet<unknown> = new Set(['candidate', 'cv', 'interview', 'position']);

/** Merges another record into this one. Retrying the same choice after a lost response returns the first result. */
export function useMerge(candidateId: string, otherId: string) {
  const client = useQueryClient();
  const keyFor = useActionKey();
  const newInterview = `draft:${useUser().id}:interview`;
  return useMutation({
    mutationFn: (nameOf: 'this' | 'other'): Promise<Candidate> => {
      const body = { otherId, nameOf };
      return call(mergeCandidates, { params: { candidateId }, body, idempotencyKey: keyFor(body) });
    },
    onSuccess: (merged) => {
      // A new-interview draft for the removed record is transferred to the remaining one.
      const draft = readStored(newInterview);
      if (draft?.includes(otherId) === true) writeStored(newInterview, draft.replaceAll(otherId, candidateId));
      client.setQueryData(candidateQuery(candidateId).queryKey, merged);
      void client.invalidateQueries({
        predicate: ({ queryKey: [kind, id] }) => kinds.has(kind) && id !== otherId,
      });
    },
  });
}
