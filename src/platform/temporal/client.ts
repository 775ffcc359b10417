import {
  Client,
  Connection,
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
  isGrpcServiceError,
} from '@temporalio/client';
import { TryLater } from '#platform/outbox/consumer.ts';
import type { Config } from '#platform/config.ts';
import { type EntityAttributes, searchAttributes } from './search-attributes.ts';

export interface StartWorkflow {
  readonly type: string;
  /** `process/natural-key[/attempt]`: the idempotency key */
  readonly workflowId: string;
  readonly taskQueue: string;
  readonly input: object;
  /** one line for operators: ids, sizes, counts; nothing personal (it is stored in clear) */
  readonly summary: string;
  readonly attributes: EntityAttributes;
}

export interface Temporal {
  readonly client: Client;
  /** Starts it once for each id; "already started" is success. @throws TryLater when Temporal cannot be reached */
  start(workflow: StartWorkflow): Promise<void>;
  /** Says "look again" to a running workflow; one that is over needs no telling. @throws TryLater */
  signal(workflowId: string, signal: string): Promise<void>;
  /** Asks a running workflow to cancel; one that is over is fine. @throws TryLater */
  cancel(workflowId: string): Promise<void>;
  /** Whether the server answers within a second. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Never blocks: the connection is made on first use and again after a loss, so the API boots without Temporal. */
export function createTemporal(
  config: Pick<Config, 'TEMPORAL_ADDRESS' | 'TEMPORAL_NAMESPACE' | 'TEMPORAL_API_KEY'>,
): Temporal {
  const connection = Connection.lazy(connectionOptions(config));
  const client = new Client({ connection, namespace: config.TEMPORAL_NAMESPACE });
  return {
    client,
    start: async ({ type, workflowId, taskQueue, input, summary, attributes }) => {
      await reach(async () => {
        try {
          await client.workflow.start(type, {
            workflowId,
            taskQueue,
            args: [input],
            workflowIdReusePolicy: 'REJECT_DUPLICATE',
            workflowIdConflictPolicy: 'USE_EXISTING',
            staticSummary: summary,
            typedSearchAttributes: searchAttributes(attributes),
          });
        } catch (error) {
          if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
        }
      });
    },
    signal: async (workflowId, signal) => {
      await reach(() => unlessOver(client.workflow.getHandle(workflowId).signal(signal)));
    },
    cancel: async (workflowId) => {
      await reach(() => unlessOver(client.workflow.getHandle(workflowId).cancel()));
    },
    reachable: async () => {
      try {
        await connection.withDeadline(Date.now() + 1000, () => connection.workflowService.getSystemInfo({}));
        return true;
      } catch {
        return false;
      }
    },
    close: () => connection.close(),
  };

  async function reach<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await connection.withDeadline(Date.now() + 5000, call);
    } catch (error) {
      if (isAway(error)) throw new TryLater('Temporal cannot be reached', { cause: error });
      throw error;
    }
  }
}

export function connectionOptions(config: Pick<Config, 'TEMPORAL_ADDRESS' | 'TEMPORAL_API_KEY'>) {
  return {
    address: config.TEMPORAL_ADDRESS,
    ...(config.TEMPORAL_API_KEY === undefined ? {} : { apiKey: config.TEMPORAL_API_KEY, tls: true }),
  };
}

async function unlessOver(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}

// gRPC: 4 deadline exceeded, 8 resource exhausted, 14 unavailable; 5 not found is a namespace not registered yet.
const awayCodes = new Set([4, 8, 14]);

function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isGrpcServiceError(cause) && (awayCodes.has(cause.code) || /Namespace .* is not found/i.test(cause.details)))
      return true;
    if (/ECONNREFUSED|Failed to connect|namespace.*not found/i.test(cause.message)) return true;
  }
  return false;
}
