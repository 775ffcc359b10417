import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import {
  DefaultLogger,
  type InjectedSinks,
  NativeConnection,
  Runtime,
  Worker,
  bundleWorkflowCode,
} from '@temporalio/worker';
import * as z from 'zod';
import { createDb } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createListener } from '#platform/live/listener.ts';
import { createLogger } from '#platform/logger.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { consume, subscribe } from '#platform/outbox/consumer.ts';
import { defineEvent } from '#platform/outbox/event.ts';
import { startRelay } from '#platform/outbox/relay.ts';
import { type Temporal, createTemporal } from '#platform/temporal/client.ts';
import { ensureNamespace } from '#platform/temporal/ensure-namespace.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { workflow } from '#workflows/contracts/workflow.ts';
import { until } from '#tests/helpers/until.ts';
import type { NoOpSinks } from '#tests/bench/support/no-op-workflow.ts';
import { type Paired, alternate, ms } from '#tests/bench/support/paired.ts';

const asked = defineEvent('bench.work.asked', z.object({}));
const noOp = workflow<{ eventId: string }, void>('noOp', {
  queue: taskQueues.wf,
  id: ({ eventId }) => `no-op/${eventId}`,
});

/**
 * G7, through Temporal: from the request's COMMIT until the workflow's first line, compared with a bare
 * `client.workflow.start`.
 */
export async function workflowStartLatency(databaseUrl: string, temporalAddress: string): Promise<Paired> {
  await migrate(databaseUrl);
  const config = { TEMPORAL_ADDRESS: temporalAddress, TEMPORAL_NAMESPACE: 'bench', TEMPORAL_API_KEY: undefined };
  const temporal = createTemporal(config);
  let reached: (at: number) => void = () => {};
  const worker = await startWorker(temporal, config, () => reached(performance.now()));

  const db = createDb({ connectionString: databaseUrl, max: 4 });
  const logger = createLogger('error', 'bench');
  const listener = createListener(databaseUrl, logger);
  const consumer = consume('bench.start', asked, (event) =>
    temporal.start(
      noOp,
      { eventId: event.eventId },
      { summary: 'no-op', entity: { type: 'bench', id: event.eventId }, trigger: event },
    ),
  );
  await subscribe(db, [consumer]);
  const relay = startRelay({ db, listener, consumers: [consumer], logger });
  const owner = randomUUID();
  const firstLine = () => new Promise<number>((resolve) => (reached = resolve));

  const figures = await alternate(
    100,
    async () => {
      const beginning = firstLine();
      await asTenant(db, owner, (tx) => appendEvent(tx, asked(newId(), {})));
      const committed = performance.now();
      return (await beginning) - committed;
    },
    async () => {
      const beginning = firstLine();
      const started = performance.now();
      await temporal.client.workflow.start('noOp', { workflowId: `no-op/${newId()}`, taskQueue: noOp.queue });
      return (await beginning) - started;
    },
  );
  await relay.stop();
  await listener.close();
  await db.destroy();
  await worker.stop();
  await temporal.close();
  return {
    goal: 'G7 commit → first workflow line',
    ...figures,
    ours: ms(figures.ours),
    baseline: ms(figures.baseline),
    atMost: 1.1,
  };
}

async function startWorker(
  temporal: Temporal,
  config: { TEMPORAL_ADDRESS: string; TEMPORAL_NAMESPACE: string },
  reached: () => void,
): Promise<{ stop(): Promise<void> }> {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  const connection = await NativeConnection.connect({ address: config.TEMPORAL_ADDRESS });
  await ensureNamespace(connection, config.TEMPORAL_NAMESPACE);
  // A new namespace takes some seconds to become known everywhere.
  await until(() =>
    temporal.client.workflow.count().then(
      () => true,
      () => false,
    ),
  );
  const sinks: InjectedSinks<NoOpSinks> = { firstLine: { reached: { fn: reached } } };
  const worker = await Worker.create({
    connection,
    namespace: config.TEMPORAL_NAMESPACE,
    taskQueue: noOp.queue,
    workflowBundle: await bundleWorkflowCode({
      workflowsPath: fileURLToPath(new URL('#tests/bench/support/no-op-workflow.ts', import.meta.url)),
      logger: new DefaultLogger('WARN'),
    }),
    sinks,
  });
  const running = worker.run();
  return {
    stop: async () => {
      worker.shutdown();
      await running;
      await connection.close();
    },
  };
}
