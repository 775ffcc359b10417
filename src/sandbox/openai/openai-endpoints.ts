import * as z from 'zod';
import type { SpeedSwitch } from './openai-faults.ts';

// Endpoints that differ in which parameters they accept, each selected by a model name: their rejections have the
// wording and format of the real endpoints.

export const ChatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  response_format: z.looseObject({ type: z.enum(['json_schema', 'json_object', 'text']) }).optional(),
  stream: z.boolean().optional(),
  stream_options: z.unknown().optional(),
  reasoning_effort: z.string().optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

export interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

/** How this model's endpoint rejects a request; undefined if it accepts it. */
export function endpointRefusal(request: ChatRequest): Refusal | undefined {
  switch (request.model) {
    case 'no-schema':
      return request.response_format?.type === 'json_schema'
        ? invalid(400, 'This response_format type is unavailable now')
        : undefined;
    case 'refuses-json-object':
      return request.response_format === undefined || request.response_format.type === 'text'
        ? undefined
        : { status: 400, body: { error: "'response_format.type' must be 'text'" } };
    case 'old-parameters':
      return extraForbidden(request, ['max_completion_tokens', 'stream_options', 'reasoning_effort']);
    case 'key-expired':
      return invalid(401, 'This key has expired', 'invalid_api_key');
    default:
      return undefined;
  }
}

function invalid(status: number, message: string, code = 'invalid_request_error'): Refusal {
  return { status, body: { error: { message, type: 'invalid_request_error', param: null, code } } };
}

/** Reports one parameter at a time, and in another place than OpenAI does. */
function extraForbidden(request: ChatRequest, unknown: readonly (keyof ChatRequest)[]): Refusal | undefined {
  const extra = unknown.find((name) => request[name] !== undefined);
  if (extra === undefined) return undefined;
  const detail = [{ type: 'extra_forbidden', loc: ['body', extra], msg: 'Extra inputs are not permitted' }];
  return { status: 422, body: { object: 'error', message: { detail }, type: 'invalid_request_error', code: null } };
}

/** Models with a speed of their own. */
export function paceOf(model: string): SpeedSwitch | undefined {
  return model === 'slow' ? { firstTokenMs: 40_000, tokensPerSecond: 10 } : undefined;
}

/** Prompt and answer together. */
export const tinyContextTokens = 4096;

/** The part of a prompt that a model reads: if its context is too small, the oldest messages are dropped silently. */
export function readBy(model: string, messages: ChatRequest['messages']): ChatRequest['messages'] {
  if (model !== 'tiny-context') return messages;
  const system = messages.filter(({ role }) => role === 'system');
  const others = messages.filter(({ role }) => role !== 'system');
  while (others.length > 0 && tokensIn([...system, ...others]) > tinyContextTokens) others.shift();
  return [...system, ...others];
}

/** How many tokens an answer may have. */
export function roomFor(request: ChatRequest): number {
  const asked = request.max_completion_tokens ?? request.max_tokens ?? Infinity;
  if (request.model !== 'tiny-context') return asked;
  return Math.min(asked, Math.max(0, tinyContextTokens - tokensIn(readBy(request.model, request.messages))));
}

function tokensIn(messages: ChatRequest['messages']): number {
  return tokensOf(messages.map(({ content }) => content).join('\n')).length;
}

/** About as long as a real model's tokens. */
export function tokensOf(text: string): readonly string[] {
  return text.match(/[\s\S]{1,4}/gu) ?? [];
}
