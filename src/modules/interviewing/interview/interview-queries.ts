import { type RawBuilder, sql } from 'kysely';
import type { InterviewGroup } from '#contracts/interviewing/interviewing.ts';
import { limits } from '#contracts/limits.ts';
import type { TenantBuilder } from '#platform/db/tenant-read.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { candidateForInterview, candidateLabel, positionLabel } from '#modules/hiring/index.ts';

/** When an interview started or, before that, when it is scheduled to start. */
export const interviewAt = sql<Date | null>`coalesce(i.started_at, i.scheduled_at)`;

const isAhead = sql<boolean>`i.status in ('draft', 'planned')`;
/**
 * Overdue only after the planned length has passed, because until then it can still start late. The first of the two
 * conditions can use an index.
 */
const isOverdue = sql<boolean>`i.scheduled_at < now() and i.scheduled_at + make_interval(mins => i.length_min) < now()`;
export const isUndecided = sql<boolean>`i.status = 'completed' and i.recommendation is null`;
export const isDecided = sql<boolean>`i.status = 'completed' and i.recommendation is not null`;

/** Its time has passed and nobody started it. */
export const isMissed = sql<boolean>`${isAhead} and ${isOverdue}`;

export const isInGroup: Readonly<Record<InterviewGroup, RawBuilder<boolean>>> = {
  running: sql`i.status = 'in_progress'`,
  waiting: sql`(${isUndecided} or ${isMissed})`,
  upcoming: sql`(${isAhead} and (${isOverdue}) is not true)`,
  closed: sql`(${isDecided} or i.status = 'cancelled')`,
};

/**
 * The candidate's name or the position's title matches the pattern. Both are scalar subqueries per row: with `exists`,
 * the query planner would first read all candidates of the account.
 */
export function isNamed(tx: TenantBuilder, pattern: string): RawBuilder<boolean> {
  const name = candidateLabel(tx, 'i.candidate_id');
  const title = positionLabel(tx, 'i.position_id').clearSelect().select('title');
  return sql`(${name} ilike ${pattern} or ${title} ilike ${pattern})`;
}

/** The owner's interviews, to be filtered further and passed to {@link withPlan}. */
export function ownInterviews(tx: TenantBuilder) {
  return tx.selectFrom('interviewing.interview as i').selectAll('i').where('i.owner_id', '=', tx.ownerId);
}

/**
 * Interviews with the columns that their view and state machine need. Time windows are compared here, using the
 * database's clock. `mean` is set only once a recommendation is recorded, so that the person deciding has not seen it.
 *
 * Looks up related rows per interview, including the position and candidate labels; the inner limits enforce this. With
 * joins, the query planner would read all plans of an account, because it assumes that every account is of average
 * size.
 */
export function withPlan(tx: TenantBuilder, interviews: Pick<ReturnType<typeof ownInterviews>, 'as'>) {
  return tx
    .selectFrom(interviews.as('i'))
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('interviewing.plan as p')
          .leftJoin('interviewing.generation as g', (join) =>
            join.onRef('g.plan_id', '=', 'p.id').onRef('g.attempt', '=', 'p.attempt'),
          )
          .whereRef('p.owner_id', '=', 'i.owner_id')
          .whereRef('p.interview_id', '=', 'i.id')
          .limit(sql.lit(1))
          .select([
            'p.id as plan_id',
            'p.current_version as plan_version',
            'g.attempt',
            'g.state as generation_state',
            'g.step',
            'g.created_at as generation_created_at',
            'g.error_code',
            'p.passes',
          ])
          .as('p'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(positionLabel(tx, 'i.position_id').as('position'), (join) => join.onTrue())
    .leftJoinLateral(candidateLabel(tx, 'i.candidate_id').as('candidate'), (join) => join.onTrue())
    .select([
      'i.id',
      'i.position_id',
      'i.candidate_id',
      'i.cv_id',
      'i.follows_newest_cv',
      'i.type',
      'i.duration_min',
      'i.extra_time',
      'i.break_min',
      'i.length_min',
      'i.questions_in_advance',
      'i.language',
      'i.scheduled_at',
      'i.user_role',
      'i.previous_feedback',
      'i.open_points',
      'i.status',
      'i.cancel_reason',
      'i.started_at',
      'i.completed_at',
      'i.version',
      'i.created_at',
      'p.plan_id',
      'p.plan_version',
      'p.attempt',
      'p.generation_state',
      'p.step',
      'p.generation_created_at',
      'p.error_code',
      'i.recommendation',
      'position.title as position_title',
      'position.level as position_level',
      'candidate.name as candidate_name',
    ])
    .select([
      sql<boolean>`coalesce(p.passes, false)`.as('plan_passes'),
      sql<boolean>`coalesce(p.passes and p.generation_state not in ('queued', 'running'), false)`.as('plan_ready'),
      sql<boolean>`coalesce(i.started_at > now() - make_interval(secs => ${sql.lit(limits.run.undoStartSec)}), false)`.as(
        'undo_open',
      ),
      // needed only while the start can still be undone
      sql<boolean>`case when i.status = 'in_progress'
        then coalesce((select bool_or(a.score is not null) from interviewing.run r join interviewing.answer a
          on a.interview_id = r.interview_id and a.question_id = any (r.question_ids)
          where r.interview_id = i.id), false) else false end`.as('anything_scored'),
      sql<boolean>`coalesce(i.completed_at > now() - interval '24 hours', i.cancelled_at > now() - interval '30 days', false)`.as(
        'reopen_open',
      ),
      sql<number | null>`case when i.recommendation is not null then i.mean_score end`.as('mean'),
      sql<number | null>`case when i.recommendation is not null then i.not_met_count end`.as('not_met'),
      sql<number | null>`case when i.recommendation is not null then i.open_count end`.as('open'),
      sql<number | null>`case when i.recommendation is null then i.scored_count end`.as('scored'),
      sql<number | null>`case when i.recommendation is null then i.question_count end`.as('to_score'),
    ]);
}

export type InterviewRow = Awaited<ReturnType<ReturnType<typeof withPlan>['executeTakeFirstOrThrow']>>;

/** @throws AppError interviewing.interview_not_found */
export async function getInterviewRow(tx: TenantTx, interviewId: string): Promise<InterviewRow> {
  const row = await withPlan(tx, ownInterviews(tx).where('i.id', '=', interviewId)).executeTakeFirst();
  if (row === undefined) throw new AppError('interviewing.interview_not_found', { interviewId });
  return row;
}

/**
 * Like {@link getInterviewRow}, but locks the interview until the transaction ends. Every change of an interview, its
 * plan or its run takes this lock first, so that changes are serialised.
 */
export async function lockInterview(tx: TenantTx, interviewId: string): Promise<InterviewRow> {
  await sql`select from interviewing.interview where owner_id = ${tx.ownerId} and id = ${interviewId} for update`.execute(
    tx,
  );
  return getInterviewRow(tx, interviewId);
}

/**
 * The candidate of an interview, locked until the transaction ends. The interview is locked first: if the candidate's
 * record were merged into another between the two reads, the lookup would miss it.
 *
 * @throws AppError interviewing.interview_not_found, hiring.candidate_not_found
 */
export async function candidateOfInterview(tx: TenantTx, interviewId: string) {
  const { rows } = await sql<{ candidate_id: string }>`select candidate_id from interviewing.interview
    where owner_id = ${tx.ownerId} and id = ${interviewId} for key share`.execute(tx);
  const [interview] = rows;
  if (interview === undefined) throw new AppError('interviewing.interview_not_found', { interviewId });
  return candidateForInterview(tx, interview.candidate_id);
}
