import { performance } from 'node:perf_hooks';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import { type Db, createDb } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createListener } from '#platform/live/listener.ts';
import { createLogger } from '#platform/logger.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { consume, subscribe } from '#platform/outbox/consumer.ts';
import { defineEvent } from '#platform/outbox/event.ts';
import { startRelay } from '#platform/outbox/relay.ts';
import { type Paired, alternate, ms } from '#tests/bench/support/paired.ts';

const happened = defineEvent('bench.thing.happened', z.object({}));

/**
 * G7, without Temporal: from the request's COMMIT until the relay's consumer starts, compared with a bare commit of one
 * row.
 */
export async function outboxLatency(databaseUrl: string): Promise<Paired> {
  await migrate(databaseUrl);
  const db = createDb({ connectionString: databaseUrl, max: 4 });
  const logger = createLogger('error', 'bench');
  const listener = createListener(databaseUrl, logger);
  let begun: (at: number) => void = () => {};
  const consumer = consume('bench.begin', happened, async () => begun(performance.now()));
  await subscribe(db, [consumer]);
  const relay = startRelay({ db, listener, consumers: [consumer], logger });
  const owner = randomUUID();
  const figures = await alternate(
    150,
    async () => {
      const beginning = new Promise<number>((resolve) => (begun = resolve));
      await asTenant(db, owner, (tx) => appendEvent(tx, happened(newId(), {})));
      const committed = performance.now();
      return Math.max(0, (await beginning) - committed);
    },
    () => commitCost(db),
  );
  await relay.stop();
  await listener.close();
  await db.destroy();
  return {
    goal: 'G7 commit → claimed',
    ...figures,
    ours: ms(figures.ours),
    baseline: ms(figures.baseline),
    atMost: 2.5,
  };
}

/** One row in one durable transaction. */
async function commitCost(db: Db): Promise<number> {
  const started = performance.now();
  await sql`insert into platform.idempotency (owner_id, key, request_hash) values (${randomUUID()}, 'bench', '')`.execute(
    db.system,
  );
  return performance.now() - started;
}
