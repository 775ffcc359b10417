import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Retention, type RetentionMonths, offeredMonths, retentionMonths } from '#contracts/hiring/retention.ts';
import { retentionQuery } from '#web/entities/candidate/retention-query.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { usePutRetention } from './api.ts';
import styles from './retention-dialog.module.css';

interface RetentionDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** the current setting */
  readonly saved: RetentionMonths | null;
}

/** Chooses a retention period, and says which candidates it would delete, and when, before applying it. */
export function RetentionDialog({ opened, onClose, saved }: RetentionDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [chosen, setChosen] = useState<RetentionMonths>();
  // The numbers of candidates to delete must be current.
  const retention = useQuery({ ...retentionQuery, enabled: opened, staleTime: 0 });
  const put = usePutRetention();
  const months = chosen ?? saved ?? offeredMonths;
  const close = (): void => {
    put.reset();
    setChosen(undefined);
    onClose();
  };
  const shared = { opened, onClose: close, title: t(saved === null ? 'retention.ask' : 'retention.askAnother') };
  if (retention.isError) {
    return (
      <ConfirmDialog
        {...shared}
        onConfirm={() => void retention.refetch()}
        confirm={t('common:action.retry')}
        busy={retention.isFetching}
      >
        <FormFailure error={retention.error} />
      </ConfirmDialog>
    );
  }
  const { due = 0 } = retention.data?.choices.find((choice) => choice.months === months) ?? {};
  return (
    <ConfirmDialog
      {...shared}
      onConfirm={() => put.mutate(months, { onSuccess: () => finish(months) })}
      confirm={t('retention.eraseAfter', { count: months })}
      danger={due > 0}
      busy={retention.isFetching || put.isPending}
    >
      <div className={styles.asked}>
        <div className={styles.choice}>
          <span aria-hidden>{t('retention.choice')}</span>
          <SegmentedControl
            aria-label={t('retention.choice')}
            fullWidth
            value={String(months)}
            data={retentionMonths.map(String)}
            onChange={(value) => setChosen(retentionMonths.find((each) => String(each) === value))}
          />
        </div>
        <div className={styles.follows}>
          <p>{t('retention.begins')}</p>
          <p>{t('retention.exempt')}</p>
        </div>
        <div role="status" aria-busy={retention.isFetching}>
          {retention.data !== undefined && <WhatFollows retention={retention.data} months={months} />}
        </div>
        <FormFailure error={put.error} />
      </div>
    </ConfirmDialog>
  );

  function finish(count: RetentionMonths): void {
    close();
    notify.success(t('retention.switchedOn', { count }));
  }
}

function WhatFollows({ retention, months }: { readonly retention: Retention; readonly months: RetentionMonths }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { nextSweepAt, held, choices } = retention;
  const { due = 0, firstDueAt = null } = choices.find((choice) => choice.months === months) ?? {};
  return (
    <div className={styles.follows}>
      <Notice tone={due > 0 ? 'danger' : 'info'}>
        {due > 0
          ? t('retention.erases', { count: due, when: format.dateTime(nextSweepAt) })
          : firstDueAt === null
            ? t('retention.nobody')
            : t('retention.nobodyYet', { date: format.date(firstDueAt) })}
      </Notice>
      {held > 0 && <p className="small muted">{t('retention.held', { count: held })}</p>}
    </div>
  );
}
