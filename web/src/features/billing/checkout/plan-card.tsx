import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentSubscription, LimitStatus } from '#contracts/billing/billing.ts';
import { isDue } from '#contracts/billing/subscription-status.ts';
import { canBuy } from '#web/entities/offer/can-buy.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { FormFailure } from '#web/shared/forms/form-failure.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import {
  useCancelSubscription,
  useOpenPortal,
  useResumeSubscription,
} from '#web/features/billing/subscription-changes.ts';
import styles from '#web/features/billing/billing.module.css';
import { Tag } from '#web/shared/ui/tag.tsx';
import { periodOffer } from '#web/features/billing/period/period-offer.ts';
import { PeriodSwitch } from '#web/features/billing/period/period-switch.tsx';
import { planDates } from './plan-dates.ts';
import dates from './plan-dates.module.css';

interface PlanCardProps {
  readonly subscription: CurrentSubscription;
  readonly limits: readonly LimitStatus[];
  /** a payment is being confirmed: buying and changing are disabled */
  readonly confirming: boolean;
}

/** The current plan: its status, upcoming changes with dates, and the possible actions. */
export function PlanCard({ subscription, limits, confirming }: PlanCardProps) {
  const { t } = useTranslation(['billing', 'plans']);
  const { plan, status } = subscription;
  const offer = periodOffer(subscription);
  return (
    <section className={styles.card} aria-labelledby="plan">
      <p className="label" id="plan">
        {t('current')}
      </p>
      <div className={styles.planHead}>
        <h2 className={styles.plan}>{t(`plans:${plan}.name`)}</h2>
        <Standing subscription={subscription} />
        <Price subscription={subscription} />
      </div>
      {canBuy(status) ? (
        // a trial refused from the start never was a subscription
        <p className={styles.facts}>{t(`status.${subscription.notice === 'trial_card_used' ? 'none' : status}`)}</p>
      ) : (
        <WhatIsNext subscription={subscription} limits={limits} />
      )}
      {!confirming && offer !== undefined && <PeriodSwitch offer={offer} renewalDate={subscription.renewalDate} />}
      {!confirming && (
        <PlanActions subscription={subscription} isSecond={offer?.to === 'yearly' && offer.way !== 'back'} />
      )}
    </section>
  );
}

/** The status in one word, beside the name; nothing without a subscription. */
function Standing({ subscription: { status, cancelAtPeriodEnd } }: Pick<PlanCardProps, 'subscription'>) {
  const { t } = useTranslation('billing');
  if (canBuy(status)) return null;
  if (status === 'trialing') return <Tag tone="pen">{t('standing.trial')}</Tag>;
  if (isDue(status)) return <Tag tone="danger">{t('standing.due')}</Tag>;
  if (cancelAtPeriodEnd) return <Tag tone="outline">{t('standing.ends')}</Tag>;
  return <Tag tone="ok">{t('standing.active')}</Tag>;
}

/** The price per period, if the subscription continues. */
function Price({ subscription }: Pick<PlanCardProps, 'subscription'>) {
  const { t } = useTranslation('billing');
  const { plan, status, billingPeriod, nextBillingPeriod, cancelAtPeriodEnd } = subscription;
  const isTrial = status === 'trialing';
  if (plan === 'free' || canBuy(status) || billingPeriod === null || cancelAtPeriodEnd) return null;
  const [sum, ...rest] = t(`sum.${isTrial ? (nextBillingPeriod ?? billingPeriod) : billingPeriod}`).split(' ');
  return (
    <p className={styles.planPrice}>
      <b>{sum}</b> {rest.join(' ')} {isTrial && t('afterTheTrial')}
    </p>
  );
}

