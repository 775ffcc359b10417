import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BodyOf } from '#contracts/endpoint.ts';
import { answerRequirement } from '#contracts/interviewing/summary/interview-summary.ts';
import { runQuery } from '#web/entities/interview/api.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Answers requirements after the interview. Updates optimistically and reverts if refused. */
export function useAnswerRequirement(interviewId: string) {
  const client = useQueryClient();
  const mutationKey = ['requirement', interviewId];
  const { queryKey } = runQuery(interviewId);
  const newest = useRef<Promise<boolean>>(undefined);
  const { mutateAsync, error, isSuccess } = useMutation({
    mutationKey,
    // serialized, so that the later of two answers to the same requirement wins
    scope: { id: mutationKey.join(' ') },
    mutationFn: (body: BodyOf<typeof answerRequirement>) => call(answerRequirement, { params: { interviewId }, body }),
    onMutate: async ({ index, answer }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (run) => run && { ...run, requirementAnswers: run.requirementAnswers.with(index, answer) },
      );
    },
    // While other mutations are pending, the server's data is older than what is shown.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined),
  });
  const answer = async (body: BodyOf<typeof answerRequirement>): Promise<void> => {
    const saved = mutateAsync(body).then(
      () => true,
      () => false,
    );
    newest.current = saved;
    await saved;
    if (newest.current === saved) newest.current = undefined;
  };
  return {
    answer,
    /** Waits for the latest answer if it is still being saved; resolves to false if the server refuses it. */
    isSaved: async (): Promise<boolean> => (await newest.current) ?? true,
    error,
    isSuccess,
  };
}
