import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { useUpdateCandidate } from '#web/features/candidates/api.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';

interface NameAnswers {
  /** the candidate gets the name that the CV has */
  readonly take: (name: string) => void;
  readonly isTaking: boolean;
}

/** What can be answered of a CV in another name than the candidate's. */
export function useNameAnswers(candidate: Candidate): NameAnswers {
  const { t } = useTranslation('candidates');
  const update = useUpdateCandidate(candidate);
  return {
    take: (name) =>
      update.mutate(
        { name },
        {
          onSuccess: () => notify.success(t('identity.saved')),
          onError: notifyError,
        },
      ),
    isTaking: update.isPending,
  };
}
