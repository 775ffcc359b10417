import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { planQuery } from '#web/entities/plan/api.ts';
import { ReadOnlyNotice } from '#web/entities/position/read-only-notice.tsx';
import { useIsReadOnly } from '#web/entities/position/api.ts';
import { PlanView } from '#web/features/plan/content/plan-view.tsx';
import { useRestorePlan } from '#web/features/plan/editing/api.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { CardsSkeleton, Pending } from '#web/shared/ui/page/page-skeletons.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { planVersionsQuery } from './api.ts';
import styles from './earlier-version.module.css';
import { useVersionFacts } from './use-version-facts.ts';
import { VersionDifferences } from './version-differences.tsx';

interface EarlierVersionProps {
  readonly interview: Interview;
  readonly version: number;
  readonly current: number;
}

/** A version of the plan other than the current one: shown, compared with the current one, and restorable. */
export function EarlierVersion({ interview, version, current }: EarlierVersionProps) {
  const { t } = useTranslation('plan');
  const plan = useQuery(planQuery(interview.id, version));
  const title = t('versions.pageTitle', { version, name: interview.candidate.name });
  if (plan.data === undefined) {
    return (
      <Page title={title}>
        <VersionHead interview={interview} version={version} />
        {plan.isError && (
          <ErrorState
            title={t('versions.oneFailed')}
            error={plan.error}
            onRetry={() => void plan.refetch()}
            wayOn={<ToCurrent interview={interview} />}
          />
        )}
        <Pending pending={plan.isPending} skeleton={<CardsSkeleton cards={4} />}>
          {null}
        </Pending>
      </Page>
    );
  }
  return (
    <Page title={title} width="full">
      <PlanView
        key={version}
        interview={interview}
        plan={plan.data.plan}
        gate={plan.data.gate}
        inCv={undefined}
        nameLine={undefined}
        earlier={
          <>
            <VersionHead interview={interview} version={version} />
            <Notice tone="info" icon={<IconHistory aria-hidden />} apart className={styles.notice}>
              <h2>{t('versions.lookedAt', { version, current })}</h2>
              <Differences interview={interview} version={version} current={current} />
              <BringBack interview={interview} version={version} current={current} />
            </Notice>
          </>
        }
      />
    </Page>
  );
}

function VersionHead({ interview, version }: Omit<EarlierVersionProps, 'current'>) {
  const { t } = useTranslation(['plan', 'common']);
  const factsOf = useVersionFacts();
  const { data } = useQuery(planVersionsQuery(interview.id));
  const inShort = data?.find((one) => one.version === version);
  const { candidate, position } = interview;
  const name = t('versions.one', { version });
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('common:shell.interviews'), to: paths.interviews() },
          { label: position.title, to: paths.position(position.id) },
          { label: candidate.name, to: paths.interview(interview.id) },
          { label: name },
        ]}
      />
      <PageHeader title={candidate.name} badge={<Tag tone="pen">{name}</Tag>}>
        {inShort === undefined ? '\u00a0' : factsOf(inShort)}
      </PageHeader>
    </>
  );
}

function Differences({ interview, version, current }: EarlierVersionProps) {
  const { t } = useTranslation('plan');
  const earlier = useQuery(planQuery(interview.id, version));
  const now = useQuery(planQuery(interview.id, current));
  if (now.isError) {
    return (
      <p>
        {t('versions.notCompared', { current })} {errorMessage(now.error)}
      </p>
    );
  }
  if (earlier.data === undefined || now.data === undefined) return null;
  return <VersionDifferences earlier={earlier.data.plan} current={now.data.plan} />;
}

/** Restoring creates a new version; an interview in progress keeps the one it started with. */
function BringBack({ interview, version, current }: EarlierVersionProps) {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const restore = useRestorePlan(interview.id);
  const isReadOnly = useIsReadOnly(interview.position.id);
  const isOpen = interview.status === 'draft' || interview.status === 'planned';
  const bringBack = (): void =>
    restore.mutate(
      { current, version },
      {
        onError: notifyError,
        onSuccess: ({ plan }) => {
          notify.success(t('versions.broughtBack', { from: version, version: plan.version }));
          void navigate(paths.interview(interview.id), { replace: true });
        },
      },
    );
  if (!isOpen) {
    return (
      <>
        <p className="muted">{t('versions.begun', { current })}</p>
        <div className={styles.acts}>
          <ToCurrent interview={interview} />
        </div>
      </>
    );
  }
  return (
    <>
      <p className="muted">{t('versions.bringBackText', { next: current + 1 })}</p>
      <ReadOnlyNotice position={interview.position} />
      <div className={styles.acts}>
        <Button variant="filled" disabled={isReadOnly} loading={restore.isPending} onClick={bringBack}>
          {t('versions.bringBack', { version })}
        </Button>
        <ToCurrent interview={interview} />
      </div>
    </>
  );
}

function ToCurrent({ interview }: Pick<EarlierVersionProps, 'interview'>) {
  const { t } = useTranslation('plan');
  const { status, id } = interview;
  return (
    <Button component={Link} to={status === 'in_progress' ? paths.interviewPlan(id) : paths.interview(id)}>
      {t('versions.toCurrent')}
    </Button>
  );
}
