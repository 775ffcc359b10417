import { useMutation } from '@tanstack/react-query';
import { exportCandidate } from '#contracts/interviewing/candidate-export.ts';
import { download } from '#web/shared/api/download.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';

/** Saves all data about one candidate, for answering their data access request. */
export function useCandidateExport(candidateId: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportCandidate, { params: { candidateId } }),
    onError: notifyError,
  });
  return { save: () => mutate(), isBusy: isPending };
}
