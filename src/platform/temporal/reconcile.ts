import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Workflow } from '#workflows/contracts/workflow.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import { TryLater } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';

/** Rows that a workflow should finish, and what to do with those that it will not. */
export interface UnfinishedWork {
  /** shown to operators */
  readonly name: string;
  /** at most a thousand rows that have been unfinished for ten minutes, oldest first */
  list(db: Db): Promise<readonly UnfinishedRow[]>;
}

export interface UnfinishedRow {
  /** aggregate of the event that requests the run */
  readonly id: string;
  run(temporal: Temporal): Promise<RunState>;
  /** requests the run again, with the same event */
  restart(): Promise<void>;
  /** called if the run ended without finishing the row */
  fail(): Promise<void>;
}

export type RunState = 'running' | 'ended' | 'missing';

/** A row whose run is identified by a workflow and its input. */
export function unfinishedRow<Input extends Key, Key>(
  id: string,
  workflow: Workflow<Input, unknown, Key>,
  input: Input,
  ends: Pick<UnfinishedRow, 'restart' | 'fail'>,
): UnfinishedRow {
  return { id, run: (temporal) => temporal.stateOf(workflow, input), ...ends };
}

export interface Reconciled {
  readonly restarted: number;
  readonly failed: number;
}

/**
 * Finishes rows that no run will finish any more, because an operator terminated the run or it was lost with Temporal's
 * database. Rows whose run is still going, or whose event has not been delivered yet, are left alone. Safe to run
 * concurrently: each step depends on the row's state.
 *
 * @throws TryLater if Temporal is unreachable
 */
export async function reconcile(
  deps: { db: Db; temporal: Temporal; logger: Logger },
  works: readonly UnfinishedWork[],
): Promise<Reconciled> {
  let restarted = 0;
  let failed = 0;
  for (const { name, list } of works) {
    for (const row of await list(deps.db)) {
      const state = await row.run(deps.temporal);
      if (state === 'running' || (await waitsForDelivery(deps.db, row.id))) continue;
      deps.logger.warn({ work: name, id: row.id, run: state }, 'reconcile: a row whose run is gone');
      if (state === 'missing') {
        await row.restart();
        restarted += 1;
      } else {
        await row.fail();
        failed += 1;
      }
    }
  }
  return { restarted, failed };
}

async function waitsForDelivery(db: Db, aggregateId: string): Promise<boolean> {
  const { rows } = await sql`
    select from platform.delivery where aggregate_id = ${aggregateId} and state = 'pending' limit 1`.execute(db.system);
  return rows.length > 0;
}

const everyMs = 5 * 60_000;

/** Reconciles at once and then every five minutes, until stopped. */
export function startReconciliation(
  deps: { db: Db; temporal: Temporal; logger: Logger },
  works: readonly UnfinishedWork[],
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loop = run();
  return {
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await reconcile(deps, works).catch((error: unknown) => {
        if (error instanceof TryLater) deps.logger.info('reconcile: Temporal is away, asked again later');
        else deps.logger.warn({ err: error }, 'reconcile: failed, tried again later');
      });
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
}
