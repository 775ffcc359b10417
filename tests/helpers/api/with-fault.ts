import type { LlmFault } from '#sandbox/openai/openai-faults.ts';
import type { OpenAiSandbox } from '#sandbox/openai/openai.ts';

/** Does the work while every request to the model stand-in fails in this way. */
export async function withFault<T>(
  { origin }: Pick<OpenAiSandbox, 'origin'>,
  fault: LlmFault,
  work: () => Promise<T>,
): Promise<T> {
  const set = (value: LlmFault | null) =>
    fetch(`${origin}/sandbox/faults`, { method: 'POST', body: JSON.stringify({ fault: value }) });
  await set(fault);
  try {
    return await work();
  } finally {
    await set(null);
  }
}
