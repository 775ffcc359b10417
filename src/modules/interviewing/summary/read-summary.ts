import * as z from 'zod/mini';
import { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { coreMean } from '#contracts/interviewing/summary/core-mean.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { fullNameOf } from '#modules/auth/index.ts';
import { coverageOf } from './coverage.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import { getFrozenPlan, listAnswers } from '#modules/interviewing/run/run-queries.ts';

/**
 * Empty until a person writes it. @throws AppError interviewing.interview_not_found, interviewing.transition_refused
 */
export async function readSummary(deps: { db: Db }, actor: Actor, interviewId: string): Promise<Summary> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    requireStatus(await getInterviewRow(tx, interviewId), 'in_progress', 'completed');
    return summaryView(tx, interviewId);
  });
}

/** Includes the score and the means only once a recommendation is recorded. */
export async function summaryView(tx: TenantTx, interviewId: string): Promise<Summary> {
  const plan = await getFrozenPlan(tx, interviewId);
  const answers = await listAnswers(tx, interviewId, plan);
  const row = await findSummary(tx, interviewId);
  const recommendation = z.parse(z.nullable(Recommendation), row?.recommendation ?? null);
  const decided = recommendation !== null;
  return {
    overallAssessment: row?.overall_assessment ?? '',
    strengths: row?.strengths ?? [],
    concerns: row?.concerns ?? [],
    recommendation,
    decidedAt: row?.decided_at?.toISOString() ?? null,
    decidedBy: row?.decided_by ? await fullNameOf(tx, row.decided_by) : null,
    score: decided ? coreMean(plan.questions, answers) : null,
    coverage: coverageOf(plan, answers, decided),
    version: row?.version ?? 0,
  };
}

export async function findSummary(tx: TenantTx, interviewId: string) {
  return tx
    .selectFrom('interviewing.summary')
    .selectAll()
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', interviewId)
    .executeTakeFirst();
}
