import type { Config } from '#platform/config.ts';

/** Whether this installation uses a model at all. A self-hosted endpoint needs no key. */
export function hasModel({
  AI_ENABLED,
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
}: Pick<Config, 'AI_ENABLED' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>): boolean {
  return AI_ENABLED && (OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined);
}
