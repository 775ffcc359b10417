import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Position } from '#contracts/hiring/positions.ts';
import { candidatesQuery } from '#web/features/candidates/api.ts';
import { CandidateRows } from '#web/features/candidates/candidate-rows.tsx';
import { LastStep } from '#web/features/candidates/last-step.tsx';
import { interviewsQuery } from '#web/features/interviews/api.ts';
import { InterviewRows } from '#web/features/interviews/interview-rows.tsx';
import { InactiveNotice } from '#web/features/positions/inactive-notice.tsx';
import { PositionFailed } from '#web/features/positions/position-failed.tsx';
import { PositionActions } from '#web/features/positions/position-actions.tsx';
import { PositionText } from '#web/features/positions/text/position-text.tsx';
import { positionQuery, useIsReadOnly } from '#web/entities/position/api.ts';
import { ReadOnlyNotice } from '#web/entities/position/read-only-notice.tsx';
import { CvDrop } from '#web/entities/cv/upload/cv-drop.tsx';
import { IntakeRows } from '#web/entities/cv/upload/intake-rows.tsx';
import { useCvUploads } from '#web/entities/cv/upload/use-cv-uploads.ts';
import { SampleNote } from '#web/entities/sample/sample-note.tsx';
import { paths } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { PositionStatusBadge } from '#web/entities/position/position-status-badge.tsx';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';
import { NewInterview } from './new-interview.tsx';
import styles from './position-page.module.css';
import { dotted } from '#web/shared/language/format.ts';

export { PositionFailed as Failure };

export function Component() {
  const { positionId = '' } = useParams();
  const position = useSuspenseQuery(positionQuery(positionId));
  const { t } = useTranslation('positions');
  return (
    <Page title={position.data.title}>
      {position.error !== null && (
        <ErrorState title={t('failed')} error={position.error} onRetry={() => void position.refetch()} />
      )}
      <PositionDetail position={position.data} />
    </Page>
  );
}

function PositionDetail({ position }: { readonly position: Position }) {
  const { t } = useTranslation(['positions', 'common']);
  const isReadOnly = useIsReadOnly(position.id) && position.status === 'active';
  const facts = [t(`common:level.${position.level}`), t(`type.${position.type}`), position.department].filter(
    (part) => part !== null,
  );
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t('title'), to: paths.positions() }, { label: position.title }]} />
      <PageHeader
        title={position.title}
        badge={<PositionStatusBadge id={position.id} status={position.status} />}
        actions={
          <>
            <PositionActions position={position} />
            {!isReadOnly && (
              <Button component={Link} to={paths.editPosition(position.id)} leftSection={<IconPencil />}>
                {t('common:action.edit')}
              </Button>
            )}
            {position.status === 'active' && !isReadOnly && (
              <Button
                component={Link}
                to={paths.scheduleInterview({ positionId: position.id })}
                variant="filled"
                leftSection={<IconPlus />}
              >
                {t('createInterview')}
              </Button>
            )}
          </>
        }
      >
        {dotted(facts)}
      </PageHeader>
      {isReadOnly && <ReadOnlyNotice position={position} />}
      {position.status === 'inactive' && <InactiveNotice position={position} />}
      {position.sample && <SampleNote leaveTo={paths.positions()} />}
      <div className={styles.columns}>
        <div>
          <PositionCandidates position={position} />
          <InterviewRows filter={{ positionId: position.id }} />
        </div>
        <PositionText position={position} />
      </div>
    </>
  );
}

function PositionCandidates({ position }: { readonly position: Position }) {
  const { t } = useTranslation('candidates');
  const list = useSuspenseInfiniteQuery(candidatesQuery({ positionId: position.id }));
  // The same list as under the next heading: newest first.
  const interviews = itemsOf(useSuspenseInfiniteQuery(interviewsQuery({ positionId: position.id })));
  const newestOf = (candidateId: string) => interviews.find(({ candidate }) => candidate.id === candidateId);
  const uploads = useCvUploads({ positionId: position.id });
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <CvDrop onFiles={uploads.add} />
      <IntakeRows intake={uploads} positionId={position.id} />
      <PagedList list={list} failed={t('list.failed')} size="sm">
        {(candidates) => (
          <CandidateRows
            label={t('title')}
            candidates={candidates}
            renderStanding={({ id }) => <LastStep interview={newestOf(id)} />}
            renderEnd={({ id }) => <NewInterview candidateId={id} position={position} newest={newestOf(id)} />}
          />
        )}
      </PagedList>
    </section>
  );
}
