import { Button, Loader } from '@mantine/core';
import { IconArrowBackUp, IconClockExclamation } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type CurrentSubscription, syncSubscription } from '#contracts/billing.ts';
import { call } from '#web/shared/api/api-client.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { Notice } from '#web/shared/ui/notice.tsx';
import { subscriptionQuery } from '#web/features/billing/api.ts';
import { refreshUser } from '#web/features/billing/subscription-changes.ts';
import styles from '#web/features/billing/billing.module.css';
import { type CheckoutNote, dropCheckout, storedNote } from './checkout-note.ts';

const askEveryMs = 1500;
/** After that the payment service's own report moves the plan. */
const askForMs = 60_000;

/** Nothing more is to come: premium, or a trial that was refused for its card. */
function hasArrived(subscription: CurrentSubscription | undefined): subscription is CurrentSubscription {
  return subscription !== undefined && (subscription.plan === 'premium' || subscription.notice === 'trial_card_used');
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
  const { t } = useTranslation(['billing', 'common']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), askForMs);
    return () => clearTimeout(timer);
  }, []);
  const sync = useQuery({
    queryKey: ['checkout', 'return'],
    queryFn: () => call(syncSubscription),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchInterval: ({ state }) => (late || hasArrived(state.data) ? false : askEveryMs),
  });
  const arrived = hasArrived(sync.data) ? sync.data : undefined;
  useEffect(() => {
    if (arrived === undefined) return;
    client.setQueryData(subscriptionQuery.queryKey, arrived);
    void client.invalidateQueries({ queryKey: ['subscription'] });
    void refreshUser();
    const note = storedNote();
    dropCheckout();
    const isPremium = arrived.plan === 'premium';
    if (isPremium) notify.success(t('return.done'));
    // with the query: what was asked for there goes on
    void navigate(isPremium ? (note?.returnTo ?? goesOnAt(note)) : paths.subscription(), { replace: true });
  }, [arrived, client, navigate, t]);
  if (arrived !== undefined || !late) {
    return (
      <section className={styles.returning} role="status">
        <Loader size={20} color="pen" />
        <div>
          <h2>{t('return.confirming')}</h2>
          <p>{t('return.confirmingText')}</p>
        </div>
      </section>
    );
  }
  return (
    <Notice tone="warn" role="status" apart icon={<IconClockExclamation aria-hidden />}>
      <h2 className={styles.noticeTitle}>{t('return.late')}</h2>
      <p>{t('return.lateText')}</p>
      <div className={styles.bannerAct}>
        <Button size="sm" component={Link} to={paths.subscription()} replace>
          {t('common:action.close')}
        </Button>
      </div>
    </Notice>
  );
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
