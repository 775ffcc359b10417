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

/** What an operator tells a run that waits for one: the name of the Update, and its argument. */
export const resolveUpdate = 'resolve';
export interface Resolution {
  readonly action: 'retry' | 'abandon';
}

export interface InvoiceItemInput extends ExtrasInput {
  readonly count: number;
  readonly cents: number;
  /** grows when an operator retries: the payment service keeps its refusals, too, under the key of a call */
  readonly attempt: number;
}

/** On queue `act-http`. May run twice; the payment service is charged with it once. */
export interface InvoicingActivities {
  createInvoiceItem(input: InvoiceItemInput): Promise<{ itemId: string }>;
}

/** On queue `wf`. Each may run twice. */
export interface ExtrasActivities {
  /** What there is to pay for; null once that is done or given up. */
  readExtras(input: ExtrasInput): Promise<{ count: number; cents: number } | null>;
  recordExtras(input: ExtrasInput & ({ state: 'invoiced'; itemId: string } | { state: 'abandoned' })): Promise<void>;
}
