import { Button, FocusTrap, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { listPositions } from '#contracts/hiring/positions.ts';
import { OfferCard } from '#web/entities/offer/offer-card.tsx';
import { PeriodChoice } from '#web/entities/offer/period-choice.tsx';
import { useOffers } from '#web/entities/offer/use-offers.ts';
import { call } from '#web/shared/api/api-client.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { subscriptionQuery } from '#web/features/billing/api.ts';
import { noteFrom, storedPeriod } from './checkout-note.ts';
import styles from './plan-dialog.module.css';
import { useCheckout } from './use-checkout.ts';

const product = 'Askwell';

interface PlanDialogProps {
  readonly opened: boolean;
  readonly onboarding: boolean;
  readonly onClose: () => void;
}

/** "Choose Your Plan": after the first sign-in, and wherever the user needs more than their plan allows. */
export function PlanDialog({ opened, onboarding, onClose }: PlanDialogProps) {
  const { t } = useTranslation(['billing', 'common']);
  const [period, setPeriod] = useState(storedPeriod);
  const offers = useOffers(period);
  const { data: subscription, isPending } = useQuery(subscriptionQuery);
  const place = useLocation();
  const leave = useLeave(onboarding, onClose);
  const checkout = useCheckout();
  const chooseFree = (): void => {
    notify.success(t('choose.welcome', { product }));
    leave();
  };
  const skip = (): void => {
    notify.info(t('choose.skipped'));
    leave();
  };
  return (
    <Modal
      // waits until it is known what can be bought
      opened={opened && !isPending}
      onClose={onboarding ? skip : onClose}
      size={840}
      title={t('choose.title')}
      withCloseButton={!onboarding}
      closeOnClickOutside={!onboarding}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      <FocusTrap.InitialFocus />
      <div className={styles.period}>
        <PeriodChoice value={period} onChange={setPeriod} />
      </div>
      <div className={styles.plans}>
        <OfferCard offer={offers.free} note={t('freeNote')}>
          <Button size="lg" onClick={chooseFree} disabled={checkout.busy}>
            {offers.free.cta}
          </Button>
        </OfferCard>
        <OfferCard offer={offers.premium}>
          {subscription?.forSale !== false ? (
            <Button
              variant="filled"
              size="lg"
              loading={checkout.busy}
              onClick={() => checkout.begin({ period, note: noteFrom(place, onboarding) })}
            >
              {subscription?.canStartTrial !== false ? offers.premium.cta : offers.premium.ctaAfterTrial}
            </Button>
          ) : (
            <p className={styles.notForSale}>{t('notForSale')}</p>
          )}
        </OfferCard>
      </div>
      <div className={styles.foot}>
        <Button variant="subtle" onClick={skip} disabled={checkout.busy}>
          {t('choose.skip')}
        </Button>
      </div>
    </Modal>
  );
}

/** New users continue to the first position, unless they have one. A failed check counts as none. */
function useLeave(onboarding: boolean, onClose: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    onClose();
    if (!onboarding) return;
    const goOn = async (): Promise<void> => {
      const positions = await call(listPositions, { query: { limit: 1 } }).catch(() => []);
      const any = Array.isArray(positions) ? positions.length > 0 : positions.items.length > 0;
      await navigate(any ? paths.subscription() : paths.onboarding(), { replace: true });
    };
    void goOn();
  };
}
