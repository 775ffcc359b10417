import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { type Interview, interviewStatuses } from '#contracts/interviewing.ts';
import { paths } from '#web/shared/paths.ts';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { Pending, RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { Rows } from '#web/shared/ui/list/rows.tsx';
import { interviewsQuery } from './api.ts';
import { groupInterviews } from './interview-groups.ts';
import { InterviewRow } from './interview-rows.tsx';
import styles from './interview-rows.module.css';

/** All interviews under their heading; the filter lives in the address. */
export function InterviewsList() {
  const { t } = useTranslation(['interviews', 'common']);
  const [search, setSearch] = useSearchParams();
  const status = interviewStatuses.find((one) => one === search.get('status'));
  const list = useInfiniteQuery(interviewsQuery({ status }));
  const interviews = list.data?.pages.flatMap((page) => page.items) ?? [];
  const candidates = (
    <Button component={Link} to={paths.candidates()}>
      {t('candidates')}
    </Button>
  );
  const create = (
    <Button component={Link} to={paths.scheduleInterview()} variant="filled" leftSection={<IconPlus />}>
      {t('create')}
    </Button>
  );

  // with no interview at all, the drawing has the only filled button
  if (list.isSuccess && interviews.length === 0 && status === undefined) {
    return (
      <>
        <PageHeader title={t('title')} actions={candidates}>
          {t('lead')}
        </PageHeader>
        <EmptyState drawing="clock" title={t('empty.title')} action={create}>
          {t('empty.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {candidates}
            {create}
          </>
        }
      >
        {t('lead')}
      </PageHeader>
      <ListTools>
        <Select
          aria-label={t('list.filter')}
          placeholder={t('list.all')}
          clearable
          clearButtonProps={{ 'aria-label': t('list.all') }}
          value={status ?? null}
          onChange={(value) => setSearch(value === null ? {} : { status: value }, { replace: true })}
          data={interviewStatuses.map((one) => ({ value: one, label: t(`common:status.${one}`) }))}
        />
      </ListTools>
      {list.isError && <ErrorState title={t('list.failed')} error={list.error} onRetry={() => void list.refetch()} />}
      <Pending pending={list.isPending} skeleton={<RowsSkeleton rows={5} />}>
        {list.isSuccess && interviews.length === 0 ? (
          <p className="muted">{t('list.nothing')}</p>
        ) : (
          <Groups interviews={interviews} />
        )}
      </Pending>
      {list.hasNextPage && (
        <Button mt="md" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('common:action.more')}
        </Button>
      )}
    </>
  );
}

/** By day; where all is of one group its heading would say nothing. */
function Groups({ interviews }: { readonly interviews: readonly Interview[] }) {
  const { t } = useTranslation('interviews');
  const groups = groupInterviews(interviews, new Date());
  return (
    <div className={styles.groups}>
      {groups.map(({ group, interviews: members }) => (
        <section key={group} className={styles.section}>
          {groups.length > 1 && <h2>{t(`list.group.${group}`)}</h2>}
          <Rows label={groups.length > 1 ? t(`list.group.${group}`) : t('title')}>
            {members.map((interview) => (
              <InterviewRow key={interview.id} interview={interview} />
            ))}
          </Rows>
        </section>
      ))}
    </div>
  );
}
