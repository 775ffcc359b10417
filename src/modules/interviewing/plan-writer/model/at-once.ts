import { LlmError } from '#platform/llm/llm-errors.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';

/**
 * Runs calls of one part at the same time. Where a model fails one, the others end first, and what they wrote is kept;
 * any other error (the plan was cancelled, or taken from the model) stops them all.
 *
 * @throws the first error
 */
export async function atOnce(
  calls: readonly ((context: WriteContext) => Promise<void>)[],
  context: WriteContext,
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
