import { otherLanguage } from '#contracts/interviewing/plan/twin/twin-state.ts';
import type { PlanTwin } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { hasModel } from '#platform/llm/has-model.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { requireVerifiedEmail, usesAi } from '#modules/auth/index.ts';
import { requireFeature } from '#modules/billing/index.ts';
import { requireWritablePosition } from '#modules/hiring/index.ts';
import { twinRequested } from '#modules/interviewing/events.ts';
import { isUnderWay } from '#modules/interviewing/generation/give-up-generation.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { getPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';
import { findTwin, requestTwin, twinView } from './twin-queries.ts';

interface AskDeps {
  readonly db: Db;
  readonly config: Pick<
    Config,
    'REQUIRE_VERIFIED_EMAIL' | 'AI_ENABLED' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'
  >;
}

interface AskedFor {
  readonly interviewId: string;
  /** the plan version that the user is looking at */
  readonly version: number;
}

/**
 * Requests a translation of the current plan into its other language. Does nothing if one is being made or exists.
 *
 * @throws AppError auth.email_not_verified, billing.premium_only, common.stale, interviewing.generation_running, and
 * interviewing.no_model if no model is configured or the account has AI switched off
 */
export async function askForTwin(deps: AskDeps, actor: Actor, asked: AskedFor): Promise<PlanTwin> {
  requireVerifiedEmail(actor, deps.config);
  return asTenant(deps.db, actor.userId, async (tx) => {
    const plan = await planToTranslate(tx, asked);
    const known = await findTwin(tx, plan);
    if (known !== undefined && known.state !== 'failed') return twinView(known, actor.language);
    if (!hasModel(deps.config) || !(await usesAi(tx, tx.ownerId))) throw new AppError('interviewing.no_model');
    const { interviewId, id: planId, version } = plan;
    const twin = await requestTwin(tx, plan, otherLanguage(plan.language));
    await appendEvent(tx, twinRequested(planId, { interviewId, planId, version, attempt: twin.attempt }));
    publishChange(tx, { kind: 'plan', id: planId });
    return twinView(twin, actor.language);
  });
}

async function planToTranslate(tx: TenantTx, { interviewId, version }: AskedFor) {
  const row = await lockInterview(tx, interviewId);
  await requireFeature(tx, 'other_language');
  const current = await getPlanVersion(tx, interviewId, null);
  requireStatus(row, 'draft', 'planned', 'in_progress', 'completed');
  await requireWritablePosition(tx, row.position_id);
  if (isUnderWay(row)) throw new AppError('interviewing.generation_running', { attempt: row.attempt });
  if (version !== current.plan.version) throw new AppError('common.stale', { current });
  return current.plan;
}
