import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import type { Module } from '#platform/module.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { createBillingEraser } from './billing-eraser.ts';
import { copyBilling } from './copy-billing.ts';
import { createBillingConsumers } from './consumers.ts';
import {
  cancellationScheduled,
  extrasInvoiced,
  periodChangeScheduled,
  periodChanged,
  subscriptionChanged,
  trialStarted,
} from './events.ts';
import { unfinishedExtras } from './lifecycle/unfinished-extras.ts';
import { unfinishedTrials } from './lifecycle/unfinished-trials.ts';
import { paymentFailed, trialEnding } from './mails.ts';
import { sweepPaymentRecords } from './payment/sweep-payment-records.ts';
import { createPayments } from './payments.ts';
import { billingRoutes } from './routes.ts';

/** Entitlements, usage limits and payments of an account. */
export function createBilling(given: { db: Db; config: Config; logger: Logger; temporal: Temporal }): Module {
  const deps = { ...given, payments: createPayments(given.config) };
  return {
    routes: () => billingRoutes(deps),
    consumers: createBillingConsumers(deps),
    sweeps: { 'payment records': sweepPaymentRecords },
    facts: [
      subscriptionChanged,
      trialStarted,
      cancellationScheduled,
      periodChanged,
      periodChangeScheduled,
      extrasInvoiced,
    ],
    mails: [trialEnding, paymentFailed],
    unfinished: [unfinishedTrials, unfinishedExtras],
    personalData: {
      count: async () => ({}),
      copy: (actor) => copyBilling(deps, actor),
      eraser: createBillingEraser(deps),
    },
    activities: async () => {
      const { createBillingActivities } = await import('./activities.ts');
      const { onDatabase, onPayments } = createBillingActivities(deps);
      return { [taskQueues.wf]: onDatabase, [taskQueues.actHttp]: onPayments };
    },
  };
}
