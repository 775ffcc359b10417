import { sql } from 'kysely';
import * as z from 'zod/mini';
import { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { InterviewType } from '#contracts/interviewing/plan/plan.ts';
import { candidateLabel, positionLabel } from '#modules/hiring/index.ts';
import { tenantRead } from '#platform/db/tenant-read.ts';

const Completed = z.object({
  id: z.string(),
  at: z.string(),
  positionId: z.string(),
  position: z.string(),
  type: InterviewType,
  userRole: z.nullable(z.string()),
  /**
   * null until a recommendation is recorded; the other nullable fields are null as well then, so that nobody sees here
   * what the decision must be made without
   */
  recommendation: z.nullable(Recommendation),
  notMet: z.nullable(z.number()),
  /** null if the interview was reopened after its end, because its first end is then unknown */
  finishedLate: z.nullable(z.boolean()),
  /** answers with a score or a red flag */
  answers: z.nullable(
    z.array(
      z.object({
        questionId: z.string(),
        score: z.nullable(z.number()),
        ticks: z.array(z.string()),
        hasNote: z.boolean(),
        redFlag: z.boolean(),
      }),
    ),
  ),
  /** what an offer requires, according to the plan the interview was held with */
  leastScores: z.nullable(
    z.array(z.object({ questionId: z.string(), least: z.number(), ifAsked: z.optional(z.literal(true)) })),
  ),
});
export type CompletedInterview = z.infer<typeof Completed>;

type Read = Parameters<typeof completedInterviews>;

/**
 * The completed interviews of the last twelve months, newest first, with the scores of those that are decided. Excludes
 * candidates who are being erased.
 *
 * @param given `limit`: maximum number of interviews
 */
export async function listCompletedInterviews(...read: Read): Promise<CompletedInterview[]> {
  return z.parse(z.array(Completed), await completedInterviews(...read));
}

/**
 * Looks up related rows per interview; the inner limits enforce this. With joins, the query planner would read all runs
 * and answers of the account.
 */
const completedInterviews = tenantRead((tenant, { limit }: { readonly limit: number }) =>
  tenant
    .selectFrom(
      tenant
        .selectFrom('interviewing.interview')
        .selectAll()
        .where('owner_id', '=', tenant.ownerId)
        .where('status', '=', sql.lit('completed'))
        .where('started_at', '>', sql<Date>`now() - interval '12 months'`)
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .as('i'),
    )
    .innerJoinLateral(candidateLabel(tenant, 'i.candidate_id').as('candidate'), (join) => join.onTrue())
    .innerJoinLateral(positionLabel(tenant, 'i.position_id').as('position'), (join) => join.onTrue())
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('interviewing.run as r')
          .innerJoin('interviewing.plan_version as v', (join) =>
            join
              .onRef('v.owner_id', '=', 'r.owner_id')
              .onRef('v.plan_id', '=', 'r.plan_id')
              .onRef('v.version', '=', 'r.plan_version'),
          )
          .where('r.owner_id', '=', tenant.ownerId)
          .whereRef('r.interview_id', '=', 'i.id')
          .where('i.recommendation', 'is not', null)
          .limit(sql.lit(1))
          .select([
            sql<boolean | null>`case when not exists (select from interviewing.audit u
                where u.owner_id = i.owner_id and u.interview_id = i.id and u.kind = 'reopened')
              then r.ended_at >= r.started_at + make_interval(mins => i.length_min + 60) end`.as('finished_late'),
            sql`(select coalesce(json_agg(json_build_object('questionId', a.question_id, 'score', a.score,
                'ticks', a.ticks, 'hasNote', a.notes <> '', 'redFlag', a.red_flag)), '[]')
              from interviewing.answer a
              where a.owner_id = i.owner_id and a.interview_id = i.id and a.question_id = any (r.question_ids)
                and (a.score is not null or a.red_flag))`.as('answers'),
            sql`(select json_agg(least || jsonb_build_object('questionId', question -> 'id'))
              from jsonb_path_query(v.content, '$.decision.offer.leastScores[*]') as least
              join jsonb_path_query(v.content, '$.questions[*]') as question on question -> 'order' = least -> 'order')`.as(
              'least_scores',
            ),
          ])
          .as('r'),
      (join) => join.onTrue(),
    )
    .select([
      'i.id',
      'i.started_at as at',
      'i.position_id as positionId',
      'position.title as position',
      'i.type',
      'i.user_role as userRole',
      'i.recommendation',
      'i.not_met_count as notMet',
      'r.finished_late as finishedLate',
      'r.answers',
      'r.least_scores as leastScores',
    ])
    .orderBy('i.started_at', 'desc')
    .orderBy('i.id', 'desc'),
);
