import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LimitedResource } from '#contracts/billing.ts';
import { useLimit } from './api.ts';
import { paths } from '#web/shared/paths.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from './limit-notice.module.css';

/** The limit, told before a form is filled: what was used and what stays. Nothing while there is room. */
export function LimitNotice({ resource }: { readonly resource: LimitedResource }) {
  const { t } = useTranslation();
  const limit = useLimit(resource);
  if (limit === undefined || limit.canCreate) return null;
  return (
    <Notice tone="warn" role="status" apart icon={<IconLock aria-hidden />}>
      <h2 className={styles.title}>{t(`limit.${resource}.title`, { count: limit.limit ?? 0 })}</h2>
      <p>{t(`limit.${resource}.stays`)}</p>
      <Link className="link" to={paths.subscription()}>
        {t('limit.see')}
      </Link>
    </Notice>
  );
}
