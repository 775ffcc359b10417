import { type Sinks, proxySinks } from '@temporalio/workflow';

export interface NoOpSinks extends Sinks {
  firstLine: { reached(): void };
}

const { firstLine } = proxySinks<NoOpSinks>();

/** Does nothing but report that its first line was reached. */
export async function noOp(): Promise<void> {
  firstLine.reached();
}
