import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { startCheckout } from '#contracts/billing/billing.ts';
import { pageAddresses } from '#contracts/page-addresses.ts';
import type { BillingPeriod } from '#contracts/billing/plans.ts';
import { call } from '#web/shared/api/api-client.ts';
import { ApiError, isUnverified } from '#web/shared/api/api-error.ts';
import { errorMessage } from '#web/shared/api/error-message.ts';
import { notify } from '#web/shared/notify.ts';
import { closeUpgrade } from '#web/shared/upgrade.ts';
import { useShownAgain } from '#web/features/billing/use-shown-again.ts';
import { type CheckoutNote, storeCheckout } from './checkout-note.ts';

interface Purchase {
  readonly period: BillingPeriod;
  readonly note: CheckoutNote;
}

/**
 * Starts a purchase: the browser navigates to the URL the server returns. `busy` until it has left or the call was
 * refused.
 */
export function useCheckout(): { readonly busy: boolean; readonly begin: (purchase: Purchase) => void } {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const checkout = useMutation({
    mutationFn: async ({ period, note }: Purchase) => {
      storeCheckout(note, period);
      const began = note.isOnboarding ? '&onboarding=true' : '';
      const { url } = await call(startCheckout, {
        body: {
          planId: 'premium',
          billingPeriod: period,
          successUrl: `${pageAddresses.subscription}?success=true${began}`,
          cancelUrl: `${pageAddresses.subscription}?canceled=true${began}`,
        },
      });
      location.assign(url);
    },
    onError: (error) => {
      const failed = t('checkoutFailed');
      const reason = errorMessage(error);
      notify.error(failed, reason === failed ? undefined : reason);
      // the banner above the page offers to verify the address
      if (error instanceof ApiError && isUnverified(error)) closeUpgrade();
      void client.invalidateQueries({ queryKey: ['subscription'] });
    },
  });
  const { reset } = checkout;
  useShownAgain(reset);
  return { busy: checkout.isPending || checkout.isSuccess, begin: checkout.mutate };
}
