import type { BodyOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing/plan/plan-generation.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { requireVerifiedEmail } from '#modules/auth/index.ts';
import { candidateForInterview, cvForPlan, requireWritablePosition } from '#modules/hiring/index.ts';
import { planRequested } from '#modules/interviewing/events.ts';
import { requireGenerationLeft } from './generation-limit.ts';
import { generationOf } from './generation-view.ts';
import { isUnderWay } from './give-up-generation.ts';
import { decideOrRefuse } from '#modules/interviewing/interview/interview-facts.ts';
import {
  type InterviewRow,
  getInterviewRow,
  lockInterview,
} from '#modules/interviewing/interview/interview-queries.ts';
import { writeStatus } from '#modules/interviewing/interview/change-status.ts';

type GenerateInput = BodyOf<typeof contract.generatePlan>;

/**
 * Queues the next generation of an interview's plan. Uses no quota: creating the interview already did.
 *
 * @throws AppError interviewing.generation_running, interviewing.generation_limit, interviewing.transition_refused,
 * auth.email_not_verified, hiring.candidate_not_found, and the code of a CV that cannot be read
 */
export async function generatePlan(
  deps: { db: Db; config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL'> },
  actor: Actor,
  interviewId: string,
  input: GenerateInput,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<contract.Generation> {
  requireVerifiedEmail(actor, deps.config);
  return asTenant(deps.db, actor.userId, (tx) => generate(tx, actor, interviewId, input), { idempotencyKey });
}

async function generate(
  tx: TenantTx,
  actor: Actor,
  interviewId: string,
  input: GenerateInput,
): Promise<contract.Generation> {
  const row = await lockInterview(tx, interviewId);
  const to = decideOrRefuse('generate', row);
  await requireWritablePosition(tx, row.position_id);
  if (isUnderWay(row)) throw new AppError('interviewing.generation_running', { attempt: row.attempt });
  const cvId = input.withoutCv ? null : await readableCv(tx, row);
  await requireGenerationLeft(tx);

  const { id: planId, attempt } = await tx
    .insertInto('interviewing.plan')
    .values({ id: newId(), owner_id: tx.ownerId, interview_id: interviewId, attempt: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'interview_id'])
        .doUpdateSet((eb) => ({ attempt: eb('interviewing.plan.attempt', '+', 1) })),
    )
    .returning(['id', 'attempt'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('interviewing.generation')
    .values({ owner_id: tx.ownerId, plan_id: planId, attempt, wanted_source: input.source ?? null, cv_id: cvId })
    .execute();
  await writeStatus(tx, interviewId, to);
  await appendEvent(tx, planRequested(planId, { interviewId, planId, attempt }));
  return generationOf(await getInterviewRow(tx, interviewId), actor.language);
}

/** The CV to plan from. @throws AppError if the CV cannot be read; the page then offers "generate without CV" */
async function readableCv(tx: TenantTx, row: InterviewRow): Promise<string | null> {
  const cvId = row.follows_newest_cv ? await followNewestCv(tx, row) : row.cv_id;
  if (cvId === null) return null;
  const cv = await cvForPlan(tx, cvId);
  if (cv.state === 'no_text') throw new AppError('hiring.cv_no_text', { cvId });
  if (cv.state === 'failed') throw new AppError(cv.errorCode ?? 'hiring.cv_damaged', { cvId });
  return cvId;
}

async function followNewestCv(tx: TenantTx, row: InterviewRow): Promise<string | null> {
  const { newestCvId } = await candidateForInterview(tx, row.candidate_id);
  if (newestCvId !== row.cv_id) {
    await tx
      .updateTable('interviewing.interview')
      .set({ cv_id: newestCvId })
      .where('owner_id', '=', tx.ownerId)
      .where('id', '=', row.id)
      .execute();
  }
  return newestCvId;
}
