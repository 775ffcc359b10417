import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentSubscription } from '#contracts/billing.ts';
import { canBuy } from '#web/entities/offer/can-buy.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import {
  useCancelSubscription,
  useOpenPortal,
  useResumeSubscription,
} from '#web/features/billing/subscription-changes.ts';
import styles from '#web/features/billing/billing.module.css';
import { PaidFeatures } from './paid-features.tsx';

interface PlanCardProps {
  readonly subscription: CurrentSubscription;
  /** a payment is being confirmed: nothing is to be bought or changed meanwhile */
  readonly confirming: boolean;
}

/** The plan in force, in facts: name, state of payment, what happens next; and what can be done about it. */
export function PlanCard({ subscription, confirming }: PlanCardProps) {
  const { t } = useTranslation(['billing', 'plans']);
  const { plan, status } = subscription;
  return (
    <section className={styles.card} aria-labelledby="plan">
      <p className="label" id="plan">
        {t('current')}
      </p>
      <h2 className={styles.plan}>{t(`plans:${plan}.name`)}</h2>
      <div className={styles.facts}>
        {canBuy(status) ? <p>{t(`status.${status}`)}</p> : <WhatIsNext subscription={subscription} />}
      </div>
      {!confirming && <PlanActions subscription={subscription} />}
      {plan !== 'free' && <PaidFeatures />}
    </section>
  );
}

/** Of a subscription that is there: how it stands, until when, and what is charged then. */
function WhatIsNext({ subscription }: Pick<PlanCardProps, 'subscription'>) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { status, billingPeriod, renewalDate, cancelAtPeriodEnd } = subscription;
  const date = renewalDate === null ? undefined : format.date(renewalDate);
  const isTrial = status === 'trialing';
  const isSaidByDate = date !== undefined && (isTrial || status === 'active');
  const sum = billingPeriod === null ? undefined : t(`sum.${billingPeriod}`);
  return (
    <>
      {!isSaidByDate && <p>{t(`status.${status}`)}</p>}
      {date !== undefined && <p>{t(isTrial ? 'trialEnds' : cancelAtPeriodEnd ? 'ends' : 'renews', { date })}</p>}
      {billingPeriod !== null && (
        <p className="muted">
          {isTrial
            ? t(cancelAtPeriodEnd ? 'afterNothing' : 'afterTrial', { sum })
            : t('billed', { period: t(`period.${billingPeriod}`), sum })}
        </p>
      )}
    </>
  );
}

function PlanActions({ subscription }: { readonly subscription: CurrentSubscription }) {
  const { t } = useTranslation('billing');
  const portal = useOpenPortal();
  if (!subscription.forSale) return <p className={styles.notForSale}>{t('notForSale')}</p>;
  const { status } = subscription;
  const manage = (
    <Button
      loading={portal.isPending || portal.isSuccess}
      // its invoices are there even after the end
      onClick={() => portal.mutate()}
    >
      {t('action.manage')}
    </Button>
  );
  if (canBuy(status)) return status === 'none' ? null : <div className={styles.actions}>{manage}</div>;
  return (
    <div className={styles.actions}>
      {manage}
      {subscription.cancelAtPeriodEnd ? <Resume /> : <Cancel endsAt={subscription.renewalDate} />}
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

function Cancel({ endsAt }: { readonly endsAt: string | null }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelSubscription();
  const confirm = (): void => {
    cancel.mutate(undefined, {
      onSuccess: () => notify.success(t('cancel.done')),
      onSettled: () => setAsking(false),
    });
  };
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('action.cancel')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('cancel.title')}
        confirm={t('action.cancel')}
        dismiss={t('cancel.keep')}
        danger
        busy={cancel.isPending}
      >
        {endsAt !== null && <p>{t('cancel.text', { date: format.date(endsAt) })}</p>}
        <p>{t('cancel.after')}</p>
      </ConfirmDialog>
    </>
  );
}
