import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { groupInterviews } from '#web/entities/interview/group-interviews.ts';
import { useNow } from '#web/entities/interview/use-now.ts';
import { TrySample } from '#web/entities/sample/try-sample.tsx';
import { paths } from '#web/shared/paths.ts';
import { ListTools } from '#web/shared/ui/list/list-tools.tsx';
import { PagedList, itemsOf } from '#web/shared/ui/list/paged-list.tsx';
import { Rows } from '#web/shared/ui/list/rows.tsx';
import { useListFilter } from '#web/shared/ui/list/use-list-filter.ts';
import { PageHeader } from '#web/shared/ui/page/page-header.tsx';
import { EmptyState } from '#web/shared/ui/state/empty-state.tsx';
import { interviewChoices, interviewFilterOf, interviewsQuery, waitingQuery } from './api.ts';
import { InterviewRow } from './interview-rows.tsx';
import styles from './interview-rows.module.css';

interface InterviewsListProps {
  /** the button for somebody who has no interview yet */
  readonly firstAct: ComponentType;
}

/** All interviews under their heading; the filter lives in the address. */
export function InterviewsList({ firstAct: FirstAct }: InterviewsListProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const { search, shown, isStale, set } = useListFilter();
  const filter = interviewFilterOf(shown);
  const list = useSuspenseInfiniteQuery(interviewsQuery(filter));
  const waiting = itemsOf(useSuspenseInfiniteQuery(waitingQuery));
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
  if (itemsOf(list).length === 0 && filter.status === undefined) {
    return (
      <>
        <PageHeader title={t('title')} actions={candidates}>
          {t('lead')}
        </PageHeader>
        <EmptyState
          drawing="clock"
          title={t('empty.title')}
          action={
            <>
              <FirstAct />
              <TrySample />
            </>
          }
        >
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
          value={interviewFilterOf(search).status ?? null}
          onChange={(value) => set('status', value ?? '')}
          data={interviewChoices.map((one) => ({
            value: one,
            label: one === 'to_decide' || one === 'this_week' ? t(`list.${one}`) : t(`common:status.${one}`),
          }))}
        />
      </ListTools>
      <PagedList
        list={list}
        failed={t('list.failed')}
        nothing={<p className="muted">{t('list.nothing')}</p>}
        isStale={isStale}
      >
        {(interviews) => <Groups interviews={filter.status === undefined ? union(interviews, waiting) : interviews} />}
      </PagedList>
    </>
  );
}

/** Of two lists that share some. What waits for a decision stands on the first page, however long ago it was made. */
function union(interviews: readonly Interview[], waiting: readonly Interview[]): readonly Interview[] {
  const shown = new Set(interviews.map(({ id }) => id));
  return [...interviews, ...waiting.filter(({ id }) => !shown.has(id))];
}

/** By day; where all is of one group its heading would say nothing. */
function Groups({ interviews }: { readonly interviews: readonly Interview[] }) {
  const { t } = useTranslation('interviews');
  const groups = groupInterviews(interviews, new Date(useNow()));
  return (
    <div className={styles.groups}>
      {groups.map(({ group, interviews: members }) => (
        <section key={group} className={styles.section}>
          {groups.length > 1 && <h2>{t(`list.group.${group}`)}</h2>}
          <Rows label={groups.length > 1 ? t(`list.group.${group}`) : t('title')}>
            {members.map((interview) => (
              <InterviewRow key={interview.id} interview={interview} group={groups.length > 1 ? group : undefined} />
            ))}
          </Rows>
        </section>
      ))}
    </div>
  );
}
