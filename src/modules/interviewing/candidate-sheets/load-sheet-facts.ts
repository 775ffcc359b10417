import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { hasModel } from '#platform/llm/has-model.ts';
import { senderOf } from '#modules/auth/index.ts';
import { candidateForInterview, positionForInterview, retentionMonthsOf } from '#modules/hiring/index.ts';
import { interviewView } from '#modules/interviewing/interview/interview-view.ts';
import { findPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';
import type { SheetFacts } from './sheet-facts.ts';

export interface SheetDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'AI_ENABLED' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>;
}

/** @throws AppError interviewing.interview_not_found; hiring.candidate_not_found of somebody who is being erased */
export async function loadSheetFacts(deps: SheetDeps, actor: Actor, interviewId: string): Promise<SheetFacts> {
  return asTenant(deps.db, actor.userId, (tx) => load(tx, deps, actor, interviewId));
}

async function load(tx: TenantTx, { config }: SheetDeps, actor: Actor, interviewId: string): Promise<SheetFacts> {
  const interview = await interviewView(tx, actor, interviewId);
  const { newestCvId } = await candidateForInterview(tx, interview.candidate.id);
  const { focusAreas } = await positionForInterview(tx, interview.position.id);
  const sender = await senderOf(tx, tx.ownerId);
  // deleted while it was asked
  if (sender === undefined) throw new AppError('interviewing.interview_not_found', { interviewId });
  const usesCv = interview.cvId !== null || interview.followsNewestCv;
  return {
    interview,
    plan: (await findPlanVersion(tx, interviewId, null))?.plan,
    focusAreas,
    cv: newestCvId === null ? 'none' : usesCv ? 'used' : 'kept',
    sender,
    model: sender.usesAi && hasModel(config) ? config.OPENAI_MODEL : null,
    retentionMonths: await retentionMonthsOf(tx),
    timeZone: sender.timezone,
  };
}
