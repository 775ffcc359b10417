import { Button } from '@mantine/core';
import { IconCalendarEvent, IconCreditCardOff, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CurrentSubscription } from '#contracts/billing.ts';
import { useFormat } from '#web/shared/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { askToUpgrade } from '#web/shared/upgrade.ts';
import { useOpenPortal } from './subscription-changes.ts';
import styles from './billing.module.css';

/** What the owner of a subscription should know without looking for it: a trial, a payment that failed, what is read-only. */
export function SubscriptionBanners({ subscription }: { readonly subscription: CurrentSubscription }) {
  const { t } = useTranslation('billing');
  const { status, notice, overLimit, plan } = subscription;
  return (
    <>
      {status === 'trialing' && <Trial subscription={subscription} />}
      {status === 'past_due' && <PastDue graceEndsAt={subscription.graceEndsAt} />}
      {notice === 'trial_card_used' && plan === 'free' && (
        <Banner tone="warn" icon={<IconCreditCardOff aria-hidden />} text={t('banner.trialCardUsed')}>
          <Button size="sm" onClick={() => askToUpgrade({ kind: 'choose', onboarding: false })}>
            {t('action.upgrade')}
          </Button>
        </Banner>
      )}
      {overLimit && (
        <Banner tone="warn" icon={<IconLock aria-hidden />} text={t('banner.overLimit')}>
          <Button size="sm" component={Link} to={paths.positions()}>
            {t('banner.positions')}
          </Button>
        </Banner>
      )}
    </>
  );
}

function Trial({ subscription }: { readonly subscription: CurrentSubscription }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { trialEndsAt, billingPeriod, cancelAtPeriodEnd } = subscription;
  if (trialEndsAt === undefined || billingPeriod === null) return null;
  const date = format.date(trialEndsAt);
  const text = cancelAtPeriodEnd
    ? t('banner.trialCancelled', { date })
    : t('banner.trial', { date, sum: t(`sum.${billingPeriod}`) });
  return <Banner tone="info" icon={<IconCalendarEvent aria-hidden />} text={text} />;
}

function PastDue({ graceEndsAt }: { readonly graceEndsAt: string | undefined }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const portal = useOpenPortal();
  const text =
    graceEndsAt === undefined ? t('banner.pastDueNow') : t('banner.pastDue', { date: format.date(graceEndsAt) });
  return (
    <Banner tone="danger" icon={<IconCreditCardOff aria-hidden />} text={text}>
      <Button size="sm" loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
        {t('action.manage')}
      </Button>
    </Banner>
  );
}

interface BannerProps {
  readonly tone: 'info' | 'warn' | 'danger';
  readonly icon: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
}

function Banner({ tone, icon, text, children }: BannerProps) {
  return (
    <Notice tone={tone} role="status" apart icon={icon}>
      <p>{text}</p>
      {children !== undefined && <div className={styles.bannerAct}>{children}</div>}
    </Notice>
  );
}
