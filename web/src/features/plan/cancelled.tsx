import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';
import { Page } from '#web/shared/ui/page/page.tsx';
import { useReopenInterview } from './api.ts';
import { InterviewHead } from './interview-head.tsx';

/** A cancelled interview: the reason, reopening within 30 days, and below it what was written. */
export function Cancelled({ interview, children }: { readonly interview: Interview; readonly children: ReactNode }) {
  const { t } = useTranslation('plan');
  useHeadingFocus();
  const reopen = useReopenInterview(interview.id);
  const reopenInterview = (): void =>
    reopen.mutate(t('reopen.reason'), { onError: (error) => notify.error(errorMessage(error)) });
  return (
    <Page title={interview.candidate.name}>
      <InterviewHead interview={interview} />
      <EmptyState
        drawing="chair"
        title={t('cancelled.title')}
        action={
          <Button variant="filled" loading={reopen.isPending} onClick={reopenInterview}>
            {t('reopen.action')}
          </Button>
        }
      >
        {interview.cancelReason !== null && `${t(`cancel.reasons.${interview.cancelReason}`)}. `}
        {t('cancelled.text')}
      </EmptyState>
      {children}
    </Page>
  );
}
