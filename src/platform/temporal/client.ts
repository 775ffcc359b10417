import {
  Client,
  Connection,
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
  isGrpcServiceError,
} from '@temporalio/client';
import type { Signal, Workflow } from '#workflows/contracts/workflow.ts';
import { TryLater } from '#platform/outbox/consumer.ts';
import type { Config } from '#platform/config.ts';
import { type Reason, searchAttributes } from './search-attributes.ts';

export interface StartDetails extends Reason {
  /** one line for operators: ids, sizes, counts; no personal data (stored in clear text) */
  readonly summary: string;
}

type Carried<Payload> = Payload extends object ? [payload: Payload] : [];

export interface Temporal {
  readonly client: Client;
  /** Starts one run per id; "already started" counts as success. @throws TryLater if Temporal is unreachable */
  start<Key, Input extends Key & object>(
    workflow: Workflow<Input, unknown, Key>,
    input: NoInfer<Input>,
    details: StartDetails,
  ): Promise<void>;
  /** Signals a run; does nothing if it has ended. @throws TryLater */
  signal<Key, Payload>(
    signal: Signal<never, Key, Payload>,
    key: NoInfer<Key>,
    ...payload: Carried<Payload>
  ): Promise<void>;
  /** Signals a run, starting it first if there is none; does nothing if it has ended. @throws TryLater */
  signalWithStart<Key, Input extends Key & object, Payload>(
    signal: Signal<Input, Key, Payload>,
    input: NoInfer<Input>,
    details: StartDetails,
    ...payload: Carried<Payload>
  ): Promise<void>;
  /** Requests cancellation of a run; does nothing if it has ended. @throws TryLater */
  cancel<Key>(workflow: Workflow<never, unknown, Key>, key: NoInfer<Key>): Promise<void>;
  /** The state of a run; `missing`: the server knows no run with this id. @throws TryLater */
  stateOf<Key>(workflow: Workflow<never, unknown, Key>, key: NoInfer<Key>): Promise<'running' | 'ended' | 'missing'>;
  /** Whether the server responds within a second. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Never blocks: connects on first use and reconnects after a loss, so the API boots without Temporal. */
export function createTemporal(
  config: Pick<Config, 'TEMPORAL_ADDRESS' | 'TEMPORAL_NAMESPACE' | 'TEMPORAL_API_KEY'>,
): Temporal {
  const connection = Connection.lazy(connectionOptions(config));
  const client = new Client({ connection, namespace: config.TEMPORAL_NAMESPACE });
  return {
    client,
    start: async (workflow, input, details) => {
      await reach(() => unlessEnded(client.workflow.start(workflow.name, optionsOf(workflow, input, details))));
    },
    signal: async ({ workflow, name }, key, ...payload) => {
      await reach(() => unlessEnded(client.workflow.getHandle(workflow.id(key)).signal(name, ...payload)));
    },
    signalWithStart: async ({ workflow, name }, input, details, ...payload) => {
      const signalArgs: unknown[] = payload;
      const options = { ...optionsOf(workflow, input, details), signal: name, signalArgs };
      await reach(() => unlessEnded(client.workflow.signalWithStart(workflow.name, options)));
    },
    cancel: async (workflow, key) => {
      await reach(() => unlessEnded(client.workflow.getHandle(workflow.id(key)).cancel()));
    },
    stateOf: (workflow, key) =>
      reach(async () => {
        try {
          const { status } = await client.workflow.getHandle(workflow.id(key)).describe();
          return endedStates.has(status.name) ? 'ended' : 'running';
        } catch (error) {
          if (error instanceof WorkflowNotFoundError) return 'missing';
          throw error;
        }
      }),
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

function optionsOf<Key, Input extends Key>(
  workflow: Workflow<Input, unknown, Key>,
  input: Input,
  { summary, ...reason }: StartDetails,
) {
  return {
    workflowId: workflow.id(input),
    taskQueue: workflow.queue,
    args: [input],
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
    staticSummary: summary,
    typedSearchAttributes: searchAttributes(reason),
  } as const;
}

async function unlessEnded(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError || error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

const endedStates = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'TERMINATED', 'TIMED_OUT']);

// gRPC status codes: 4 deadline exceeded, 8 resource exhausted, 14 unavailable.
const awayCodes = new Set([4, 8, 14]);
// The namespace is not registered yet, or lacks its search attributes. Treated as unavailable: as an ordinary failure
// it would be retried with a growing backoff, by now perhaps five minutes.
const notYet = /Namespace .* (?:is not found|has no mapping defined for search attribute)/i;

function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isGrpcServiceError(cause) && (awayCodes.has(cause.code) || notYet.test(cause.details))) return true;
    if (/ECONNREFUSED|Failed to connect|namespace.*not found/i.test(cause.message)) return true;
  }
  return false;
}
