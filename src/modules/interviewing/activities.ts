import { Context } from '@temporalio/activity';
import { ApplicationFailure, ApplicationFailureCategory } from '@temporalio/common';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import { LlmError, LlmOverloaded, LlmRateLimited, LlmStalled } from '#platform/llm/llm-errors.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { callsAtOnce } from '#platform/llm/calls-at-once.ts';
import { withSlots } from '#platform/llm/with-slots.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import type {
  PlanFallback,
  PlanGenerationActivities,
  PlanWritingActivities,
} from '#workflows/contracts/plan-generation.ts';
import type { PlanTwinActivities, TranslationActivities } from '#workflows/contracts/plan-twin.ts';
import type { RecommendationReminderActivities } from '#workflows/contracts/recommendation-reminder.ts';
import type { PostingPageActivities, VisitorPreviewActivities } from '#workflows/contracts/visitor-preview.ts';
import { buildCore } from './plan/build-core.ts';
import { endGeneration } from './generation/end-generation.ts';
import { isRunning } from './generation/generation-work.ts';
import { beginGeneration } from './generation/begin-generation.ts';
import { TakenFromModel } from './generation/write-context.ts';
import { MonthlyBudgetSpent, withMonthlyBudget } from '#platform/llm/monthly-budget.ts';
import { createAiWriter } from './plan-writer/model/ai-writer.ts';
import { PlanWriterFailed, fallbackReason } from './plan-writer/plan-writer-failed.ts';
import { createCompletingWriter } from '#modules/interviewing/plan-writer/completing-writer.ts';
import { createPlaybookWriter } from './plan-writer/playbook-writer.ts';
import type { PlanWriter } from './plan-writer/plan-writer.ts';
import { withPlaybookReady } from './plan-writer/with-playbook-ready.ts';
import { beginPreview, failPreview, readPostingPage, writePreview } from './preview/run-preview.ts';
import { remindOfRecommendation } from './reminder/remind-of-recommendation.ts';
import { publishPlan } from './plan/publish-plan.ts';
import { tailorPlan } from './plan/tailor-plan.ts';
import { beginTwin, failTwin } from './twin/run-twin.ts';
import { translatePlan } from './twin/translate-plan.ts';

const heartbeatMs = 2000;
const turnPollMs = 2000;
/**
 * If a provider asks us to wait longer than this, the playbook takes over: a person is watching the plan being written.
 */
const patienceMs = 120_000;

type DatabaseActivities = PlanGenerationActivities &
  VisitorPreviewActivities &
  RecommendationReminderActivities &
  PlanTwinActivities;

/** @param deps.llm undefined when no provider is configured; the playbook then writes every plan */
export function createInterviewingActivities(deps: {
  db: Db;
  llm: Llm | undefined;
  logger: Logger;
  config: Pick<
    Config,
    | 'LLM_MONTHLY_TOKENS'
    | 'LLM_MAX_CONCURRENT'
    | 'OPENAI_CALLS_AT_ONCE'
    | 'OPENAI_BASE_URL'
    | 'FETCH_ALLOW'
    | 'PUBLIC_URL'
  >;
}): {
  readonly onDatabase: DatabaseActivities;
  readonly onModel: PlanWritingActivities & TranslationActivities;
  readonly onHttp: PostingPageActivities;
} {
  const run = { db: deps.db, hasModel: deps.llm !== undefined };
  const playbook = createPlaybookWriter();
  const model = deps.llm && sharedModel(deps.llm, deps);
  const calls = callsAtOnce(deps.config);
  const ai = model && withPlaybookReady(createAiWriter({ llm: model, callsAtOnce: calls }));

  /**
   * Completes the draft that a failed model left behind. If it left too little, or its output was invalid, the playbook
   * writes the whole part.
   */
  async function withPlaybook<Result>(
    reason: PlanFallback | null,
    work: (writer: PlanWriter) => Promise<Result>,
  ): Promise<Result> {
    if (ai !== undefined && reason !== null && reason !== 'invalid') {
      try {
        return await work(createCompletingWriter(ai));
      } catch (error) {
        if (!(error instanceof PlanWriterFailed)) throw error;
      }
    }
    return work(playbook);
  }

  const onDatabase: DatabaseActivities = {
    beginGeneration: async ({ deadlinePassed, ...generation }) => {
      const begun = await beginGeneration(run, generation, deadlinePassed);
      if (begun.next === 'queue') throw modelSlotTaken();
      return begun;
    },
    buildCoreFromPlaybook: ({ reason, ...generation }) =>
      withPlaybook(reason, (writer) => buildCore(run, generation, writer, reason, atOnce())),
    tailorFromPlaybook: ({ reason, ...generation }) =>
      withPlaybook(reason, (writer) => tailorPlan(run, generation, writer, reason, atOnce())),
    isRunning: (generation) => isRunning(run, generation),
    publishPlan: (generation) => publishPlan(run, generation),
    endGeneration: ({ end, ...generation }) => endGeneration(run, generation, end),
    beginPreview: (preview) => beginPreview(run, preview),
    composePreview: (preview) => writePreview(run, preview),
    failPreview: (preview) => failPreview(run, preview),
    remindOfRecommendation: (completion) => remindOfRecommendation(run, completion),
    beginTwin: (twin) => beginTwin(run, twin),
    failTwin: (twin) => failTwin(run, twin),
  };
  const onModel: PlanWritingActivities & TranslationActivities = {
    buildCore: (generation) => withModel(ai, (writer, controls) => buildCore(run, generation, writer, null, controls)),
    tailor: (generation) => withModel(ai, (writer, controls) => tailorPlan(run, generation, writer, null, controls)),
    translatePlan: (twin) =>
      withModel(model, (llm, controls) => translatePlan({ db: deps.db, llm, callsAtOnce: calls }, twin, controls)),
  };
  const onHttp: PostingPageActivities = { readPostingPage: (preview) => readPostingPage(deps, preview) };
  return { onDatabase, onModel, onHttp };
}

