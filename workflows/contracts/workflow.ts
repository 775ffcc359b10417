import type { TaskQueue } from './task-queues.ts';

/**
 * What the product knows of a workflow. Payloads hold ids and counts only; everything personal stays in the database
 * (a history stores it in clear).
 *
 * @typeParam Key the part of the input that names a run: enough to signal or cancel it
 */
export interface Workflow<Input, Result, Key> {
  /** of the exported function that runs */
  readonly name: string;
  readonly queue: TaskQueue;
  /** `process/natural-key[/attempt]`: the idempotency key */
  readonly id: (key: Key) => string;
  /** Declares a signal of this workflow and what it carries. */
  signal<Payload extends object | void>(name: string): Signal<Input, Key, Payload>;
  /** carries the types and is never called */
  readonly run: WorkflowRun<Input, Result> | undefined;
}

export interface Signal<Input, Key, Payload> {
  readonly name: string;
  readonly workflow: Workflow<Input, unknown, Key>;
  /** carries the type and is never there */
  readonly payload: Payload | undefined;
}

type WorkflowRun<Input, Result> = (input: Input) => Promise<Result>;

/** The function that a workflow's declaration asks for. */
export type RunOf<Declared> =
  Declared extends Workflow<infer Input, infer Result, never> ? WorkflowRun<Input, Result> : never;

/** Declares a workflow: what starts it, what it answers, where it runs and what its runs are called. */
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