/** The timeline of a subscription: its present state and every date on which something changes. */
function WhatIsNext({ subscription, limits }: Pick<PlanCardProps, 'subscription' | 'limits'>) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { status, billingPeriod, nextBillingPeriod, cancelAtPeriodEnd } = subscription;
  const nextPeriod = nextBillingPeriod ?? billingPeriod;
  const sum = nextPeriod === null ? '' : t(`sum.${nextPeriod}`);
  const isPaid = status === 'active' && billingPeriod !== null;
  return (
    <ol className={dates.dates}>
      <li>
        <b>{t('next.now')}</b>
        <div>
          <p>{isPaid ? t(`period.${billingPeriod}`) : t(`status.${status}`)}</p>
          {isDue(status) && <p className="muted">{t('next.howToPay')}</p>}
        </div>
      </li>
      {planDates(subscription, limits).map(({ at, event }) => (
        <li key={event}>
          <b>{format.date(at)}</b>
          <div>
            <p>{t(`next.${event}`, { sum })}</p>
            {event === 'trialEnds' && <p className="muted">{t('afterTrial', { sum })}</p>}
            {event === 'counted' && <p className="muted">{t('countedMore')}</p>}
            {event === 'trialOver' && <p className="muted">{t('afterNothing')}</p>}
            {(cancelAtPeriodEnd || event === 'endsUnpaid') && (
              <p className="muted">{t(event === 'endsUnpaid' ? 'cancel.afterNow' : 'cancel.after')}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface PlanActionsProps {
  readonly subscription: CurrentSubscription;
  /** the card has another primary button */
  readonly isSecond: boolean;
}

function PlanActions({ subscription, isSecond }: PlanActionsProps) {
  const { t } = useTranslation('billing');
  const portal = useOpenPortal();
  if (!subscription.forSale) return <p className={styles.notForSale}>{t('notForSale')}</p>;
  const { status } = subscription;
  const manage = (
    <Button
      // for a cancelled subscription, "resume" is the primary action
      variant={isSecond || canBuy(status) || (subscription.cancelAtPeriodEnd && !isDue(status)) ? 'default' : 'filled'}
      loading={portal.isPending || portal.isSuccess}
      // also after it has ended, because of the invoices
      onClick={() => portal.mutate()}
    >
      {t('action.manage')}
    </Button>
  );
  if (canBuy(status)) return status === 'none' ? null : <div className={styles.actions}>{manage}</div>;
  return (
    <div className={styles.actions}>
      {manage}
      {subscription.cancelAtPeriodEnd && !isDue(status) ? <Resume /> : <Cancel subscription={subscription} />}
    </div>
  );
}

function Resume() {
  const { t } = useTranslation('billing');
  const resume = useResumeSubscription();
  return (
    <Button
      variant="filled"
      loading={resume.isPending}
      onClick={() => resume.mutate(undefined, { onSuccess: () => notify.success(t('cancel.resumed')) })}
    >
      {t('action.resume')}
    </Button>
  );
}

/** A paid subscription ends with its period; one with an overdue payment, at once. */
function Cancel({ subscription: { plan, status, renewalDate } }: Pick<PlanCardProps, 'subscription'>) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelSubscription();
  const close = (): void => {
    setAsking(false);
    cancel.reset();
  };
  // If refused, the dialog stays open and says so: closing it would suggest that the subscription had ended.
  const confirm = (): void => {
    cancel.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('cancel.done'));
        close();
      },
    });
  };
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('action.cancel')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        onConfirm={confirm}
        title={t('cancel.title')}
        confirm={t('action.cancel')}
        dismiss={t('cancel.keep')}
        danger
        busy={cancel.isPending}
      >
        {isDue(status) ? (
          <>
            <p>{t(plan === 'premium' ? 'cancel.textDue' : 'cancel.textDueEnded')}</p>
            {plan === 'premium' && <p>{t('cancel.afterNow')}</p>}
            <p>{t('cancel.again')}</p>
          </>
        ) : (
          <>
            {renewalDate !== null && <p>{t('cancel.text', { date: format.date(renewalDate) })}</p>}
            <p>{t('cancel.after')}</p>
          </>
        )}
        <FormFailure error={cancel.error} />
      </ConfirmDialog>
    </>
  );
}
