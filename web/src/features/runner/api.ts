import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Interview, Operation } from '#contracts/interviewing.ts';
import { applyOperations, completeInterview, getInterview, getRun, undoStart } from '#contracts/interviewing.ts';
import { call } from '#web/shared/api-client.ts';

/** The same entry that the page reads. */
export function interviewQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId],
    queryFn: ({ signal }) => call(getInterview, { params: { interviewId }, signal }),
  });
}

export function runQuery(interviewId: string) {
  return queryOptions({
    queryKey: ['interview', interviewId, 'run'],
    queryFn: ({ signal }) => call(getRun, { params: { interviewId }, signal }),
  });
}

export function sendOperations(interviewId: string, operations: readonly Operation[]) {
  return call(applyOperations, { params: { interviewId }, body: { operations: [...operations] } });
}

function useEnd(interviewId: string, end: () => Promise<Interview>) {
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
