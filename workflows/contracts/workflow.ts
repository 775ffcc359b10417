import type { TaskQueue } from './task-queues.ts';

/**
 * Declaration of a workflow. Payloads contain only ids and counts; personal data stays in the database, because
 * Temporal stores histories in clear text.
 *
 * @typeParam Key the part of the input that identifies a run: enough to signal or cancel it
 */
export interface Workflow<Input, Result, Key> {
  /** of the exported workflow function */
  readonly name: string;
  readonly queue: TaskQueue;
  /** `process/natural-key[/attempt]`: the idempotency key */
  readonly id: (key: Key) => string;
  /** Declares a signal of this workflow and its payload. */
  signal<Payload extends object | void>(name: string): Signal<Input, Key, Payload>;
  /** for its type only; never called */
  readonly run: WorkflowRun<Input, Result> | undefined;
}

export interface Signal<Input, Key, Payload> {
  readonly name: string;
  readonly workflow: Workflow<Input, unknown, Key>;
  /** for its type only; never set */
  readonly payload: Payload | undefined;
}

type WorkflowRun<Input, Result> = (input: Input) => Promise<Result>;

/** The function type of a declared workflow. */
export type RunOf<Declared> =
  Declared extends Workflow<infer Input, infer Result, never> ? WorkflowRun<Input, Result> : never;

/** Declares a workflow: its input, result, task queue and workflow ids. */
export function workflow<Input extends object | void, Result, Key = Input>(
  name: string,
  { queue, id }: { queue: TaskQueue; id: (key: Key) => string },
): Workflow<Input, Result, Key> {
  const declared: Workflow<Input, Result, Key> = {
    name,
    queue,
    id,
    signal: (signalName) => ({ name: signalName, workflow: declared, payload: undefined }),
    run: undefined,
  };
  return declared;
}
