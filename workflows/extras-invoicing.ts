import {
  ActivityFailure,
  ApplicationFailure,
  condition,
  defineUpdate,
  isCancellation,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow';
import {
  type ExtrasActivities,
  type InvoicingActivities,
  type Resolution,
  type extrasInvoicing as declared,
  resolveUpdate,
} from './contracts/extras-invoicing.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';

const { createInvoiceItem } = proxyActivities<InvoicingActivities>({
  taskQueue: taskQueues.actHttp,
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '2 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '5 minutes', maximumAttempts: 10 },
});
const database = proxyActivities<ExtrasActivities>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});
const resolve = defineUpdate<string, [Resolution]>(resolveUpdate);

/**
 * Invoices the extra interviews of a month, once. A permanent failure is not dropped: the run waits for an operator,
 * who sends the Update `resolve` with {"action":"retry"} or {"action":"abandon"}.
 */
export const extrasInvoicing: RunOf<typeof declared> = async (input) => {
  let resolution: Resolution['action'] | undefined;
  let parked = false;
  setHandler(
    resolve,
    ({ action }) => {
      resolution = action;
      return `${action}: accepted`;
    },
    {
      validator: ({ action }) => {
        if (action !== 'retry' && action !== 'abandon') throw ApplicationFailure.nonRetryable('retry or abandon');
        if (!parked) throw ApplicationFailure.nonRetryable('this run does not wait for an operator');
      },
    },
  );
  for (let attempt = 1; ; attempt += 1) {
    const extras = await database.readExtras.executeWithOptions({ summary: 'count the month’s extra interviews' }, [
      input,
    ]);
    if (extras === null) {
      tellOperators('invoiced');
      return { state: 'invoiced', count: 0, cents: 0 };
    }
    const { count, cents } = extras;
    tellOperators('invoicing', { 'extra interviews': count, cents });
    try {
      const { itemId } = await createInvoiceItem.executeWithOptions(
        { summary: `${count} extra interviews, ${cents} cents` },
        [{ ...input, count, cents, attempt }],
      );
      await database.recordExtras.executeWithOptions({ summary: 'record that it is invoiced' }, [
        { ...input, state: 'invoiced', itemId },
      ]);
      tellOperators('invoiced', { 'extra interviews': count, cents });
      return { state: 'invoiced', count, cents };
    } catch (error) {
      if (isCancellation(error) || !(error instanceof ActivityFailure)) throw error;
      resolution = undefined;
      parked = true;
      tellOperators('needs_attention', {
        'extra interviews': count,
        cents,
        'what to do': 'send the Update `resolve` with `{"action":"retry"}` or `{"action":"abandon"}`',
        why: codeOf(error),
      });
      await condition(() => resolution !== undefined);
      parked = false;
    }
    if (resolution === 'abandon') {
      await database.recordExtras.executeWithOptions({ summary: 'record that it is given up' }, [
        { ...input, state: 'abandoned' },
      ]);
      tellOperators('abandoned', { 'extra interviews': count, cents });
      return { state: 'abandoned', count, cents };
    }
  }
};

function codeOf({ cause }: ActivityFailure): string {
  return cause instanceof ApplicationFailure ? (cause.type ?? 'failed') : 'no answer in time';
}
