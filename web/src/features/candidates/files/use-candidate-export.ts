import { useMutation } from '@tanstack/react-query';
import { exportCandidate } from '#contracts/interviewing/candidate-export.ts';
import { download } from '#web/shared/api/download.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';

/** Saves everything that there is of one person, as they may ask for it. */
export function useCandidateExport(candidateId: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportCandidate, { params: { candidateId } }),
    onError: notifyError,
  });
  return { save: () => mutate(), isBusy: isPending };
}
