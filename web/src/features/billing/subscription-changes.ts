import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profile } from '#contracts/auth/auth.ts';
import {
  agreeToExtras,
  cancelSubscription,
  changePeriod,
  type CurrentSubscription,
  openPortal,
  resumeSubscription,
} from '#contracts/billing/billing.ts';
import type { BodyInputOf } from '#contracts/endpoint.ts';
import type { BillingPeriod } from '#contracts/billing/plans.ts';
import { pageAddresses } from '#contracts/page-addresses.ts';
import { call } from '#web/shared/api/api-client.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notifyError } from '#web/shared/api/notify-error.ts';
import { notify } from '#web/shared/notify.ts';
import { updateUser } from '#web/shared/api/session.ts';
import { subscriptionQuery } from './api.ts';
import { useShownAgain } from './use-shown-again.ts';

// Separate from the queries, which every signed-in page loads.

/** Refetches the user, who includes the subscription, after a change. On failure the old one stays. */
export async function refreshUser(): Promise<void> {
  await call(profile).then(updateUser, () => undefined);
}

function useSubscriptionChange() {
  const client = useQueryClient();
  return {
    onSuccess: (subscription: CurrentSubscription) => {
      client.setQueryData(subscriptionQuery.queryKey, subscription);
      void client.invalidateQueries({ queryKey: ['subscription'] });
      void refreshUser();
    },
  };
}

/** The caller shows errors, because its dialog stays open. */
export function useCancelSubscription() {
  return useMutation({ mutationFn: () => call(cancelSubscription), ...useSubscriptionChange() });
}

export function useResumeSubscription() {
  return useMutation({
    mutationFn: () => call(resumeSubscription),
    ...useSubscriptionChange(),
    onError: notifyError,
  });
}

export function useAgreeToExtras() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof agreeToExtras>) => call(agreeToExtras, { body }),
    ...useSubscriptionChange(),
    onError: notifyError,
  });
}

/** A change of the billing period is confirmed at the payment service, which shows the amount due. */
export function useChangePeriod() {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async (billingPeriod: BillingPeriod) => {
      const successUrl = `${pageAddresses.subscription}?period=${billingPeriod}`;
      const { url } = await call(changePeriod, {
        body: { billingPeriod, successUrl, cancelUrl: pageAddresses.subscription },
      });
      location.assign(url);
    },
    onError: (error) => {
      notify.error(errorMessage(error));
      // the page's data may be out of date
      void client.invalidateQueries({ queryKey: ['subscription'] });
    },
  });
  useShownAgain(change.reset);
  return change;
}

/** Cards, invoices and cancellation are on the payment service's own page. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: async () => {
      const { url } = await call(openPortal, { body: { returnUrl: pageAddresses.subscription } });
      location.assign(url);
    },
    onError: notifyError,
  });
}
