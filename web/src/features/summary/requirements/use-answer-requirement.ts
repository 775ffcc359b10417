import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { answerRequirement } from '#contracts/interviewing/summary/interview-summary.ts';
import { runQuery } from '#web/entities/interview/api.ts';
import { call } from '#web/shared/api/api-client.ts';

/** Answers a requirement after the interview; the answer shows at once, one that was refused goes back. */
export function useAnswerRequirement(interviewId: string) {
  const client = useQueryClient();
  const mutationKey = ['requirement', interviewId];
  const { queryKey } = runQuery(interviewId);
  return useMutation({
    mutationKey,
    // one after the other: the later of two answers to the same stands
    scope: { id: mutationKey.join(' ') },
    mutationFn: (body: BodyOf<typeof answerRequirement>) => call(answerRequirement, { params: { interviewId }, body }),
    onMutate: async ({ index, answer }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (run) => run && { ...run, requirementAnswers: run.requirementAnswers.with(index, answer) },
      );
    },
    // While more of them are on their way, what the server has is older than what is shown.
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined),
  });
}
