import type { Config } from '#platform/config.ts';
import type { Logger } from '#platform/logger.ts';
import { withBreaker } from './breaker.ts';
import { hasModel } from './has-model.ts';
import type { Llm } from './llm.ts';

/** Undefined if no provider is configured or AI is switched off: the playbook writes the plans. */
export async function createLlm(
  config: Pick<
    Config,
    'AI_ENABLED' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'OPENAI_REASONING' | 'OPENAI_CONTEXT_TOKENS'
  >,
  logger: Logger,
): Promise<Llm | undefined> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = config;
  const { OPENAI_REASONING: reasoning, OPENAI_CONTEXT_TOKENS: contextTokens } = config;
  if (!hasModel(config)) return undefined;
  // Loaded lazily: 11 MiB that are not needed without a provider, and never in the API.
  const { createOpenAiLlm } = await import('./openai-llm.ts');
  return withBreaker(createOpenAiLlm({ apiKey: apiKey ?? 'none', baseUrl, model, reasoning, contextTokens, logger }));
}
