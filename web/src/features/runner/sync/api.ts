import type { BodyInputOf } from '#contracts/endpoint.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Operation } from '#contracts/interviewing/run/interview-run.ts';
import { cancelInterview, completeInterview, undoStart } from '#contracts/interviewing/interviewing.ts';
import { applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { call } from '#web/shared/api/api-client.ts';
import { runQuery } from '#web/entities/interview/api.ts';
import { useInterviewChange } from '#web/entities/interview/use-interview-change.ts';

export function sendOperations(interviewId: string, operations: readonly Operation[]) {
  return call(applyOperations, { params: { interviewId }, body: { operations: [...operations] } });
}

/** For calls that end the run or undo its start. */
function useEnd<Input = void>(interviewId: string, end: (input: Input) => Promise<Interview>) {
  return useInterviewChange(interviewId, { change: end, outdated: [runQuery(interviewId).queryKey] });
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
