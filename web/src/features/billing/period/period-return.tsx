import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import type { BillingPeriod } from '#contracts/billing/plans.ts';
import { ReturnNotice } from '#web/features/billing/checkout/return-notice.tsx';
import { takeIn, useArrival } from '#web/features/billing/checkout/use-arrival.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';

/**
 * The return from the page for changing the billing period: polls until it has changed. The URL itself proves nothing.
 */
export function PeriodReturn({ period }: { readonly period: BillingPeriod }) {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const navigate = useNavigate();
  const format = useFormat();
  const { arrived, late } = useArrival((subscription: CurrentSubscription) => {
    return (subscription.nextBillingPeriod ?? subscription.billingPeriod) === period;
  });
  const from = arrived?.renewalDate;
  const date = from ? format.date(from) : '';
  useEffect(() => {
    if (arrived === undefined) return;
    takeIn(client, arrived);
    const waits = arrived.nextBillingPeriod !== null;
    notify.success(waits ? t(`switch.planned.${period}`, { date }) : t(`switch.done.${period}`));
    void navigate(paths.subscription(), { replace: true });
  }, [arrived, client, date, navigate, period, t]);
  return <ReturnNotice late={late} of="switch" />;
}
