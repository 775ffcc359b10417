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

/** The final state: premium, or a trial refused because of its card. */
function hasArrived({ plan, notice }: CurrentSubscription): boolean {
  return plan === 'premium' || notice === 'trial_card_used';
}

/** Where to continue after a purchase: the interview or page it started from, the first position, or this page. */
function goesOnAt(note: CheckoutNote | undefined): string {
  if (note === undefined) return paths.subscription();
  if (note.fromInterviewPlan && note.interviewId !== null) return paths.interview(note.interviewId);
  if (note.isOnboarding) return paths.onboarding();
  return note.returnTo ?? paths.subscription();
}

/**
 * The return from the payment page: polls until the plan has changed, then continues where the user left off. The URL
 * itself proves nothing.
 */
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
    // including the query, so that a pending request continues
    void navigate(isPremium ? (note?.returnTo ?? goesOnAt(note)) : paths.subscription(), { replace: true });
  }, [arrived, client, navigate, t]);
  return <ReturnNotice late={late} of="payment" />;
}

/** The return without having paid: nothing has changed, and the user can continue where they were. */
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
