import { Button, Loader } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from '#web/features/billing/billing.module.css';
import { paths } from '#web/shared/paths.ts';
import { Notice } from '#web/shared/ui/notice.tsx';

interface ReturnNoticeProps {
  readonly late: boolean;
  /** what is pending: a payment, or a change of billing period */
  readonly of: 'payment' | 'switch';
}

/** Shown until an action at the payment service has taken effect. */
export function ReturnNotice({ late, of }: ReturnNoticeProps) {
  const { t } = useTranslation(['billing', 'common']);
  if (!late) {
    return (
      <section className={styles.returning} role="status">
        <Loader size={20} color="pen" />
        <div>
          <h2>{t(of === 'payment' ? 'return.confirming' : 'return.switching')}</h2>
          <p>{t('return.confirmingText')}</p>
        </div>
      </section>
    );
  }
  return (
    <Notice tone="warn" role="status" apart icon={<IconClockExclamation aria-hidden />}>
      <h2 className={styles.noticeTitle}>{t(of === 'payment' ? 'return.late' : 'return.switchLate')}</h2>
      <p>{t(of === 'payment' ? 'return.lateText' : 'return.switchLateText')}</p>
      <div className={styles.bannerAct}>
        <Button size="sm" component={Link} to={paths.subscription()} replace>
          {t('common:action.close')}
        </Button>
      </div>
    </Notice>
  );
}
