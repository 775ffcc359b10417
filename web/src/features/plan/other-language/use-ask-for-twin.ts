import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { planQuery } from '#web/entities/plan/api.ts';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { call } from '#web/shared/api/api-client.ts';
import { useUser } from '#web/shared/api/session.ts';
import { useConfig } from '#web/shared/config/api.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';

/** Asks for a plan in its other language, once more where that failed. */
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
    // Also of one that was refused: another version may be in use by now.
    onSettled: () => client.invalidateQueries({ queryKey: ['interview', interviewId] }),
  });
}

/** Not where no model is asked, nor of what can only be read. */
export function useCanAsk({ position, status }: Interview): boolean {
  const config = useConfig();
  const { aiEnabled } = useUser();
  const isReadOnly = useIsReadOnly(position.id);
  return config?.ai === 'model' && aiEnabled && !isReadOnly && status !== 'cancelled';
}
