import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import { cancelGeneration, finishFromPlaybook, generatePlan } from '#contracts/interviewing/plan/plan-generation.ts';
import {
  cancelInterview,
  reopenInterview,
  startInterview,
  updateInterview,
} from '#contracts/interviewing/interviewing.ts';
import { call } from '#web/shared/api/api-client.ts';
import { interviewQuery } from '#web/entities/interview/api.ts';
import { useInterviewChange } from '#web/entities/interview/use-interview-change.ts';

export function useGeneratePlan(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: BodyInputOf<typeof generatePlan> & { key: string }) =>
      call(generatePlan, { params: { interviewId }, body, idempotencyKey: key }),
    onSuccess: (generation) => {
      client.setQueryData(interviewQuery(interviewId).queryKey, (before) =>
        before === undefined ? before : { ...before, generation },
      );
      void client.invalidateQueries({ queryKey: ['interview', interviewId] });
    },
  });
}

export function useCancelGeneration(interviewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelGeneration, { params: { interviewId } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['interview', interviewId] }),
  });
}

export function useFinishFromPlaybook(interviewId: string) {
  return useMutation({ mutationFn: () => call(finishFromPlaybook, { params: { interviewId } }) });
}

export function useStartInterview(interviewId: string) {
  return useInterviewChange(interviewId, { change: () => call(startInterview, { params: { interviewId } }) });
}

export function useCancelInterview(interviewId: string) {
  return useInterviewChange(interviewId, {
    change: (body: BodyInputOf<typeof cancelInterview>) => call(cancelInterview, { params: { interviewId }, body }),
  });
}

/** `version`: the version of the interview that the changes are based on */
export function useUpdateInterview(interviewId: string) {
  return useInterviewChange(interviewId, {
    change: ({ changes, version }: { changes: BodyInputOf<typeof updateInterview>; version: number }) =>
      call(updateInterview, { params: { interviewId }, body: changes, ifMatch: version }),
  });
}

export function useReopenInterview(interviewId: string) {
  return useInterviewChange(interviewId, {
    change: (reason: string) => call(reopenInterview, { params: { interviewId }, body: { reason } }),
  });
}
