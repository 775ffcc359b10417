import type { Texts } from './texts.ts';

export interface Invoice {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly subscription: string | null;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';
  readonly metadata: Texts;
  readonly periodStart: number;
  readonly periodEnd: number;
  lines: InvoiceLine[];
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  attempts: number;
  nextAttempt: number | null;
  /** when a draft is finalised automatically */
  finalizesAt: number | null;
  paidAt: number | null;
  readonly paymentIntent: string;
}

export interface InvoiceLine {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly metadata: Texts;
  readonly price: string | null;
}

export interface InvoiceItem {
  readonly id: string;
  readonly date: number;
  readonly customer: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Texts;
  invoice: string | null;
}

export interface Refund {
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  readonly paymentIntent: string;
  readonly metadata: Texts;
}

export function totalOf({ lines }: Invoice): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
