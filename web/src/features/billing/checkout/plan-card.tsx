import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentSubscription } from '#contracts/billing.ts';
import { OfferFeatures } from '#web/entities/offer/offer-features.tsx';
import { useOffers } from '#web/entities/offer/use-offers.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { askToUpgrade } from '#web/shared/upgrade.ts';
import {
  useCancelSubscription,
  useOpenPortal,
  useResumeSubscription,
} from '#web/features/billing/subscription-changes.ts';
import styles from '#web/features/billing/billing.module.css';

interface PlanCardProps {
  readonly subscription: CurrentSubscription;
  /** a payment is being confirmed: nothing is to be bought or changed meanwhile */
  readonly confirming: boolean;
}

/** The plan in force, in facts: name, state of payment, what happens next; and what can be done about it. */
export function PlanCard({ subscription, confirming }: PlanCardProps) {
  const { t } = useTranslation(['billing', 'plans']);
  const format = useFormat();
  const { plan, status, billingPeriod, renewalDate } = subscription;
  const runs = !without.has(status);
  return (
    <section className={styles.card} aria-labelledby="plan">
      <p className="label" id="plan">
        {t('current')}
      </p>
      <h2 className={styles.plan}>{t(`plans:${plan}.name`)}</h2>
      <ul className={styles.facts}>
        <li>{t(`status.${status}`)}</li>
        {runs && billingPeriod !== null && (
          <li>{t('billed', { period: t(`period.${billingPeriod}`), sum: t(`sum.${billingPeriod}`) })}</li>
        )}
        {runs && renewalDate !== null && <li>{t(next(subscription), { date: format.date(renewalDate) })}</li>}
      </ul>
      {!confirming && without.has(status) && subscription.forSale && (
        <PaidPlan canStartTrial={subscription.canStartTrial} />
      )}
      {!confirming && <PlanActions subscription={subscription} />}
    </section>
  );
}

/** What the paid plan costs, how it begins and what it brings, before it is asked for. */
function PaidPlan({ canStartTrial }: Pick<CurrentSubscription, 'canStartTrial'>) {
  const { t } = useTranslation('billing');
  const { premium } = useOffers('monthly');
  const yearly = useOffers('yearly').premium;
  return (
    <div className={styles.offer}>
      <h3>{premium.name}</h3>
      <p>{t('offer.price', { monthly: premium.price, yearly: yearly.price, total: yearly.total })}</p>
      <p className="muted">{t(canStartTrial ? 'offer.trial' : 'offer.noTrial')}</p>
      <OfferFeatures offer={premium} />
    </div>
  );
}

function next({ status, cancelAtPeriodEnd }: CurrentSubscription) {
  if (status === 'trialing') return 'trialEnds';
  return cancelAtPeriodEnd ? 'ends' : 'renews';
}

/** Under which something can be bought: any other status belongs to a subscription that is there. */
const without: ReadonlySet<CurrentSubscription['status']> = new Set(['none', 'canceled', 'incomplete_expired']);

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
  if (without.has(status)) {
    return (
      <div className={styles.actions}>
        <Button variant="filled" onClick={() => askToUpgrade({ kind: 'choose', onboarding: false })}>
          {t('action.upgrade')}
        </Button>
        {status !== 'none' && manage}
      </div>
    );
  }
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
