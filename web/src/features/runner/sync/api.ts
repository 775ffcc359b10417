import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import type { Interview, Operation } from '#contracts/interviewing.ts';
import { applyOperations, cancelInterview, completeInterview, undoStart } from '#contracts/interviewing.ts';
import { call } from '#web/shared/api-client.ts';
import { interviewQuery, runQuery } from '#web/entities/interview/api.ts';

export function sendOperations(interviewId: string, operations: readonly Operation[]) {
  return call(applyOperations, { params: { interviewId }, body: { operations: [...operations] } });
}

function useEnd<Input = void>(interviewId: string, end: (input: Input) => Promise<Interview>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: (interview) => {
      client.removeQueries({ queryKey: runQuery(interviewId).queryKey });
      client.setQueryData(interviewQuery(interviewId).queryKey, interview);
      void client.invalidateQueries({ queryKey: ['interview', 'list'] });
    },
  });
}

export function useComplete(interviewId: string) {
  return useEnd(interviewId, () => call(completeInterview, { params: { interviewId } }));
}

export function useUndoStart(interviewId: string) {
  return useEnd(interviewId, () => call(undoStart, { params: { interviewId } }));
}

export function useCancelRun(interviewId: string) {
  return useEnd(interviewId, (body: BodyInputOf<typeof cancelInterview>) =>
    call(cancelInterview, { params: { interviewId }, body }),
  );
}
