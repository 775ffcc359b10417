import { Stripe } from 'stripe';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import { LockBusy } from '#platform/db/locks.ts';

/** The payment service, if this installation has one. */
export interface Payments {
  readonly stripe: Stripe;
  /** a signature made with any of them is accepted */
  readonly webhookSecrets: readonly string[];
}

/** Undefined without an API key; this installation then sells nothing. */
export function createPayments(config: Config): Payments | undefined {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: standIn } = config;
  if (key === undefined) return undefined;
  const at = standIn === undefined ? undefined : new URL(standIn);
  const stripe = new Stripe(key, {
    // The API version whose objects the code expects; webhooks use it, too.
    apiVersion: '2026-10-28.endive',
    // Together with the retry, this stays within the 15 seconds that a request may take.
    timeout: 5000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at === undefined ? {} : { protocol: 'http', host: at.hostname, port: at.port }),
  });
  const secrets = [config.STRIPE_WEBHOOK_SECRET, config.STRIPE_WEBHOOK_PREVIOUS_SECRET];
  return { stripe, webhookSecrets: secrets.flatMap((secret) => secret ?? []) };
}

/** @throws AppError billing.not_for_sale */
export function requirePayments(payments: Payments | undefined): Payments {
  if (payments === undefined) throw new AppError('billing.not_for_sale');
  return payments;
}

/** It does not answer, fails or limits the rate, or another process is calling it for the same customer. */
export function isAway(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof LockBusy
  );
}

/** For calls made within a request. @throws AppError billing.payment_service_away */
export async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isAway(error)) throw new AppError('billing.payment_service_away');
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
