import { sql } from 'kysely';
import { limits } from '#contracts/limits.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/**
 * An interview with what its view and its state machine need. Windows of time are compared here, with the database's
 * clock; `mean` is for the view to hide until a recommendation is chosen.
 */
export function selectInterviews(tx: TenantTx) {
  return tx
    .selectFrom('interviewing.interview as i')
    .leftJoin('interviewing.plan as p', (join) =>
      join.onRef('p.owner_id', '=', 'i.owner_id').onRef('p.interview_id', '=', 'i.id'),
    )
    .leftJoin('interviewing.plan_version as v', (join) =>
      join.onRef('v.plan_id', '=', 'p.id').onRef('v.version', '=', 'p.current_version'),
    )
    .leftJoin('interviewing.generation as g', (join) =>
      join.onRef('g.plan_id', '=', 'p.id').onRef('g.attempt', '=', 'p.attempt'),
    )
    .leftJoin('interviewing.summary as s', 's.interview_id', 'i.id')
    .where('i.owner_id', '=', tx.ownerId)
    .select([
      'i.id',
      'i.position_id',
      'i.candidate_id',
      'i.cv_id',
      'i.follows_newest_cv',
      'i.type',
      'i.duration_min',
      'i.language',
      'i.scheduled_at',
      'i.user_role',
      'i.previous_feedback',
      'i.status',
      'i.cancel_reason',
      'i.started_at',
      'i.completed_at',
      'i.version',
      'i.created_at',
      'p.id as plan_id',
      'p.current_version as plan_version',
      'g.attempt',
      'g.state as generation_state',
      'g.step',
      'g.created_at as generation_created_at',
      'g.error_code',
      's.recommendation',
    ])
    .select([
      sql<boolean>`coalesce(v.problems = '[]'::jsonb, false)`.as('plan_passes'),
      sql<boolean>`coalesce(v.problems = '[]'::jsonb and g.state not in ('queued', 'running'), false)`.as('plan_ready'),
      sql<boolean>`coalesce((select bool_or(a.score is not null) from ${ofRun}), false)`.as('anything_scored'),
      sql<boolean>`coalesce(i.started_at > now() - make_interval(secs => ${limits.run.undoStartSec}), false)`.as(
        'undo_open',
      ),
      sql<boolean>`coalesce(i.completed_at > now() - interval '24 hours', i.cancelled_at > now() - interval '30 days', false)`.as(
        'reopen_open',
      ),
      sql<number | null>`(select round(avg(a.score), 1)::float8 from ${ofRun})`.as('mean'),
    ]);
}

const ofRun = sql`interviewing.run r join interviewing.answer a
  on a.interview_id = r.interview_id and a.question_id = any (r.question_ids) where r.interview_id = i.id`;

export type InterviewRow = Awaited<ReturnType<ReturnType<typeof selectInterviews>['executeTakeFirstOrThrow']>>;

/** @throws AppError interviewing.interview_not_found */
export async function getInterviewRow(tx: TenantTx, interviewId: string): Promise<InterviewRow> {
  const row = await selectInterviews(tx).where('i.id', '=', interviewId).executeTakeFirst();
  if (row === undefined) throw new AppError('interviewing.interview_not_found', { interviewId });
  return row;
}

/**
 * As {@link getInterviewRow}, holding the interview until the transaction ends: whoever changes an interview, its plan
 * or its run takes this lock first, so that two changes never pass each other.
 */
export async function lockInterview(tx: TenantTx, interviewId: string): Promise<InterviewRow> {
  await sql`select from interviewing.interview where owner_id = ${tx.ownerId} and id = ${interviewId} for update`.execute(
    tx,
  );
  return getInterviewRow(tx, interviewId);
}
