import type { DraftEvent, SummaryDraft } from '#contracts/interviewing/summary/summary-draft.ts';
import type { Language } from '#contracts/common.ts';
import { requireVerifiedEmail, usesAi } from '#modules/auth/index.ts';
import { requireFeature } from '#modules/billing/index.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { EventStream } from '#platform/http/answers/sse.ts';
import { type Llm, leastBytesPerToken } from '#platform/llm/llm.ts';
import { LlmError } from '#platform/llm/llm-errors.ts';
import type { Logger } from '#platform/logger.ts';
import { messageOf } from '#platform/messages.ts';
import { askOnRecord } from '#modules/interviewing/ai-records/ask-on-record.ts';
import { failureCode } from '#modules/interviewing/ai-records/failure-code.ts';
import { keepAiRecord } from '#modules/interviewing/ai-records/keep-ai-record.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { candidateOfInterview, getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import type { KnownPerson } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';
import { getFrozenPlan, listAnswers } from '#modules/interviewing/run/run-queries.ts';
import { draftPrompt, draftPromptVersion, draftSchema, promptTokens } from './draft-prompt.ts';
import { type NotedAnswer, notedAnswers } from './noted-answers.ts';
import { readDraft } from './read-draft.ts';

export interface DraftDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL'>;
  readonly logger: Logger;
  /** returns undefined if no provider is configured */
  readonly llm: () => Promise<Llm | undefined>;
}

interface Material {
  readonly answers: readonly NotedAnswer[];
  readonly language: Language;
  readonly candidate: KnownPerson;
}

/** Enough for twelve sentences with their quotes, in Ukrainian too. */
const mostOutputTokens = 4000;
/** Maximum characters of questions and notes together: a call of about 10 000 tokens. */
const mostRoom = 24_000;

/**
 * A model's draft of a summary, based on the notes of a completed interview. The draft is not stored; the caller edits
 * and saves it, or discards it. Stops when the client disconnects.
 *
 * @throws AppError auth.email_not_verified, billing.premium_only, interviewing.draft_without_notes, and
 * interviewing.no_model if no model is configured or the account has AI switched off
 */
export async function draftSummary(deps: DraftDeps, actor: Actor, interviewId: string): Promise<EventStream> {
  requireVerifiedEmail(actor, deps.config);
  const { isWanted, ...material } = await asTenant(deps.db, actor.userId, (tx) => prepare(tx, interviewId));
  const llm = isWanted ? await deps.llm() : undefined;
  if (llm === undefined) throw new AppError('interviewing.no_model');
  return async function* events(signal) {
    yield { event: 'draft', data: await drafted({ ...deps, llm, actor }, { interviewId, ...material }, signal) };
  };
}

async function prepare(tx: TenantTx, interviewId: string): Promise<Material & { readonly isWanted: boolean }> {
  const row = await getInterviewRow(tx, interviewId);
  await requireFeature(tx, 'summary_draft');
  requireStatus(row, 'completed');
  const plan = await getFrozenPlan(tx, interviewId);
  const { name } = await candidateOfInterview(tx, interviewId);
  const candidate = { name: name ?? '' };
  const answers = notedAnswers(plan, await listAnswers(tx, interviewId, plan), candidate);
  if (answers.length === 0) throw new AppError('interviewing.draft_without_notes');
  return { answers, language: plan.language, candidate, isWanted: await usesAi(tx, tx.ownerId) };
}

type Running = Omit<DraftDeps, 'llm'> & { readonly llm: Llm; readonly actor: Actor };
type Asked = Material & { readonly interviewId: string };

async function drafted(running: Running, asked: Asked, signal: AbortSignal): Promise<DraftEvent> {
  const { logger, actor } = running;
  try {
    return { kind: 'ready', draft: await askForDraft(running, asked, signal) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof LlmError)) throw error;
    logger.warn({ reason: error.name }, 'a summary was not drafted');
    return { kind: 'failed', message: messageOf(failureCode(error, 'interviewing.draft_failed'), actor.language) };
  }
}

async function askForDraft(
  { db, llm, actor }: Running,
  { interviewId, answers, language, candidate }: Asked,
  signal: AbortSignal,
): Promise<SummaryDraft> {
  const { contextTokens = Infinity, thinkingTokens = 0 } = llm;
  const maxOutputTokens = Math.min(mostOutputTokens, Math.floor(contextTokens / 3));
  // With a small context window, the notes get what is left. Each of their characters takes two bytes at most.
  const left = ((contextTokens - maxOutputTokens - thinkingTokens - promptTokens) * leastBytesPerToken) / 2;
  const room = Math.max(0, Math.min(mostRoom, Math.floor(left)));
  return askOnRecord(llm, {
    part: 'summary',
    schemaName: 'summary_draft',
    schema: draftSchema,
    prompt: draftPrompt(answers, { language, candidate, room }),
    promptVersion: draftPromptVersion,
    maxOutputTokens,
    signal,
    read: (answer) => readDraft(answer, answers, language),
    answered: (answer) => asTenant(db, actor.userId, (tx) => keepAiRecord(tx, { interviewId, attempt: 1 }, answer)),
  });
}
