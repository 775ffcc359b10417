import { LlmError } from '#platform/llm/llm-errors.ts';
import type { WorkControls } from '#platform/work-controls.ts';

/**
 * Runs calls concurrently. If a model fails one of them, the others finish first, and their results are kept. Any other
 * error (the plan was cancelled, or the playbook took over) aborts all of them.
 *
 * @throws the error of the first failed call in the list
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
