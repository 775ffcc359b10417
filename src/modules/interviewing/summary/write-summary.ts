import { sql } from 'kysely';
import type { BodyOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing/summary/interview-summary.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { recommendationRecorded } from '#modules/interviewing/events.ts';
import { writeAudit } from '#modules/interviewing/interview/audit.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { keepRecommendation } from '#modules/interviewing/interview/keep-recommendation.ts';
import { tellStage } from '#modules/interviewing/interview/tell-stage.ts';
import { findSummary, summaryView } from './read-summary.ts';

type Written = BodyOf<typeof contract.putSummary>;

/**
 * Saves the person's summary. A recommendation is accepted only for a completed interview; changing one is allowed and
 * audited.
 *
 * @throws AppError interviewing.recommendation_before_completion; common.stale with the current summary
 */
export async function writeSummary(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
  written: Written,
  ifMatch: number | undefined,
): Promise<contract.Summary> {
  return asTenant(deps.db, actor.userId, (tx) => write(tx, actor, interviewId, written, ifMatch));
}

async function write(tx: TenantTx, actor: Actor, interviewId: string, written: Written, ifMatch: number | undefined) {
  const interview = await lockInterview(tx, interviewId);
  requireStatus(interview, 'in_progress', 'completed');
  const before = await findSummary(tx, interviewId);
  if (ifMatch !== undefined && ifMatch !== (before?.version ?? 0)) {
    throw new AppError('common.stale', { current: await summaryView(tx, interviewId) });
  }
  if (written.recommendation !== null && interview.status !== 'completed') {
    throw new AppError('interviewing.recommendation_before_completion', { interviewId });
  }
  const chosen = before?.recommendation ?? null;
  const changed = written.recommendation !== chosen;
  const decision = changed
    ? {
        decided_at: written.recommendation === null ? null : sql<Date>`now()`,
        decided_by: written.recommendation === null ? null : actor.userId,
      }
    : { decided_at: before?.decided_at ?? null, decided_by: before?.decided_by ?? null };
  const row = {
    overall_assessment: written.overallAssessment,
    strengths: written.strengths,
    concerns: written.concerns,
    recommendation: written.recommendation,
    version: (before?.version ?? 0) + 1,
    ...decision,
  };
  await tx
    .insertInto('interviewing.summary')
    .values({ interview_id: interviewId, owner_id: tx.ownerId, ...row })
    .onConflict((conflict) => conflict.column('interview_id').doUpdateSet(row))
    .execute();
  if (changed) {
    await keepRecommendation(tx, interviewId, written.recommendation);
    await tellStage(tx, interview.candidate_id);
  }
  if (changed && written.recommendation !== null) {
    await appendEvent(tx, recommendationRecorded(interviewId, { interviewId }));
  }
  publishChange(tx, { kind: 'interview', id: interviewId });
  if (chosen !== null && changed) {
    await writeAudit(tx, actor, interviewId, 'recommendation_changed', { from: chosen, to: written.recommendation });
  }
  return summaryView(tx, interviewId);
}
