import type { Texts } from './texts.ts';

export interface CheckoutSession {
  readonly id: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly customer: string;
  readonly price: string;
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly reference: string | null;
  readonly metadata: Texts;
  readonly subscriptionMetadata: Texts;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}
