import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { useUpdateCandidate } from '#web/features/candidates/api.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';

interface NameAnswers {
  /** renames the candidate to the name in the CV */
  readonly take: (name: string) => void;
  readonly isTaking: boolean;
}

/** The possible answers when a CV has another name than the candidate. */
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
