import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { LlmError } from './llm-errors.ts';
import {
  type Llm,
  type LlmEvent,
  type LlmRequest,
  type LlmUsage,
  estimateUsage,
  leastBytesPerToken,
  noUsage,
} from './llm.ts';

/** The installation has used up this month's tokens; no model is called until the next month. */
export class MonthlyBudgetSpent extends LlmError {
  constructor() {
    super('the month’s tokens are spent', noUsage);
  }
}

/** The least that one call reserves: 12k in and 4k out. */
const leastReserved = 16_000;

/** The most tokens that a call can use. Reserved up front, so that parallel calls stay within the budget. */
function mostTokens({ messages, maxOutputTokens }: LlmRequest, thinkingTokens: number): number {
  const inputBytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  return Math.max(leastReserved, Math.ceil(inputBytes / leastBytesPerToken) + maxOutputTokens + thinkingTokens);
}

/**
 * Enforces the installation's monthly token cap. Each call reserves the most it can use and returns the rest, so that
 * any number of parallel calls stay below the cap. If the process dies during a call, its reservation is not returned.
 */
export function withMonthlyBudget(llm: Llm, deps: { db: Db; config: Pick<Config, 'LLM_MONTHLY_TOKENS'> }): Llm {
  const cap = deps.config.LLM_MONTHLY_TOKENS;
  if (cap === undefined) return llm;
  const { db } = deps;

  async function* stream(request: LlmRequest): AsyncGenerator<LlmEvent, void, undefined> {
    request.signal.throwIfAborted();
    const reserved = mostTokens(request, llm.thinkingTokens ?? 0);
    const month = await reserve(db, reserved, cap ?? 0);
    let usage: LlmUsage | undefined;
    let outputBytes = 0;
    try {
      for await (const event of llm.stream(request)) {
        if (event.kind === 'end') usage = event.usage;
        else outputBytes += Buffer.byteLength(event.text);
        yield event;
      }
    } catch (error) {
      if (error instanceof LlmError) usage = error.usage;
      throw error;
    } finally {
      // Aborted, or abandoned by its consumer: no usage will be reported, but the call is billed nevertheless.
      await settle(db, month, reserved, usage ?? estimateUsage(request, outputBytes));
    }
  }

  return { ...llm, stream };
}

/** @returns the month that it was charged to. @throws MonthlyBudgetSpent */
async function reserve(db: Db, reserved: number, cap: number): Promise<string> {
  const { rows } = await sql<{ month: string }>`
    insert into platform.model_month as spent (month, tokens)
    select date_trunc('month', now() at time zone 'utc')::date, ${reserved}::bigint where ${reserved}::bigint <= ${cap}::bigint
    on conflict (month) do update set tokens = spent.tokens + excluded.tokens
    where spent.tokens + excluded.tokens <= ${cap}::bigint
    returning month::text`.execute(db.system);
  const [row] = rows;
  if (row === undefined) throw new MonthlyBudgetSpent();
  return row.month;
}

async function settle(db: Db, month: string, reserved: number, { input, output }: LlmUsage): Promise<void> {
  await sql`update platform.model_month set tokens = greatest(tokens - ${reserved}::bigint + ${input + output}::bigint, 0)
    where month = ${month}::date`.execute(db.system);
}
