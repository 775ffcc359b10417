import {
  type ScoreSuggestion,
  type SuggestionEvent,
  isWorthCiting,
} from '#contracts/interviewing/run/score-suggestion.ts';
import { requireVerifiedEmail, usesAi } from '#modules/auth/index.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { EventStream } from '#platform/http/answers/sse.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { LlmError } from '#platform/llm/llm-errors.ts';
import type { Logger } from '#platform/logger.ts';
import { messageOf } from '#platform/messages.ts';
import { failureCode } from '#modules/interviewing/ai-records/failure-code.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { candidateOfInterview, getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import { getFrozenPlan, listAnswers } from '#modules/interviewing/run/run-queries.ts';
import { type ScoreRun, decideSuggestion } from './decide-suggestion.ts';
import { type Material, askedRuns } from './asked-runs.ts';
import { scorePromptVersion } from './score-prompt.ts';
import { findSuggestion, storeSuggestion, suggestionView } from './suggestion-queries.ts';
import { toldNotes } from './told-notes.ts';

export interface SuggestionDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL' | 'OPENAI_CALLS_AT_ONCE' | 'OPENAI_BASE_URL'>;
  readonly logger: Logger;
  /** returns undefined if no provider is configured */
  readonly llm: () => Promise<Llm | undefined>;
}

interface AskedFor {
  readonly interviewId: string;
  readonly questionId: string;
}

/**
 * The score a model would have given, for an answer that its interviewer has already scored. Made once for each version
 * of score and notes, and stored apart from both. Stops when the client disconnects.
 *
 * @throws AppError auth.email_not_verified, interviewing.suggestion_before_score,
 * interviewing.suggestion_without_notes, and interviewing.no_model if no model is configured or the account has AI
 * switched off
 */
export async function suggestScore(deps: SuggestionDeps, actor: Actor, asked: AskedFor): Promise<EventStream> {
  requireVerifiedEmail(actor, deps.config);
  const { stored, material, isWanted } = await asTenant(deps.db, actor.userId, (tx) => prepare(tx, asked));
  if (stored !== undefined) return () => onlyEvent({ kind: 'ready', suggestion: stored });
  const llm = isWanted ? await deps.llm() : undefined;
  if (llm === undefined) throw new AppError('interviewing.no_model');
  return async function* events(signal) {
    for await (const data of suggested({ ...deps, llm, actor }, { ...asked, ...material }, signal)) {
      yield { event: 'suggestion', data };
    }
  };
}

async function* onlyEvent(data: SuggestionEvent) {
  yield { event: 'suggestion', data };
}

async function prepare(tx: TenantTx, { interviewId, questionId }: AskedFor) {
  const { plan, question, answer } = await scoredAnswer(tx, { interviewId, questionId });
  const row = await findSuggestion(tx, interviewId, answer);
  const { name } = await candidateOfInterview(tx, interviewId);
  const candidate = { name: name ?? '' };
  const notes = toldNotes(answer.notes, candidate);
  if (row === undefined && !isWorthCiting(notes.text)) throw new AppError('interviewing.suggestion_without_notes');
  return {
    stored: row && suggestionView(row, answer),
    material: { question, answer, notes, language: plan.language, candidate } satisfies Material,
    isWanted: await usesAi(tx, tx.ownerId),
  };
}

/** @throws AppError interviewing.suggestion_before_score; common.not_found for a question that is not in the run */
async function scoredAnswer(tx: TenantTx, { interviewId, questionId }: AskedFor) {
  const row = await getInterviewRow(tx, interviewId);
  requireStatus(row, 'in_progress', 'completed');
  const plan = await getFrozenPlan(tx, interviewId);
  const question = plan.questions.find(({ id }) => id === questionId);
  const answer = (await listAnswers(tx, interviewId, plan)).find((one) => one.questionId === questionId);
  if (question === undefined || answer === undefined) throw new AppError('common.not_found');
  if (answer.score === null) throw new AppError('interviewing.suggestion_before_score');
  return { plan, question, answer };
}

type Running = Omit<SuggestionDeps, 'llm'> & { readonly llm: Llm; readonly actor: Actor };

async function* suggested(
  running: Running,
  asked: AskedFor & Material,
  signal: AbortSignal,
): AsyncGenerator<SuggestionEvent> {
  const { logger, actor } = running;
  try {
    const runs: ScoreRun[] = [];
    for await (const run of askedRuns(running, asked, signal)) {
      runs.push(run);
      yield { kind: 'run', done: runs.length };
    }
    yield { kind: 'ready', suggestion: await store(running, asked, runs) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) {
      yield { kind: 'failed', message: messageOf(error.code, actor.language) };
      return;
    }
    if (!(error instanceof LlmError)) throw error;
    logger.warn({ reason: error.name }, 'a score was not suggested');
    const code = failureCode(error, 'interviewing.suggestion_failed');
    yield { kind: 'failed', message: messageOf(code, actor.language) };
  }
}

/** Yields nothing if the person's score was withdrawn in the meantime. */
async function store(
  { db, llm, actor }: Running,
  { interviewId, questionId, answer }: AskedFor & Material,
  runs: readonly ScoreRun[],
): Promise<ScoreSuggestion> {
  return asTenant(db, actor.userId, async (tx) => {
    const { answer: now } = await scoredAnswer(tx, { interviewId, questionId });
    const writtenBy = { model: llm.model, promptVersion: scorePromptVersion };
    const row = await storeSuggestion(tx, { interviewId, answer }, decideSuggestion(runs), writtenBy);
    publishChange(tx, { kind: 'interview', id: interviewId });
    return suggestionView(row, now);
  });
}
