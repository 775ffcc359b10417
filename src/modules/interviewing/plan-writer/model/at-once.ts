import { LlmError } from '#platform/llm/llm-errors.ts';
import type { WorkControls } from '#platform/work-controls.ts';

/**
 * Runs calls of one piece of work at the same time. Where a model fails one, the others end first, and what they wrote is kept;
 * any other error (the plan was cancelled, or taken from the model) stops them all.
 *
 * @throws the first error
 */
export async function atOnce<Controls extends WorkControls>(
  calls: readonly ((context: Controls) => Promise<void>)[],
  context: Controls,
): Promise<void> {
  const stop = new AbortController();
  const own = { ...context, signal: AbortSignal.any([context.signal, stop.signal]) };
  const ends = await Promise.allSettled(
    calls.map(async (call) => {
      try {
        await call(own);
      } catch (error) {
        if (!(error instanceof LlmError)) stop.abort(error);
        throw error;
      }
    }),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
