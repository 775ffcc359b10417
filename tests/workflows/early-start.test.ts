import { msToTs } from '@temporalio/common/lib/time.js';
import { expect, inject, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import { TryLater } from '#platform/outbox/consumer.ts';
import { createTemporal } from '#platform/temporal/client.ts';
import { cvParsing } from '#workflows/contracts/cv-parsing.ts';
import { until } from '#tests/helpers/until.ts';

// A start requested before a worker has prepared the namespace is retried every few seconds, without a growing backoff.
it('a start › in a namespace that is not there, then without its search attributes › is to be tried again soon', async () => {
  const namespace = `early-start-${newId()}`;
  const temporal = createTemporal({
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: namespace,
    TEMPORAL_API_KEY: undefined,
  });
  const ownerId = newId();
  const cvId = newId();
  const start = () =>
    temporal.start(
      cvParsing,
      { ownerId, cvId, attempt: 1 },
      { summary: 'a CV', entity: { type: 'cv', id: cvId }, trigger: { type: 'test', ownerId } },
    );
  const isThere = () =>
    temporal.client.workflow.count().then(
      () => true,
      () => false,
    );
  try {
    await expect(start()).rejects.toBeInstanceOf(TryLater);
    const workflowExecutionRetentionPeriod = msToTs('1 day');
    await temporal.client.workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod });
    await until(isThere, 60_000);
    await expect(start()).rejects.toBeInstanceOf(TryLater);
  } finally {
    await temporal.close();
  }
});
