import { useQuery } from '@tanstack/react-query';
import { runQuery } from '#web/entities/interview/api.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { useTranslation } from 'react-i18next';
import { PartNotes } from './part-notes.tsx';
import { QuestionResults } from './question-results.tsx';

/** The scores and notes of a cancelled run. Namespaces: summary, common. */
export function WrittenAnswers({ interviewId }: { readonly interviewId: string }) {
  const { t } = useTranslation('summary');
  const run = useQuery(runQuery(interviewId));
  if (run.isError && run.data === undefined) {
    return <ErrorState title={t('failed')} error={run.error} onRetry={() => void run.refetch()} />;
  }
  return (
    <Pending pending={run.isPending} skeleton={<CardsSkeleton cards={2} />}>
      {run.data !== undefined && (
        <>
          <QuestionResults run={run.data} />
          <PartNotes run={run.data} />
        </>
      )}
    </Pending>
  );
}
