import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { planQuery } from '#web/entities/plan/api.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { call } from '#web/shared/api/api-client.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';

/** Requests the plan in its other language, also again after a failure. */
export function useAskForTwin({ interviewId, version }: Pick<Plan, 'interviewId' | 'version'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { askForTwin } = await import('#contracts/interviewing/plan/twin/ask-for-twin.ts');
      return call(askForTwin, { params: { interviewId }, body: { version } });
    },
    onSuccess: (twin) =>
      client.setQueryData(planQuery(interviewId, version).queryKey, (before) => before && { ...before, twin }),
    onError: notifyError,
    // Also after a refusal, whose cause may be that another version is current by now.
    onSettled: () => client.invalidateQueries({ queryKey: ['interview', interviewId] }),
  });
}

/** Not where no model is used, and not for read-only or cancelled interviews. */
export function useCanAsk({ position, status }: Interview): boolean {
  const config = useConfig();
  const { aiEnabled } = useUser();
  const isReadOnly = useIsReadOnly(position.id);
  return config?.ai === 'model' && aiEnabled && !isReadOnly && status !== 'cancelled';
}
