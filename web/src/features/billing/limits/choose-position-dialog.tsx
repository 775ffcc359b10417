import { Button, Modal, Radio, Skeleton, Stack } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PositionInUse, listPositions } from '#contracts/hiring/positions.ts';
import { useKeepPosition } from '#web/entities/position/api.ts';
import { call } from '#web/shared/api/api-client.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { notify } from '#web/shared/notify.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import styles from './choose-position-dialog.module.css';
import { dotted } from '#web/shared/language/format.ts';

const pageSize = 25;

/** The positions to choose from: the active ones. */
const activePositionsQuery = infiniteQueryOptions({
  queryKey: ['position', 'list', 'choice'],
  queryFn: async ({ pageParam, signal }) => {
    const cursor = pageParam === null ? {} : { cursor: pageParam };
    const answer = await call(listPositions, { query: { limit: pageSize, status: 'active', ...cursor }, signal });
    // without a query the endpoint returns a plain array; this call always has one
    return Array.isArray(answer) ? { items: answer, nextCursor: null } : answer;
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

interface ChoosePositionDialogProps {
  readonly opened: boolean;
  readonly inUse: PositionInUse;
  readonly onClose: () => void;
}

/** Over the plan's limit: chooses the position that stays editable. Can be changed at any time. */
export function ChoosePositionDialog({ opened, inUse, onClose }: ChoosePositionDialogProps) {
  const { t } = useTranslation(['billing', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={520}
      title={t('keep.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <p className={styles.text}>{t('keep.text')}</p>
      {opened && <Choice inUse={inUse} onClose={onClose} />}
    </Modal>
  );
}

function Choice({ inUse, onClose }: Omit<ChoosePositionDialogProps, 'opened'>) {
  const { t } = useTranslation(['billing', 'common']);
  const list = useInfiniteQuery(activePositionsQuery);
  const [chosen, choose] = useState(inUse.id);
  const keep = useKeepPosition();
  const positions = list.data?.pages.flatMap(({ items }) => items);
  const save = (): void => {
    const title = positions?.find(({ id }) => id === chosen)?.title ?? inUse.title;
    if (chosen === inUse.id) return onClose();
    keep.mutate(chosen, {
      onSuccess: () => {
        notify.success(t('common:readOnly.done', { title }));
        onClose();
      },
    });
  };
  if (positions === undefined) {
    return list.isError ? (
      <ErrorState title={t('keep.failed')} error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Stack gap={10}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Stack>
    );
  }
  return (
    <>
      <Radio.Group aria-label={t('keep.title')} value={chosen} onChange={choose} className={styles.list}>
        {positions.map(({ id, title, candidatesCount, interviewsCount }) => (
          <Radio
            key={id}
            value={id}
            label={title}
            description={dotted([
              t('keep.candidates', { count: candidatesCount }),
              t('keep.interviews', { count: interviewsCount }),
            ])}
            className={styles.option}
            data-autofocus={id === chosen || undefined}
          />
        ))}
        {list.hasNextPage && (
          <Button size="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('common:action.more')}
          </Button>
        )}
      </Radio.Group>
      <FormFailure error={keep.error} />
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button variant="filled" loading={keep.isPending} onClick={save}>
          {t('keep.confirm')}
        </Button>
      </div>
    </>
  );
}
