import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/auth/sessions.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { Pending, RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { isPublicNetwork } from './is-public-network.ts';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './api.ts';
import styles from './session-list.module.css';

/** The account's sessions, this browser's first, with a button to end each of the others. */
export function SessionList() {
  const { t } = useTranslation('profile');
  const sessions = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const ordered = (sessions.data ?? []).toSorted((one, other) => Number(other.current) - Number(one.current));
  const others = ordered.filter(({ current }) => !current).length;
  if (sessions.error !== null && sessions.data === undefined) {
    return <ErrorState title={t('sessions.failed')} error={sessions.error} onRetry={() => void sessions.refetch()} />;
  }
  return (
    <Pending pending={sessions.isPending} skeleton={<RowsSkeleton rows={2} />}>
      <ul className={styles.list} aria-label={t('sessions.title')}>
        {ordered.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others > 1 && (
        <Button
          loading={endOthers.isPending}
          onClick={() =>
            endOthers.mutate(undefined, {
              onSuccess: () => notify.success(t('sessions.othersEnded')),
              onError: notifyError,
            })
          }
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </Pending>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const end = useEndSession();
  const { browser, system, network, lastUsedAt, createdAt, current } = session;
  const name = nameOf();
  const Icon = system === 'Android' || system === 'iOS' ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.row}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.name}>
          {name} {current && <Tag tone="ok">{t('sessions.current')}</Tag>}
        </p>
        <p className={styles.detail}>
          {isPublicNetwork(network) && `${t('sessions.network', { network })} `}
          {current
            ? t('sessions.detailCurrent', { since: format.dateTime(createdAt) })
            : t('sessions.detail', {
                used: format.relative(lastUsedAt),
                since: format.dateTime(createdAt),
              })}
        </p>
      </div>
      {!current && (
        <Button
          className={styles.end ?? ''}
          size="sm"
          aria-label={t('sessions.endOf', { name })}
          loading={end.isPending}
          onClick={() =>
            end.mutate(session.id, {
              onSuccess: () => notify.success(t('sessions.ended', { name })),
              onError: notifyError,
            })
          }
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );

  function nameOf(): string {
    if (browser !== null && system !== null) return t('sessions.on', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  }
}
