import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LimitStatus, LimitedResource } from '#contracts/billing/billing.ts';
import { useLimit } from './api.ts';
import type { PlanRefusal } from '#web/shared/api/api-error.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { askToUpgrade } from '#web/shared/upgrade.ts';
import styles from './limit-notice.module.css';

/**
 * Shown before the user fills in a form that would exceed the limit: what was used and what remains available. Renders
 * nothing while there is room.
 */
export function LimitNotice({ resource }: { readonly resource: LimitedResource }) {
  const { t } = useTranslation();
  const limit = useLimit(resource);
  if (limit === undefined || limit.canCreate) return null;
  return (
    <Notice tone="warn" role="status" apart icon={<IconLock aria-hidden />}>
      <h2 className={styles.title}>{t(`limit.${resource}.title`, { count: limit.limit ?? 0 })}</h2>
      <p>{t(`limit.${resource}.stays`, { count: limit.limit ?? 0 })}</p>
      <div className={styles.act}>
        <Button size="sm" onClick={() => askToUpgrade({ kind: 'paywall', refusal: refusalOf(limit) })}>
          {t('limit.options')}
        </Button>
      </div>
    </Notice>
  );
}

/** The refusal that the server would return for one more. */
function refusalOf({ resource, limit, resetsAt, extras }: LimitStatus): PlanRefusal {
  const details = { resource, limit, ...(resetsAt === null ? {} : { resetsAt, extras: extras ?? {} }) };
  return { code: 'billing.limit_reached', details };
}
