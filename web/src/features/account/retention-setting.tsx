import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Retention } from '#contracts/hiring/retention.ts';
import { retentionQuery } from '#web/entities/candidate/retention-query.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { Pending, RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import { ErrorState } from '#web/shared/ui/state/error-state.tsx';
import { usePutRetention } from './api.ts';
import { RetentionDialog } from './retention-dialog.tsx';
import styles from './retention-setting.module.css';

/** How long candidates are kept before automatic deletion, if at all. Applies at once, after a confirmation. */
export function RetentionSetting() {
  const { t } = useTranslation('profile');
  const retention = useQuery(retentionQuery);
  if (retention.error !== null && retention.data === undefined) {
    return (
      <ErrorState title={t('retention.failed')} error={retention.error} onRetry={() => void retention.refetch()} />
    );
  }
  return (
    <Pending pending={retention.isPending} skeleton={<RowsSkeleton rows={1} />}>
      {retention.data !== undefined && <Setting retention={retention.data} />}
    </Pending>
  );
}

function Setting({ retention }: { readonly retention: Retention }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const put = usePutRetention();
  const { months, nextSweepAt, choices } = retention;
  const due = choices.find((choice) => choice.months === months)?.due ?? 0;
  return (
    <div className={styles.setting}>
      <p>
        {months === null ? t('retention.off') : t('retention.on', { count: months })}
        {due > 0 && ` ${t('retention.due', { count: due, when: format.dateTime(nextSweepAt) })}`}
      </p>
      <div className={styles.acts}>
        <Button onClick={() => setAsking(true)}>
          {t(months === null ? 'retention.switchOn' : 'retention.change')}
        </Button>
        {months !== null && (
          <Button
            variant="subtle"
            loading={put.isPending}
            onClick={() =>
              put.mutate(undefined, {
                onSuccess: () => notify.success(t('retention.switchedOff')),
                onError: notifyError,
              })
            }
          >
            {t('retention.switchOff')}
          </Button>
        )}
      </div>
      <RetentionDialog opened={asking} onClose={() => setAsking(false)} saved={months} />
    </div>
  );
}
