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

// Not with the queries, which every signed-in page loads.

/** The user carries the subscription too: fetched again when it moved. One that does not come shows the old one. */
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

/** Whoever asks shows what went wrong, where it stays. */
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

/** The other billing period is confirmed at the payment service, where the sum that is due stands. */
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
      // refused for what the page does not know yet
      void client.invalidateQueries({ queryKey: ['subscription'] });
    },
  });
  useShownAgain(change.reset);
  return change;
}

/** Cards, invoices and cancelling are the payment service's own page. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: async () => {
      const { url } = await call(openPortal, { body: { returnUrl: pageAddresses.subscription } });
      location.assign(url);
    },
    onError: notifyError,
  });
}
