import { sql } from 'kysely';
import * as z from 'zod/mini';
import { Language } from '#contracts/common.ts';
import { InterviewType } from '#contracts/interviewing/plan/plan.ts';
import { SkipReason } from '#contracts/interviewing/run/interview-run.ts';
import { candidateLabel } from '#modules/hiring/index.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

const Asked = z.object({
  type: InterviewType,
  durationMinutes: z.number(),
  language: Language,
  /** number of completed interviews of this type, length and language */
  held: z.number(),
  text: z.string(),
  topic: z.string(),
  isAskedNow: z.boolean(),
  interviews: z.number(),
  asked: z.number(),
  redFlags: z.number(),
  scores: z.array(z.number()),
  /** the reason for each time that it was skipped */
  skips: z.array(SkipReason),
  /** medians of the answers that were timed; null if there are none. Interviews with extra time are excluded */
  takenSec: z.nullable(z.number()),
  plannedMin: z.nullable(z.number()),
  timed: z.number(),
  hireScores: z.array(z.number()),
  noHireScores: z.array(z.number()),
});
export type AskedQuestion = z.infer<typeof Asked>;

/**
 * The outcome of each core question in a position's completed interviews. Questions are identified by their wording and
 * scale, because a regenerated or edited plan keeps those but not always the id or core hash. Excludes candidates who
 * are being erased. In interview order; the type, length and language used most recently comes first.
 *
 * Looks up related rows per interview; the inner limits enforce this. With joins, the query planner would read all runs
 * and answers of an account.
 *
 * @param positionVersion the version whose cores decide whether a question is still asked
 */
export async function listAskedQuestions(
  tx: TenantTx,
  { positionId, positionVersion }: { readonly positionId: string; readonly positionVersion: number },
): Promise<AskedQuestion[]> {
  const { rows } = await sql`
    with held as materialized (
      select i.id, i.type, i.duration_min, i.language, i.recommendation, i.extra_time, r.plan_id, r.plan_version
      from interviewing.interview i
      cross join lateral (select * from interviewing.run
        where owner_id = i.owner_id and interview_id = i.id limit 1) r
      where i.owner_id = ${tx.ownerId} and i.position_id = ${positionId} and i.status = 'completed'
        and exists (${candidateLabel(tx, 'i.candidate_id')})
    ), kind as (
      select type, duration_min, language, count(*)::integer as held, max(id::text) as latest
      from held group by type, duration_min, language
    ), serving as (
      select distinct c.type, c.duration_min, c.language, question ->> 'text' as text,
        md5((question -> 'anchors')::text) as scale
      from interviewing.core c cross join lateral jsonb_path_query(c.content, '$.questions[*]') as question
      where c.owner_id = ${tx.ownerId} and c.position_id = ${positionId}
        and c.position_version = ${positionVersion} and c.retired_at is null
    ), asked as (
      select h.id, h.type, h.duration_min, h.language, h.recommendation, question ->> 'text' as text,
        md5((question -> 'anchors')::text) as scale, coalesce(question ->> 'topic', question ->> 'category') as topic,
        (question ->> 'order')::integer as place, (question ->> 'expectedMin')::integer as planned,
        a.state, a.skip_reason, a.score, a.red_flag, a.spent_sec,
        coalesce(a.score is not null or a.state = 'answered', false) as is_asked,
        a.score is not null and a.spent_sec > 0 and h.extra_time = 0 as is_timed
      from held h
      cross join lateral (select * from interviewing.plan_version
        where owner_id = ${tx.ownerId} and plan_id = h.plan_id and version = h.plan_version limit 1) v
      cross join lateral jsonb_path_query(v.content, '$.questions[*] ? (@.block == "core")') as question
      left join lateral (select * from interviewing.answer where owner_id = ${tx.ownerId} and interview_id = h.id
        and question_id = (question ->> 'id')::uuid limit 1) a on true
    ), question as (
      select type, duration_min, language, text, scale,
        (array_agg(topic order by id desc))[1] as topic, min(place) as place,
        count(*)::integer as interviews,
        (count(*) filter (where is_asked))::integer as asked,
        (count(*) filter (where red_flag))::integer as "redFlags",
        coalesce(array_agg(score) filter (where score is not null), '{}') as scores,
        coalesce(array_agg(skip_reason) filter (where state = 'skipped' and not is_asked), '{}') as skips,
        percentile_cont(0.5) within group (order by spent_sec) filter (where is_timed) as "takenSec",
        percentile_cont(0.5) within group (order by planned) filter (where is_timed) as "plannedMin",
        (count(*) filter (where is_timed))::integer as timed,
        coalesce(array_agg(score) filter (where score is not null and recommendation = 'hire'), '{}') as "hireScores",
        coalesce(array_agg(score) filter (where score is not null and recommendation = 'no_hire'), '{}')
          as "noHireScores"
      from asked group by type, duration_min, language, text, scale
    )
    select q.*, q.duration_min as "durationMinutes", kind.held, exists (
        select from serving s where s.type = q.type and s.duration_min = q.duration_min and s.language = q.language
          and s.text = q.text and s.scale = q.scale) as "isAskedNow"
    from question q join kind using (type, duration_min, language)
    order by kind.latest desc, q.place, q.text, q.scale`.execute(tx);
  return z.parse(z.array(Asked), rows);
}
