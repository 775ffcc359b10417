import type { Language } from '#contracts/common.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { hasModel } from '#platform/llm/has-model.ts';
import { senderOf } from '#modules/auth/index.ts';
import { positionForInterview, retentionMonthsOf } from '#modules/hiring/index.ts';
import { candidateOfInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { interviewView } from '#modules/interviewing/interview/interview-view.ts';
import { findPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';
import { planIn } from '#modules/interviewing/twin/twin-queries.ts';
import type { SheetFacts } from './sheet-facts.ts';

export interface SheetDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'AI_ENABLED' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>;
}

export interface SheetWanted {
  readonly interviewId: string;
  /** undefined: the interview's language */
  readonly language?: Language | undefined;
}

/**
 * @throws AppError interviewing.interview_not_found; hiring.candidate_not_found if the candidate is being erased;
 * interviewing.twin_not_found
 */
export async function loadSheetFacts(deps: SheetDeps, actor: Actor, wanted: SheetWanted): Promise<SheetFacts> {
  return asTenant(deps.db, actor.userId, (tx) => load(tx, deps, actor, wanted));
}

async function load(tx: TenantTx, { config }: SheetDeps, actor: Actor, wanted: SheetWanted): Promise<SheetFacts> {
  const { interviewId } = wanted;
  const own = await interviewView(tx, actor, interviewId);
  const interview = { ...own, language: wanted.language ?? own.language };
  const ownPlan = (await findPlanVersion(tx, interviewId, null))?.plan;
  const plan = ownPlan && (await planIn(tx, ownPlan, interview.language));
  if (plan === undefined && interview.language !== own.language) {
    throw new AppError('interviewing.twin_not_found', { interviewId });
  }
  const { newestCvId } = await candidateOfInterview(tx, interviewId);
  const { focusAreas } = await positionForInterview(tx, interview.position.id);
  const sender = await senderOf(tx, tx.ownerId);
  // The account was deleted during the request.
  if (sender === undefined) throw new AppError('interviewing.interview_not_found', { interviewId });
  const usesCv = interview.cvId !== null || interview.followsNewestCv;
  return {
    interview,
    plan,
    ownPlan,
    focusAreas,
    cv: newestCvId === null ? 'none' : usesCv ? 'used' : 'kept',
    sender,
    model: sender.usesAi && hasModel(config) ? config.OPENAI_MODEL : null,
    retentionMonths: await retentionMonthsOf(tx),
    timeZone: sender.timezone,
  };
}