function sharedModel(llm: Llm, deps: Pick<Parameters<typeof createInterviewingActivities>[0], 'db' | 'config'>): Llm {
  // Slots on the outside: a call that is still queued must not have reserved any budget.
  return withSlots(withMonthlyBudget(llm, deps), deps.config.LLM_MAX_CONCURRENT);
}

/**
 * Makes the Temporal server schedule the retry. Unlike a timer in the workflow, waiting any length of time adds nothing
 * to the workflow history.
 */
function modelSlotTaken(): ApplicationFailure {
  return ApplicationFailure.create({
    type: 'ModelSlotTaken',
    message: 'models are writing other plans of this account',
    nextRetryDelay: turnPollMs,
    category: ApplicationFailureCategory.BENIGN,
  });
}

/** The playbook finishes before the first heartbeat would be due. */
function atOnce(): WorkControls {
  return { signal: Context.current().cancellationSignal, heartbeat: () => {} };
}

/** Heartbeats while the model is thinking, too: the call itself detects a stalled model. */
async function withModel<Model, Result>(
  writer: Model | undefined,
  work: (writer: Model, controls: WorkControls) => Promise<Result>,
): Promise<Result> {
  // A provider was configured when the generation started and no longer is.
  if (writer === undefined) throw handOver('no_provider', 'NoProvider');
  const context = Context.current();
  const heartbeat = setInterval(() => context.heartbeat(), heartbeatMs);
  try {
    return await work(writer, { signal: context.cancellationSignal, heartbeat: () => context.heartbeat() });
  } catch (error) {
    throw context.cancellationSignal.aborted ? error : toFailure(error);
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Maps an LLM error to a retryable failure, or to one that hands over to the playbook. Returns any other error
 * unchanged.
 */
function toFailure(error: unknown): unknown {
  if (error instanceof TakenFromModel) return handOver('not_awaited', error.name);
  if (error instanceof MonthlyBudgetSpent) return handOver('budget', error.name);
  const reason = fallbackReason(error);
  const retryAfterMs = error instanceof LlmRateLimited ? error.retryAfterMs : null;
  if (retryAfterMs !== null && retryAfterMs > patienceMs) return handOver(reason, 'LlmRateLimited');
  if (error instanceof LlmRateLimited || error instanceof LlmOverloaded || error instanceof LlmStalled) {
    return ApplicationFailure.create({
      type: error.name,
      message: error.message,
      details: [reason],
      category: ApplicationFailureCategory.BENIGN,
      ...(retryAfterMs === null ? {} : { nextRetryDelay: retryAfterMs }),
    });
  }
  if (error instanceof LlmError || error instanceof PlanWriterFailed) return handOver(reason, error.name);
  return error;
}

function handOver(reason: PlanFallback, type: string): ApplicationFailure {
  return ApplicationFailure.create({
    type,
    message: `the model did not write it: ${reason}`,
    nonRetryable: true,
    details: [reason],
    category: ApplicationFailureCategory.BENIGN,
  });
}
