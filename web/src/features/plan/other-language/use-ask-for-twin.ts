import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { askForTwin } from '#contracts/interviewing/plan/twin/ask-for-twin.ts';
import { planQuery } from '#web/entities/plan/api.ts';
import { call } from '#web/shared/api/api-client.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';

/** Asks for a plan in its other language, once more where that failed. */
export function useAskForTwin({ interviewId, version }: Pick<Plan, 'interviewId' | 'version'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(askForTwin, { params: { interviewId }, body: { version } }),
    onSuccess: (twin) =>
      client.setQueryData(planQuery(interviewId, version).queryKey, (before) => before && { ...before, twin }),
    onError: (error) => notify.error(errorMessage(error)),
    // Also of one that was refused: another version may be in use by now.
    onSettled: () => client.invalidateQueries({ queryKey: ['interview', interviewId] }),
  });
}
