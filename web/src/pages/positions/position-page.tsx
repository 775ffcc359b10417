import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Position } from '#contracts/hiring/positions.ts';
import { InactiveNotice } from '#web/features/positions/inactive-notice.tsx';
import { PositionFailed } from '#web/features/positions/position-failed.tsx';
import { PositionActions } from '#web/features/positions/position-actions.tsx';
import { PositionText } from '#web/features/positions/text/position-text.tsx';
import { positionQuery, useIsReadOnly } from '#web/entities/position/api.ts';
import { ReadOnlyNotice } from '#web/entities/position/read-only-notice.tsx';
import { SampleNote } from '#web/entities/sample/sample-note.tsx';
import { paths } from '#web/shared/paths.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { PositionStatusBadge } from '#web/entities/position/position-status-badge.tsx';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { areComparable } from './are-comparable.ts';
import { PositionCandidates, usePositionInterviews } from './position-candidates.tsx';
import { lazyPart } from '#web/shared/ui/lazy-part.ts';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';
import styles from './position-page.module.css';
import { dotted } from '#web/shared/language/format.ts';

const Comparison = lazyPart(async () => (await import('#web/features/comparison/comparison.tsx')).Comparison);

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
      <PositionPeople position={position} />
    </>
  );
}

/** The candidates, in a list beside the text of the position; or side by side, in the whole width. The address says which. */
function PositionPeople({ position }: { readonly position: Position }) {
  const { t } = useTranslation(['positions', 'candidates']);
  const { shown, set } = useListFilter();
  const isCompared = shown.get('view') === 'compare';
  const interviews = usePositionInterviews(position.id);
  return (
    <div className={isCompared ? styles.whole : styles.columns}>
      <section>
        <header className={styles.head}>
          <h2>{t('candidates:title')}</h2>
          {(isCompared || areComparable(interviews)) && (
            <SegmentedControl
              aria-label={t('compare.view')}
              value={isCompared ? 'compare' : ''}
              onChange={(value) => set('view', value)}
              data={[
                { value: '', label: t('compare.list') },
                { value: 'compare', label: t('compare.sideBySide') },
              ]}
            />
          )}
        </header>
        {isCompared ? (
          <Suspense fallback={<Skeleton height={320} radius="lg" />}>
            <Comparison positionId={position.id} />
          </Suspense>
        ) : (
          <PositionCandidates position={position} />
        )}
      </section>
      <PositionText position={position} />
    </div>
  );
}
