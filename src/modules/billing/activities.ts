import { ApplicationFailure } from '@temporalio/common';
import { Stripe } from 'stripe';
import type { ExtrasActivities, InvoicingActivities } from '#workflows/contracts/extras-invoicing.ts';
import type { PaymentActivities } from '#workflows/contracts/payment-activities.ts';
import type { PeriodEndActivities } from '#workflows/contracts/period-end-cancellation.ts';
import type { MissedWebhookActivities, SweepActivities } from '#workflows/contracts/subscription-sweep.ts';
import type { TrialActivities } from '#workflows/contracts/trial-expiry.ts';
import { closeWindows } from './lifecycle/close-windows.ts';
import { createInvoiceItem } from './lifecycle/create-invoice-item.ts';
import { endAccess, expireTrial, settleOverdue } from './lifecycle/end-access.ts';
import { readExtras, recordExtras } from './lifecycle/extras-record.ts';
import { listMissedWebhooks } from './lifecycle/list-missed-webhooks.ts';
import { readTrial, remindOfTrialEnd } from './lifecycle/remind-of-trial-end.ts';
import { selectOverdue } from './lifecycle/select-overdue.ts';
import type { Payments } from './payments.ts';
import { type SyncDeps, syncCustomer } from './subscription/sync-customer.ts';

/** The activities of the subscription workflows. All are idempotent, because Temporal may run them twice. */
export function createBillingActivities(
  deps: Omit<SyncDeps, 'payments'> & { readonly payments: Payments | undefined },
): {
  readonly onDatabase: TrialActivities & PeriodEndActivities & ExtrasActivities & SweepActivities;
  readonly onPayments: PaymentActivities & InvoicingActivities & MissedWebhookActivities;
} {
  /** Throws while the key is missing, so that Temporal retries until it is back. */
  const open = (): SyncDeps => {
    if (deps.payments === undefined) throw new Error('there is no key of the payment service');
    return { ...deps, payments: deps.payments };
  };
  return {
    onDatabase: {
      readTrial: (input) => readTrial(deps, input),
      queueReminder: (input) => remindOfTrialEnd(deps, input),
      expireTrial: (input) => expireTrial(deps, input),
      endAccess: (input) => endAccess(deps, input),
      readExtras: (input) => readExtras(deps, input),
      recordExtras: (input) => recordExtras(deps, input),
      selectOverdue: () => selectOverdue(deps),
      settleOverdue: (ownerId) => settleOverdue(deps, ownerId),
      closeWindows: () => closeWindows(deps),
    },
    onPayments: {
      syncCustomer: async ({ ownerId }) => syncCustomer(open(), ownerId),
      createInvoiceItem: async (input) => createInvoiceItem(open(), input).catch(refusedForGood),
      listMissed: async () => (deps.payments === undefined ? [] : listMissedWebhooks(open())),
    },
  };
}

/**
 * What Stripe rejects as invalid, or because of the card, it will reject on every retry, so an operator has to decide.
 * Keeps only the error code of Stripe's message.
 */
function refusedForGood(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError) {
    throw ApplicationFailure.nonRetryable('Stripe refused', error.code ?? error.type);
  }
  throw error;
}
