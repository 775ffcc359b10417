import type { ReplacementEvent, WantedReplacement } from '#contracts/interviewing/plan/question-replacement.ts';
import { unadjusted } from '#contracts/interviewing/plan/adjustments.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { adjustPlan } from '#knowledge/plan/time/adjust-plan.ts';
import { withQuestions } from '#knowledge/plan/with-questions.ts';
import { requireVerifiedEmail, usesAi } from '#modules/auth/index.ts';
import { requireFeature } from '#modules/billing/index.ts';
import { cvForPlan, requireWritablePosition } from '#modules/hiring/index.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { EventStream } from '#platform/http/answers/sse.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { LlmError } from '#platform/llm/llm-errors.ts';
import type { Logger } from '#platform/logger.ts';
import { messageOf } from '#platform/messages.ts';
import { newId } from '#platform/new-id.ts';
import { failureCode } from '#modules/interviewing/ai-records/failure-code.ts';
import { keepAiRecord } from '#modules/interviewing/ai-records/keep-ai-record.ts';
import { askedElsewhere } from '#modules/interviewing/generation/asked-elsewhere.ts';
import { currentPosition } from '#modules/interviewing/generation/generation-work.ts';
import { isUnderWay } from '#modules/interviewing/generation/give-up-generation.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { candidateOfInterview, getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import { changePlan } from '#modules/interviewing/plan/change-plan.ts';
import { editedVersion } from '#modules/interviewing/plan/edited-version.ts';
import { requireUnlocked } from '#modules/interviewing/plan/locks/require-unlocked.ts';
import { type PlanVersion, getPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';
import { modelQuestion } from './model-question.ts';
import { playbookQuestion } from './playbook-question.ts';
import type { ReplacedQuestion } from './replaced-question.ts';

export interface ReplacementDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL'>;
  readonly logger: Logger;
  /** returns undefined if no provider is configured */
  readonly llm: () => Promise<Llm | undefined>;
}

interface AskedFor {
  readonly interviewId: string;
  readonly questionId: string;
  readonly wanted: WantedReplacement;
  /** the plan version that the user is looking at */
  readonly version: number;
}

/**
 * Replaces a question using a model, or the playbook if no model is configured or the account has AI switched off.
 * Makes the next version of the plan; the previous version is kept. Stops when the client disconnects.
 *
 * @throws AppError auth.email_not_verified, billing.premium_only, interviewing.question_unknown,
 * interviewing.question_locked, interviewing.generation_running, common.stale
 */
export async function replaceQuestion(deps: ReplacementDeps, actor: Actor, asked: AskedFor): Promise<EventStream> {
  requireVerifiedEmail(actor, deps.config);
  const { replaced, isAiWanted } = await asTenant(deps.db, actor.userId, (tx) => prepare(tx, asked));
  const llm = isAiWanted ? await deps.llm() : undefined;
  return async function* events(signal) {
    for await (const data of replacement({ ...deps, llm, actor }, { ...asked, replaced }, signal)) {
      yield { event: 'replacement', data };
    }
  };
}

async function prepare(tx: TenantTx, { interviewId, questionId, wanted, version }: AskedFor) {
  const row = await getInterviewRow(tx, interviewId);
  await requireFeature(tx, 'regenerate_question');
  const current = await getPlanVersion(tx, interviewId, null);
  requireStatus(row, 'draft', 'planned');
  await requireWritablePosition(tx, row.position_id);
  if (isUnderWay(row)) throw new AppError('interviewing.generation_running', { attempt: row.attempt });
  if (version !== current.plan.version) throw new AppError('common.stale', { current });
  // Questions are written for the standard minutes, whatever the adjustments.
  const plan = adjustPlan(current.plan, unadjusted);
  const question = plan.questions.find(({ id }) => id === questionId);
  if (question === undefined) throw new AppError('interviewing.question_unknown', { questionId });
  if (current.locked.includes(questionId)) throw new AppError('interviewing.question_locked', { questionId });
  const { name } = await candidateOfInterview(tx, interviewId);
  const place = { positionId: row.position_id, candidateId: row.candidate_id, interviewId, coreId: null };
  const replaced: ReplacedQuestion = {
    plan,
    question,
    wanted,
    brief: {
      position: await currentPosition(tx, row.position_id),
      interviewType: plan.interviewType,
      durationMin: plan.durationMin,
      language: plan.language,
      cv: row.cv_id === null ? null : await cvOf(tx, row.cv_id),
      userRole: row.user_role,
      previousFeedback: row.previous_feedback,
      openPoints: row.open_points,
      ...(await askedElsewhere(tx, place)),
    },
    candidate: { name: name ?? '' },
  };
  return { replaced, isAiWanted: await usesAi(tx, tx.ownerId) };
}

/** A CV that could not be read has no lines to ask about. */
async function cvOf(tx: TenantTx, cvId: string) {
  const { id, state, pages, lines } = await cvForPlan(tx, cvId);
  return state === 'ready' ? { cvId: id, pages, lines } : null;
}

type Running = Omit<ReplacementDeps, 'llm'> & { readonly llm: Llm | undefined; readonly actor: Actor };
type Replacing = AskedFor & { readonly replaced: ReplacedQuestion };

async function* replacement(running: Running, asked: Replacing, signal: AbortSignal): AsyncGenerator<ReplacementEvent> {
  const { logger, actor } = running;
  const failed = (code: Parameters<typeof messageOf>[0]): ReplacementEvent => ({
    kind: 'failed',
    message: messageOf(code, actor.language),
  });
  try {
    const question = yield* written(running, asked, signal);
    if (question === undefined) yield failed('interviewing.no_other_question');
    else yield { kind: 'replaced', ...(await publish(running, asked, question)) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) {
      yield failed(error.code);
      return;
    }
    if (!(error instanceof LlmError)) throw error;
    logger.warn({ reason: error.name }, 'a question was not replaced');
    yield failed(failureCode(error, 'interviewing.replacement_failed'));
  }
}

/** Reports each model call before its answer arrives. */
async function* written(
  { db, llm, actor }: Running,
  { interviewId, replaced }: Replacing,
  signal: AbortSignal,
): AsyncGenerator<ReplacementEvent, Question | undefined> {
  if (llm === undefined) return playbookQuestion(replaced, newId);
  let attempt = 0;
  const attempts = modelQuestion(
    {
      llm,
      today: new Date().toISOString().slice(0, 10),
      context: {
        signal,
        heartbeat: () => {},
        spent: () => {},
        answered: (answer) => asTenant(db, actor.userId, (tx) => keepAiRecord(tx, { interviewId, attempt }, answer)),
      },
    },
    replaced,
  );
  for (;;) {
    const next = await attempts.next();
    if (next.done === true) return next.value;
    attempt = next.value;
    yield { kind: 'writing', attempt };
  }
}

async function publish(
  { db, actor }: Running,
  { interviewId, version, replaced }: Replacing,
  question: Question,
): Promise<PlanVersion> {
  return changePlan({ db }, actor, { interviewId, version }, async (_tx, current) => {
    const { plan } = current;
    const questions = plan.questions.map((one) =>
      one.id === replaced.question.id ? { ...question, expectedMin: one.expectedMin } : one,
    );
    // The question may have been locked while its replacement was written.
    requireUnlocked(current, questions);
    const edited = editedVersion(current, withQuestions(plan, questions), {
      userId: actor.userId,
      matter: jobMatter(replaced.brief.position),
    });
    return { ...edited, made: { change: 'replacement' } };
  });
}
