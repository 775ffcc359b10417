import type { SubscriptionInput } from './payment-activities.ts';
import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface ExtrasInput extends SubscriptionInput {
  /** ISO 8601, UTC */
  readonly windowStart: string;
}

export interface ExtrasResult {
  readonly state: 'invoiced' | 'abandoned';
  readonly count: number;
  readonly cents: number;
}

export const extrasInvoicing = workflow<ExtrasInput, ExtrasResult, Pick<ExtrasInput, 'subscriptionId' | 'windowStart'>>(
  'extrasInvoicing',
  {
    queue: taskQueues.wf,
    id: ({ subscriptionId, windowStart }) => `extras-invoicing/${subscriptionId}/${windowStart}`,
  },
);

/** Name and argument of the Update that an operator sends to a waiting run. */
export const resolveUpdate = 'resolve';
export interface Resolution {
  readonly action: 'retry' | 'abandon';
}

export interface InvoiceItemInput extends ExtrasInput {
  readonly count: number;
  readonly cents: number;
  /** increases when an operator retries: the payment service also stores refusals under a call's idempotency key */
  readonly attempt: number;
}

/** On queue `act-http`. Idempotent: the payment service creates the item once. */
export interface InvoicingActivities {
  createInvoiceItem(input: InvoiceItemInput): Promise<{ itemId: string }>;
}

/** On queue `wf`. Each is idempotent. */
export interface ExtrasActivities {
  /** What has to be invoiced; null if that is done or was given up. */
  readExtras(input: ExtrasInput): Promise<{ count: number; cents: number } | null>;
  recordExtras(input: ExtrasInput & ({ state: 'invoiced'; itemId: string } | { state: 'abandoned' })): Promise<void>;
}
