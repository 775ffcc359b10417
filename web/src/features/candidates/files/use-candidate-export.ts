import { useMutation } from '@tanstack/react-query';
import { exportCandidate } from '#contracts/interviewing/candidate-export.ts';
import { download } from '#web/shared/api/download.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';

/** Saves everything that there is of one person, as they may ask for it. */
export function useCandidateExport(candidateId: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportCandidate, { params: { candidateId } }),
    onError: (error) => notify.error(errorMessage(error)),
  });
  return { save: () => mutate(), isBusy: isPending };
}
