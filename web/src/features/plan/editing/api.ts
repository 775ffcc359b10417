import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, SuccessOf } from '#contracts/endpoint.ts';
import { editPlan, lockQuestion, restorePlan } from '#contracts/interviewing/plan/plan-edit.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { interviewQuery } from '#web/entities/interview/api.ts';
import { planQuery } from '#web/entities/plan/api.ts';
import { call } from '#web/shared/api/api-client.ts';

/** `version`: of the plan that the edit began with */
export function useEditPlan(interviewId: string) {
  return useNextVersion(interviewId, ({ version, ...body }: BodyInputOf<typeof editPlan> & { version: number }) =>
    call(editPlan, { params: { interviewId }, body, ifMatch: version }),
  );
}

/** `current`: the version that is replaced by the earlier one */
export function useRestorePlan(interviewId: string) {
  return useNextVersion(interviewId, ({ current, version }: { current: number; version: number }) =>
    call(restorePlan, { params: { interviewId }, body: { version }, ifMatch: current }),
  );
}

/** A lock is no version: the plan stays the one that is shown. It is seen at once, and not any more if it is refused. */
export function useLockQuestion({ interviewId, version }: Pick<Plan, 'interviewId' | 'version'>, questionId: string) {
  const client = useQueryClient();
  const show = (isLocked: boolean): void => {
    client.setQueryData(planQuery(interviewId, version).queryKey, (before) => {
      if (before === undefined) return before;
      const others = before.locked.filter((id) => id !== questionId);
      return { ...before, locked: isLocked ? [...others, questionId] : others };
    });
  };
  return useMutation({
    // Pressed twice: one after the other, so the last press is what stays.
    scope: { id: `lock:${questionId}` },
    mutationFn: (locked: boolean) => call(lockQuestion, { params: { interviewId, questionId }, body: { locked } }),
    onMutate: show,
    onError: (_error, locked) => show(!locked),
    onSettled: () => client.invalidateQueries({ queryKey: ['plan', interviewId] }),
  });
}

/** A version that has just been made, before anything is fetched again. */
export function showVersion(client: QueryClient, interviewId: string, next: SuccessOf<typeof editPlan>): void {
  const { version } = next.plan;
  client.setQueryData(planQuery(interviewId, version).queryKey, {
    plan: next.plan,
    gate: next.gate,
    locked: next.locked,
  });
  client.setQueryData(interviewQuery(interviewId).queryKey, (before) =>
    before === undefined ? before : { ...before, planVersion: version },
  );
}

/** A call that answers the plan's next version: the page shows it at once. */
function useNextVersion<Input>(interviewId: string, change: (input: Input) => Promise<SuccessOf<typeof editPlan>>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (next) => showVersion(client, interviewId, next),
    onSettled: () => client.invalidateQueries({ queryKey: ['interview', interviewId] }),
  });
}
