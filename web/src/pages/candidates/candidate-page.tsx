import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { candidateQuery } from '#web/features/candidates/api.ts';
import { CandidateIdentity } from '#web/features/candidates/candidate-identity.tsx';
import { CvPanel } from '#web/features/candidates/cv-panel.tsx';
import { InterviewRows } from '#web/features/interviews/interview-rows.tsx';
import type { Namespace } from '#web/shared/i18n-resources.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { CardsSkeleton, FormSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';
import styles from './candidate-page.module.css';

export const namespaces: readonly Namespace[] = ['candidates', 'cv', 'errors', 'interviews'];

export function Component() {
  const { t } = useTranslation('candidates');
  const { candidateId = '' } = useParams();
  const candidate = useQuery(candidateQuery(candidateId));
  return (
    <Page title={candidate.data?.name ?? t('title')}>
      {candidate.isLoadingError && <PageHeader title={t('title')} />}
      {candidate.isError && (
        <ErrorState
          title={t('failed')}
          error={candidate.error}
          onRetry={() => void candidate.refetch()}
          wayOn={
            <Button component={Link} to={paths.candidates()} size="sm">
              {t('all')}
            </Button>
          }
        />
      )}
      <Pending pending={candidate.isPending} skeleton={<CandidateSkeleton />}>
        {candidate.data !== undefined && (
          <>
            <Breadcrumbs crumbs={[{ label: t('title'), to: paths.candidates() }, { label: candidate.data.name }]} />
            <PageHeader
              title={candidate.data.name}
              actions={
                <Button
                  component={Link}
                  to={paths.scheduleInterview({ candidateId })}
                  variant="filled"
                  leftSection={<IconPlus />}
                >
                  {t('createInterview')}
                </Button>
              }
            >
              {candidate.data.email}
            </PageHeader>
            <div className={styles.columns}>
              <div>
                <CandidateIdentity key={candidateId} candidate={candidate.data} />
                <InterviewRows filter={{ candidateId }} />
              </div>
              <div>
                <CvPanel candidate={candidate.data} />
              </div>
            </div>
          </>
        )}
      </Pending>
    </Page>
  );
}

function CandidateSkeleton() {
  return (
    <div className={styles.columns}>
      <FormSkeleton fields={2} />
      <CardsSkeleton cards={1} />
    </div>
  );
}
