import { Radio } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { CandidateHoldings } from '#contracts/interviewing/candidate-holdings.ts';
import { mergeCandidates } from '#contracts/interviewing/candidate-merge.ts';
import { candidateQuery } from '#web/entities/candidate/api.ts';
import { holdingsQuery } from '#web/features/candidates/erase/holdings-query.ts';
import { refusalOf } from '#web/shared/api/api-error.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';
import styles from './merge-dialog.module.css';
import { useMerge } from './use-merge.ts';

interface MergeDialogProps {
  /** the record that remains */
  readonly candidate: Candidate;
  readonly otherId: string;
  /** gets the focus on close; may no longer exist after merging */
  readonly opener: HTMLElement;
  readonly onClosed: () => void;
}

/** Shows two records that may be the same person side by side, and asks which name to keep before merging them. */
export function MergeDialog({ candidate, otherId, opener, onClosed }: MergeDialogProps) {
  const { t } = useTranslation(['candidates', 'common']);
  const [opened, setOpened] = useState(true);
  const [nameOf, setNameOf] = useState<'this' | 'other'>('this');
  const merge = useMerge(candidate.id, otherId);
  const client = useQueryClient();
  // Once merging starts, the other record may be gone and must not be fetched.
  const enabled = !merge.isPending && !merge.isSuccess;
  const other = useQuery({ ...candidateQuery(otherId), staleTime: 0, enabled });
  const holdings = [
    useQuery({ ...holdingsQuery(candidate.id), enabled }),
    useQuery({ ...holdingsQuery(otherId), enabled }),
  ] as const;
  const asked = [other, ...holdings];
  const failed = asked.find(({ isError }) => isError);
  const close = (): void => setOpened(false);
  const shared = {
    opened,
    onClose: close,
    returnTo: { current: opener },
    onClosed: () => {
      if (!opener.isConnected) focusHeading();
      onClosed();
    },
    size: 560,
    title: t('merge.title'),
  };
  if (enabled && [merge.error, ...asked.map(({ error }) => error)].some(isGone)) {
    return (
      <ConfirmDialog
        {...shared}
        title={t('merge.gone.title')}
        onClose={() => {
          close();
          // Views that show two records are out of date.
          void client.invalidateQueries({ queryKey: ['candidate'] });
        }}
        dismiss={t('common:action.close')}
      >
        <p>{t('merge.gone.text')}</p>
      </ConfirmDialog>
    );
  }
  if (failed !== undefined && enabled) {
    return (
      <ConfirmDialog
        {...shared}
        onConfirm={() => asked.forEach(({ refetch }) => void refetch())}
        confirm={t('common:action.retry')}
        busy={asked.some(({ isFetching }) => isFetching)}
      >
        <FormFailure error={failed.error} />
      </ConfirmDialog>
    );
  }
  const people = [
    { record: 'this', person: candidate, holds: holdings[0].data },
    { record: 'other', person: other.data, holds: holdings[1].data },
  ] as const;
  const isOneName = other.data === undefined || other.data.name === candidate.name;
  return (
    <ConfirmDialog
      {...shared}
      onConfirm={() =>
        merge.mutate(nameOf, {
          onSuccess: ({ name }) => {
            notify.success(t('merge.done', { name }));
            close();
          },
        })
      }
      confirm={t('merge.action')}
      danger
      busy={asked.some(({ isFetching }) => isFetching) || merge.isPending}
    >
      <Radio.Group
        value={nameOf}
        onChange={(value) => setNameOf(value === 'other' ? 'other' : 'this')}
        {...(isOneName ? { 'aria-label': t('merge.title') } : { label: t('merge.whoseName') })}
      >
        <div className={styles.people} aria-busy={other.isFetching}>
          {people.map(({ record, person, holds }) => (
            <section key={record} className={styles.person} aria-label={person?.name}>
              {isOneName ? (
                <p className={styles.name}>{person?.name}</p>
              ) : (
                <Radio value={record} label={person?.name} classNames={{ label: styles.name ?? '' }} />
              )}
              {person !== undefined && <Record person={person} holds={holds} />}
            </section>
          ))}
        </div>
      </Radio.Group>
      <p>{t('merge.what')}</p>
      <p>{t('merge.forGood')}</p>
      <FormFailure error={merge.error} />
    </ConfirmDialog>
  );
}

/** One of the two has been merged or deleted in the meantime. */
function isGone(error: unknown): boolean {
  return refusalOf(mergeCandidates, error)?.code === 'hiring.candidate_not_found';
}

interface RecordProps {
  readonly person: Candidate;
  readonly holds: CandidateHoldings | undefined;
}

/** Breaks a long address after the @ rather than inside a name. */
function Address({ children }: { readonly children: string }) {
  const [local, domain] = children.split(/(?<=@)/);
  return (
    <>
      {local}
      <wbr />
      {domain}
    </>
  );
}

function Record({ person, holds }: RecordProps) {
  const { t } = useTranslation('candidates');
  const format = useFormat();
  const { email, positions, createdAt } = person;
  const facts = [
    [t('identity.email'), email === null ? t('merge.none') : <Address key="email">{email}</Address>],
    [t('merge.positions'), positions.length === 0 ? t('merge.none') : positions.map(({ title }) => title).join(', ')],
    [t('merge.interviews'), holds?.interviews],
    [t('merge.cvs'), holds?.cvs],
    [t('merge.added'), format.moment(createdAt)],
  ] as const;
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
