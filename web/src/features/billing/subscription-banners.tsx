import { Button, CloseButton } from '@mantine/core';
import { IconCalendarEvent, IconCreditCardOff, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Subscription } from '#contracts/auth/auth.ts';
import type { PositionInUse } from '#contracts/hiring/positions.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/api/session.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { askToUpgrade } from '#web/shared/upgrade.ts';
import { subscriptionQuery } from './api.ts';
import { ChoosePositionDialog } from './limits/choose-position-dialog.tsx';
import { daysLeft } from './days-left.ts';
import { useOpenPortal } from './subscription-changes.ts';
import styles from './subscription-banners.module.css';
import { useDismissed } from './use-dismissed.ts';

/** Above every page: a running trial, a failed payment, and what became read-only when the paid plan ended. */
export function SubscriptionBanners({ positionInUse }: { readonly positionInUse: PositionInUse | undefined }) {
  const { subscription } = useUser();
  return (
    <>
      {subscription.status === 'trialing' && <Trial subscription={subscription} />}
      {subscription.status === 'past_due' && <PastDue plan={subscription.plan} />}
      {positionInUse !== undefined && <OverLimit inUse={positionInUse} />}
    </>
  );
}

/** With this few days left before a charge, the banner cannot be dismissed. */
const urgentDays = 2;

function Trial({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { pathname } = useLocation();
  const { trialEndsAt = '', billingPeriod, nextBillingPeriod, cancelAtPeriodEnd } = subscription;
  const { dismissed, dismiss } = useDismissed('trial', `${trialEndsAt} ${String(cancelAtPeriodEnd)}`);
  if (trialEndsAt === '' || billingPeriod === null || dismissed) return null;
  const count = daysLeft(new Date(trialEndsAt), new Date());
  // Until the charge is near, shown on the dashboard only; never on the subscription page, which says the same.
  const isShown = count > urgentDays ? pathname === paths.dashboard() : pathname !== paths.subscription();
  if (!isShown) return null;
  const date = format.date(trialEndsAt);
  const text = cancelAtPeriodEnd
    ? t('banner.trialCancelled', { date })
    : t('banner.trial', { date, sum: t(`sum.${nextBillingPeriod ?? billingPeriod}`) });
  return (
    <Banner
      tone="info"
      icon={<IconCalendarEvent aria-hidden />}
      onDismiss={cancelAtPeriodEnd || count > urgentDays ? dismiss : undefined}
      act={
        <Button size="sm" component={Link} to={paths.subscription()}>
          {t('banner.open')}
        </Button>
      }
    >
      {count > 0 && <strong>{t('banner.daysLeft', { count })} </strong>}
      <span className={classes(count > urgentDays && styles.detail)}>{text}</span>
    </Banner>
  );
}

function PastDue({ plan }: Pick<Subscription, 'plan'>) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const portal = useOpenPortal();
  const graceEndsAt = useQuery(subscriptionQuery).data?.graceEndsAt;
  const soon =
    graceEndsAt === undefined ? t('banner.pastDueNow') : t('banner.pastDue', { date: format.date(graceEndsAt) });
  return (
    <Banner
      tone="danger"
      icon={<IconCreditCardOff aria-hidden />}
      act={
        <Button size="sm" loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
          {t('banner.pay')}
        </Button>
      }
    >
      {plan === 'premium' ? soon : t('banner.pastDueEnded')}
    </Banner>
  );
}

/** Pages of a position or interview, and the subscription page, show it themselves where it matters. */
const saysItself = /^\/(?:subscription$|positions\/|interviews\/)/;

function OverLimit({ inUse }: { readonly inUse: PositionInUse }) {
  const { t } = useTranslation('billing');
  const { pathname } = useLocation();
  const { dismissed, dismiss } = useDismissed('over-limit', inUse.id);
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      {!dismissed && !saysItself.test(pathname) && (
        <Banner
          tone="warn"
          icon={<IconLock aria-hidden />}
          onDismiss={dismiss}
          act={
            <>
              <Button size="sm" onClick={() => setChoosing(true)}>
                {t('keep.open')}
              </Button>
              <Button size="sm" variant="subtle" onClick={() => askToUpgrade({ kind: 'choose', onboarding: false })}>
                {t('paywall.compare')}
              </Button>
            </>
          }
        >
          {t('banner.overLimit', { title: inUse.title })}
        </Banner>
      )}
      <ChoosePositionDialog opened={choosing} inUse={inUse} onClose={() => setChoosing(false)} />
    </>
  );
}

interface BannerProps {
  readonly tone: 'info' | 'warn' | 'danger';
  readonly icon: ReactNode;
  readonly act: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  readonly children: ReactNode;
}

function Banner({ tone, icon, act, onDismiss, children }: BannerProps) {
  const { t } = useTranslation();
  return (
    <div className={classes(styles.banner, styles[tone])}>
      {icon}
      <div className={styles.body}>
        <p>{children}</p>
        <div className={styles.acts}>{act}</div>
      </div>
      {onDismiss !== undefined && (
        <CloseButton size="sm" aria-label={t('action.close')} onClick={onDismiss} className={styles.close} />
      )}
    </div>
  );
}
