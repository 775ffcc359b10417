import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { positionQuery } from '#web/entities/position/api.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { paths } from '#web/shared/paths.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';
import { Page } from '#web/shared/ui/page/page.tsx';
import { useReopenInterview } from './api.ts';
import { InterviewHead } from './interview-head.tsx';

/** A cancelled interview: the reason, a button to reopen it within 30 days, and the existing content below. */
export function Cancelled({ interview, children }: { readonly interview: Interview; readonly children: ReactNode }) {
  const { t } = useTranslation('plan');
  useHeadingFocus();
  const reopen = useReopenInterview(interview.id);
  const { data: position } = useQuery(positionQuery(interview.position.id));
  const isInactive = position?.status === 'inactive';
  const reopenInterview = (): void => reopen.mutate(t('reopen.reason'), { onError: notifyError });
  return (
    <Page title={interview.candidate.name}>
      <InterviewHead interview={interview} />
      <EmptyState
        drawing="chair"
        title={t('cancelled.title')}
        action={
          isInactive ? (
            <Button component={Link} to={paths.position(interview.position.id)}>
              {t('cancelled.position')}
            </Button>
          ) : (
            <Button variant="filled" loading={reopen.isPending} onClick={reopenInterview}>
              {t('reopen.action')}
            </Button>
          )
        }
      >
        {interview.cancelReason !== null && `${t(`cancel.reasons.${interview.cancelReason}`)}. `}
        {t(isInactive ? 'cancelled.inactive' : 'cancelled.text')}
      </EmptyState>
      {children}
    </Page>
  );
}
