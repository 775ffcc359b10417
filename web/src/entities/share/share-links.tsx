import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareLink } from '#contracts/interviewing/summary/interview-share.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';
import { sharesQuery, useRevokeShare } from './api.ts';
import styles from './share-links.module.css';

/** The active links, each with what it shows, how often it was opened, and a way to revoke it. */
export function ShareLinks({ interviewId }: { readonly interviewId: string }) {
  const { t } = useTranslation('share');
  const { data, error, refetch } = useQuery(sharesQuery(interviewId));
  if (data === undefined) {
    return error === null ? null : <ErrorState title={t('live.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return null;
  return (
    <section className={styles.links}>
      <h3>{t('live.title')}</h3>
      <ul>
        {data.map((link) => (
          <LinkRow key={link.id} link={link} interviewId={interviewId} />
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link, interviewId }: { readonly link: ShareLink; readonly interviewId: string }) {
  const { t } = useTranslation('share');
  const format = useFormat();
  const revoke = useRevokeShare(interviewId);
  const [isAsked, setAsked] = useState(false);
  const { view, hidesName, createdAt, expiresAt, openings, lastOpenedAt } = link;
  const name = t(`view.${view}`);
  const created = format.moment(createdAt);
  return (
    <li className={styles.row} data-asked={isAsked || undefined}>
      <div className={styles.text}>
        <p className={styles.name}>
          {name} {hidesName && <Tag>{t('live.nameHidden')}</Tag>}
        </p>
        {isAsked ? (
          <p className={styles.detail} role="status">
            {t('live.sure')}
          </p>
        ) : (
          <>
            <p className={styles.detail}>{t('live.dates', { created, until: format.shortDate(expiresAt) })}</p>
            <p className={styles.detail}>
              {lastOpenedAt === null
                ? t('live.never')
                : t('live.opened', { count: openings, when: format.moment(lastOpenedAt) })}
            </p>
          </>
        )}
      </div>
      <span className={styles.acts}>
        {/* One button that both asks for confirmation and cancels, so that the focus stays on it and a double click
        {   revokes nothing. */}
        <Button
          size="sm"
          {...(!isAsked && { 'aria-label': t('live.revokeOf', { view: name, created }) })}
          onClick={() => setAsked(!isAsked)}
        >
          {isAsked ? t('live.keep') : t('live.revoke')}
        </Button>
        {isAsked && (
          <Button
            size="sm"
            data-danger
            loading={revoke.isPending}
            onClick={() =>
              revoke.mutate(link.id, {
                onSuccess: () => notify.success(t('live.revoked')),
                onError: notifyError,
              })
            }
          >
            {t('live.revokeNow')}
          </Button>
        )}
      </span>
    </li>
  );
}
