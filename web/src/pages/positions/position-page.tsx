import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
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
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Page } from '#web/shared/ui/page/page.tsx';
import { PositionStatusBadge } from '#web/entities/position/position-status-badge.tsx';
import { PositionCandidates } from './position-candidates.tsx';
import { positionViewOf } from './position-view.ts';
import { Breadcrumbs } from '#web/shared/ui/page/top-bar.tsx';
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
  // The comparison and the questions view need the full width.
  const isList = positionViewOf(useListFilter().shown) === '';
  const isPhone = useIsPhone();
  const isTight = isPhone && !isList;
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
            <PositionActions position={position} edits={!isReadOnly && isPhone} />
            {!isReadOnly && !isPhone && (
              <Button component={Link} to={paths.editPosition(position.id)} leftSection={<IconPencil />}>
                {t('common:action.edit')}
              </Button>
            )}
            {position.status === 'active' && !isReadOnly && !isTight && (
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
      <PositionCandidates position={position} />
      {isList && <PositionText position={position} isReadOnly={isReadOnly} />}
    </>
  );
}
