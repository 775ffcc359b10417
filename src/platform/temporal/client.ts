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
  /** one line for operators: ids, sizes, counts; nothing personal (it is stored in clear) */
  readonly summary: string;
}

type Carried<Payload> = Payload extends object ? [payload: Payload] : [];

export interface Temporal {
  readonly client: Client;
  /** Starts it once for each id; "already started" is success. @throws TryLater when Temporal cannot be reached */
  start<Key, Input extends Key & object>(
    workflow: Workflow<Input, unknown, Key>,
    input: NoInfer<Input>,
    details: StartDetails,
  ): Promise<void>;
  /** Signals a run; one that has ended needs no signal. @throws TryLater */
  signal<Key, Payload>(
    signal: Signal<never, Key, Payload>,
    key: NoInfer<Key>,
    ...payload: Carried<Payload>
  ): Promise<void>;
  /** Signals a run, and starts it first when there is none; one that has ended needs no signal. @throws TryLater */
  signalWithStart<Key, Input extends Key & object, Payload>(
    signal: Signal<Input, Key, Payload>,
    input: NoInfer<Input>,
    details: StartDetails,
    ...payload: Carried<Payload>
  ): Promise<void>;
  /** Asks a run to cancel; one that has ended is fine. @throws TryLater */
  cancel<Key>(workflow: Workflow<never, unknown, Key>, key: NoInfer<Key>): Promise<void>;
  /** What has become of a run; `missing`: the server knows none of that id. @throws TryLater */
  stateOf<Key>(workflow: Workflow<never, unknown, Key>, key: NoInfer<Key>): Promise<'running' | 'ended' | 'missing'>;
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

// gRPC: 4 deadline exceeded, 8 resource exhausted, 14 unavailable; 5 not found is a namespace not registered yet.
const awayCodes = new Set([4, 8, 14]);
// One that is registered and has not its search attributes yet. As any other failure it would be tried ever later, by
// now perhaps in five minutes: the tries before it count.
const notYet = /Namespace .* (?:is not found|has no mapping defined for search attribute)/i;

function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isGrpcServiceError(cause) && (awayCodes.has(cause.code) || notYet.test(cause.details))) return true;
    if (/ECONNREFUSED|Failed to connect|namespace.*not found/i.test(cause.message)) return true;
  }
  return false;
}
