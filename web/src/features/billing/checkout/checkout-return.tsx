import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import styles from '#web/features/billing/billing.module.css';
import { type CheckoutNote, dropCheckout, storedNote } from './checkout-note.ts';
import { ReturnNotice } from './return-notice.tsx';
import { takeIn, useArrival } from './use-arrival.ts';

/** Nothing more is to come: premium, or a trial that was refused for its card. */
function hasArrived({ plan, notice }: CurrentSubscription): boolean {
  return plan === 'premium' || notice === 'trial_card_used';
}

/** Where a purchase goes on: the interview or page it was begun on, the first position, or here. */
function goesOnAt(note: CheckoutNote | undefined): string {
  if (note === undefined) return paths.subscription();
  if (note.fromInterviewPlan && note.interviewId !== null) return paths.interview(note.interviewId);
  if (note.isOnboarding) return paths.onboarding();
  return note.returnTo ?? paths.subscription();
}

/** Back from the payment page: asks until the plan has moved, then goes on with what was begun. The address proves nothing. */
export function CheckoutReturn() {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { arrived, late } = useArrival(hasArrived);
  useEffect(() => {
    if (arrived === undefined) return;
    takeIn(client, arrived);
    const note = storedNote();
    dropCheckout();
    const isPremium = arrived.plan === 'premium';
    if (isPremium) notify.success(t('return.done'));
    // with the query: what was asked for there goes on
    void navigate(isPremium ? (note?.returnTo ?? goesOnAt(note)) : paths.subscription(), { replace: true });
  }, [arrived, client, navigate, t]);
  return <ReturnNotice late={late} of="payment" />;
}

/** Back without having paid: nothing happened, and what was begun is where it was. */
export function CheckoutCancelled({ onboarding }: { readonly onboarding: boolean }) {
  const { t } = useTranslation('billing');
  const note = storedNote();
  const target = onboarding ? paths.onboarding() : goesOnAt(note);
  return (
    <Notice tone="info" role="status" apart icon={<IconArrowBackUp aria-hidden />}>
      <p>{t('return.cancelled')}</p>
      {target !== paths.subscription() && (
        <div className={styles.bannerAct}>
          <Button size="sm" component={Link} to={target}>
            {t(onboarding ? 'return.goOnFree' : 'return.goOn')}
          </Button>
        </div>
      )}
    </Notice>
  );
}
