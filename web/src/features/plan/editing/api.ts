import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, SuccessOf } from '#contracts/endpoint.ts';
import { editPlan, lockQuestion, restorePlan } from '#contracts/interviewing/plan/plan-edit.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { interviewQuery } from '#web/entities/interview/api.ts';
import { planQuery } from '#web/entities/plan/api.ts';
import { call } from '#web/shared/api/api-client.ts';

/** `version`: the version of the plan that the edit is based on */
export function useEditPlan(interviewId: string) {
  return useNextVersion(interviewId, ({ version, ...body }: BodyInputOf<typeof editPlan> & { version: number }) =>
    call(editPlan, { params: { interviewId }, body, ifMatch: version }),
  );
}

/** `current`: the version that the earlier one replaces */
export function useRestorePlan(interviewId: string) {
  return useNextVersion(interviewId, ({ current, version }: { current: number; version: number }) =>
    call(restorePlan, { params: { interviewId }, body: { version }, ifMatch: current }),
  );
}

/**
 * Locking does not create a version, so the same plan stays on screen. Updates optimistically and reverts if refused.
 */
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
    // Serializes repeated clicks, so that the last one wins.
    scope: { id: `lock:${questionId}` },
    mutationFn: (locked: boolean) => call(lockQuestion, { params: { interviewId, questionId }, body: { locked } }),
    onMutate: show,
    onError: (_error, locked) => show(!locked),
    onSettled: () => client.invalidateQueries({ queryKey: ['plan', interviewId] }),
  });
}

/** Puts a newly created version into the cache, without refetching. */
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

/** A mutation that returns the plan's next version, which the page shows at once. */
function useNextVersion<Input>(interviewId: string, change: (input: Input) => Promise<SuccessOf<typeof editPlan>>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (next) => showVersion(client, interviewId, next),
    onSettled: () => client.invalidateQueries({ queryKey: ['interview', interviewId] }),
  });
}
