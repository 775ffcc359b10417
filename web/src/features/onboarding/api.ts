import { useMutation, useQueryClient } from '@tanstack/react-query';
import { onboardingStep1 } from '#contracts/auth/account.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { deleteCandidate } from '#contracts/hiring/candidates.ts';
import { call } from '#web/shared/api/api-client.ts';
import { updateUser } from '#web/shared/api/session.ts';
import { type AskedInterview, makeInterview } from './make-interview.ts';
import type { SetupMemory } from './setup-memory.ts';

export function useSaveCompany() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof onboardingStep1>) => call(onboardingStep1, { body }),
    onSuccess: ({ user }) => updateUser(user),
  });
}

export function useMakeInterview(memory: SetupMemory) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: AskedInterview) => makeInterview(memory, asked),
    // also after a partial failure
    onSettled: () => {
      for (const kind of ['position', 'candidate', 'interview', 'subscription'])
        void client.invalidateQueries({ queryKey: [kind] });
    },
  });
}

/** Removing the CV also deletes the candidate created from it. */
export function useRemoveCv(memory: SetupMemory) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (candidateId: string) => call(deleteCandidate, { params: { candidateId } }),
    onSuccess: () => {
      memory.forgetCandidate();
      void client.invalidateQueries({ queryKey: ['candidate'] });
    },
  });
}
