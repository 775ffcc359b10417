import type { BodyOf } from '#contracts/endpoint.ts';
import type { DescriptionEvent, writeDescription as contract } from '#contracts/hiring/position-texts.ts';
import { limits } from '#contracts/limits.ts';
import { requireVerifiedEmail, usesAi } from '#modules/auth/index.ts';
import { cutText, plainText } from '#modules/hiring/cv-reader/plain-text.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { EventStream } from '#platform/http/answers/sse.ts';
import { type Llm, leastBytesPerToken } from '#platform/llm/llm.ts';
import { LlmError } from '#platform/llm/llm-errors.ts';
import type { Logger } from '#platform/logger.ts';
import { messageOf } from '#platform/messages.ts';
import { descriptionPrompt, descriptionSchema } from './description-prompt.ts';
import { descriptionSoFar } from './description-so-far.ts';

export interface DescriptionDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL'>;
  readonly logger: Logger;
  /** returns undefined if no provider is configured */
  readonly llm: () => Promise<Llm | undefined>;
}

/** Enough for 300 words, in Ukrainian too, with a margin for wasted tokens. */
const mostOutputTokens = 4000;
/** Tokens of the instructions and the task without the notes. */
const promptTokens = 1200;
/** Fewer characters than this are not a description. */
const shortest = 200;

/**
 * Has a model write a position's description into a form, where a person reviews it. Stops when the client disconnects.
 *
 * @throws AppError hiring.no_model if no model is configured or the account has AI switched off
 */
export async function writeDescription(
  deps: DescriptionDeps,
  actor: Actor,
  asked: BodyOf<typeof contract>,
): Promise<EventStream> {
  requireVerifiedEmail(actor, deps.config);
  const isWanted = await asTenant(deps.db, actor.userId, (tx) => usesAi(tx, actor.userId));
  const llm = isWanted ? await deps.llm() : undefined;
  if (llm === undefined) throw new AppError('hiring.no_model');
  return async function* events(signal) {
    for await (const data of written(llm, asked, signal, { ...deps, actor })) yield { event: 'description', data };
  };
}

async function* written(
  llm: Llm,
  asked: BodyOf<typeof contract>,
  signal: AbortSignal,
  { logger, actor }: { readonly logger: Logger; readonly actor: Actor },
): AsyncGenerator<DescriptionEvent> {
  const { contextTokens = Infinity, thinkingTokens = 0 } = llm;
  const maxOutputTokens = Math.min(mostOutputTokens, Math.floor(contextTokens / 3));
  // With a small context window, the notes get what is left. Each of their characters takes two bytes at most.
  const roomForNotes = contextTokens - maxOutputTokens - thinkingTokens - promptTokens;
  const notes = cutText(asked.notes, Math.max(0, Math.floor((roomForNotes * leastBytesPerToken) / 2)));
  const request = {
    schemaName: 'position_description',
    schema: descriptionSchema,
    messages: descriptionPrompt({ ...asked, notes }),
    maxOutputTokens,
    signal,
  };
  let answer = '';
  let sent = '';
  let isWhole = false;
  try {
    for await (const event of llm.stream(request)) {
      if (event.kind === 'end') break;
      answer += event.text;
      const coming = descriptionSoFar(answer);
      isWhole = coming?.isWhole ?? false;
      const text = cutText(plainText(coming?.text ?? ''), limits.position.description);
      // A combining character may still change the last one.
      if (!text.startsWith(sent) || text.length === sent.length) continue;
      yield { kind: 'text', text: text.slice(sent.length) };
      sent = text;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof LlmError)) throw error;
    logger.warn({ reason: error.name }, 'a description was not written');
    isWhole = false;
  }
  if (isWhole && sent.trim().length >= shortest) yield { kind: 'end' };
  else yield { kind: 'failed', message: messageOf('hiring.description_failed', actor.language) };
}
