import { Button, FocusTrap, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { OfferFeatures } from '#web/entities/offer/offer-features.tsx';
import { OfferPrice } from '#web/entities/offer/offer-price.tsx';
import { PeriodChoice } from '#web/entities/offer/period-choice.tsx';
import { useOffers } from '#web/entities/offer/use-offers.ts';
import type { PlanRefusal } from '#web/shared/api/api-error.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { askToUpgrade } from '#web/shared/upgrade.ts';
import { subscriptionQuery } from '#web/features/billing/api.ts';
import { noteFrom, storedPeriod } from '#web/features/billing/checkout/checkout-note.ts';
import { ExtrasForm } from '#web/features/billing/usage/extras-form.tsx';
import styles from './paywall-dialog.module.css';
import { type Refused, refusedOf } from './refused.ts';
import { useCheckout } from '#web/features/billing/checkout/use-checkout.ts';

interface PaywallDialogProps {
  readonly opened: boolean;
  readonly refusal: PlanRefusal;
  readonly onClose: () => void;
}

/** What was refused and why, what more would cost, and what stays free. */
export function PaywallDialog({ opened, refusal, onClose }: PaywallDialogProps) {
  const { t } = useTranslation(['billing', 'common']);
  const { data: subscription, isPending } = useQuery(subscriptionQuery);
  const refused = refusedOf(refusal);
  return (
    <Modal
      // waits until it is known what can be bought
      opened={opened && !isPending}
      onClose={onClose}
      size={520}
      title={useTitle(refused)}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <FocusTrap.InitialFocus />
      <p className={styles.stays}>
        {refused.kind === 'limit'
          ? t(`common:limit.${refused.resource}.stays`, { count: refused.limit })
          : t('paywall.stays')}
      </p>
      {subscription?.plan === 'premium' ? (
        <More refused={refused} onClose={onClose} />
      ) : (
        <Purchase
          onClose={onClose}
          forSale={subscription?.forSale !== false}
          canStartTrial={subscription?.canStartTrial !== false}
        />
      )}
    </Modal>
  );
}

function useTitle(refused: Refused): string {
  const { t } = useTranslation(['billing', 'common']);
  switch (refused.kind) {
    case 'limit':
      return t(`common:limit.${refused.resource}.title`, { count: refused.limit });
    case 'feature':
      return t(`paywall.feature.${refused.feature}`);
    case 'other':
      return t('paywall.other');
  }
}

interface PurchaseProps {
  readonly forSale: boolean;
  readonly canStartTrial: boolean;
  readonly onClose: () => void;
}

function Purchase({ forSale, canStartTrial, onClose }: PurchaseProps) {
  const { t } = useTranslation('billing');
  const [period, setPeriod] = useState(storedPeriod);
  const { premium } = useOffers(period);
  const place = useLocation();
  const checkout = useCheckout();
  if (!forSale) return <p className={styles.notForSale}>{t('notForSale')}</p>;
  return (
    <>
      <section className={styles.offer}>
        <h3>{premium.name}</h3>
        <div className={styles.period}>
          <PeriodChoice value={period} onChange={setPeriod} />
        </div>
        <OfferPrice offer={premium} />
        <OfferFeatures features={premium.features} />
      </section>
      <p className="small muted">{t('paywall.comesBack')}</p>
      <div className={styles.foot}>
        <Button
          variant="subtle"
          onClick={() => askToUpgrade({ kind: 'choose', onboarding: false })}
          disabled={checkout.busy}
        >
          {t('paywall.compare')}
        </Button>
        <span className={styles.space} />
        <Button onClick={onClose} disabled={checkout.busy}>
          {t('paywall.notNow')}
        </Button>
        <Button
          variant="filled"
          loading={checkout.busy}
          onClick={() => checkout.begin({ period, note: noteFrom(place, false) })}
        >
          {canStartTrial ? premium.cta : premium.ctaAfterTrial}
        </Button>
      </div>
    </>
  );
}

/** For paying users: when the counter resets, and what additional interviews cost until then. */
function More({ refused, onClose }: { readonly refused: Refused; readonly onClose: () => void }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  if (refused.kind !== 'limit') return null;
  return (
    <>
      {refused.resetsAt !== undefined && (
        <p className={styles.stays}>{t('paywall.resets', { date: format.date(refused.resetsAt) })}</p>
      )}
      {refused.hasExtras && <ExtrasForm onDone={onClose} />}
    </>
  );
}
