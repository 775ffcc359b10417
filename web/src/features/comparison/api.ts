import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contracts/endpoint.ts';
import { answerRequirements } from '#contracts/interviewing/summary/requirement-answers.ts';
import { comparePosition } from '#contracts/interviewing/position-comparison.ts';
import { call } from '#web/shared/api/api-client.ts';

/** The decided interviews of a position, side by side. */
export function comparisonQuery(positionId: string) {
  return queryOptions({
    queryKey: ['interview', 'comparison', positionId],
    queryFn: ({ signal }) => call(comparePosition, { params: { positionId }, signal }),
  });
}

export type Answers = BodyOf<typeof answerRequirements>['answers'];

/** Answers several requirements of one interview at once. */
export function useAnswerRequirements() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ interviewId, answers }: { interviewId: string; answers: Answers }) =>
      call(answerRequirements, { params: { interviewId }, body: { answers } }),
    // Lists and the interview's page show open requirements too.
    onSuccess: () => client.invalidateQueries({ queryKey: ['interview'] }),
  });
}
