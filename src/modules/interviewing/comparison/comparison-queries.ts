import { sql } from 'kysely';
import * as z from 'zod/mini';
import { Language } from '#contracts/common.ts';
import { RequirementAnswer } from '#contracts/interviewing/run/interview-run.ts';
import { Recommendation, Unmet } from '#contracts/interviewing/interviewing.ts';
import { Competency, InterviewType, PointToSettle, Question, Requirement } from '#contracts/interviewing/plan/plan.ts';
import { candidateLabel } from '#modules/hiring/index.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** The fields read from an interview and from the plan it was held with. */
const Decided = z.object({
  id: z.string(),
  candidateId: z.string(),
  candidateName: z.string(),
  type: InterviewType,
  durationMinutes: z.number(),
  language: Language,
  startedAt: z.date(),
  recommendation: Recommendation,
  unmet: Unmet,
  questionsInAdvance: z.boolean(),
  coreHash: z.string(),
  competencies: z.array(z.pick(Competency, { id: true, name: true, mustHave: true })),
  /** the core questions, in interview order */
  questions: z.array(z.pick(Question, { id: true, order: true, text: true, competencyId: true })),
  /** tasks with a handout that only this candidate was given */
  tasks: z.array(z.pick(Question, { id: true, text: true, competencyId: true, handout: true, anchors: true })),
  /** scores an offer requires, by the order of the question */
  leastScores: z.array(z.object({ order: z.number(), least: z.number(), ifAsked: z.optional(z.literal(true)) })),
  requirements: z.array(z.pick(Requirement, { text: true, basis: true })),
  points: z.array(z.pick(PointToSettle, { text: true, requirement: true })),
  answers: z.array(
    z.object({ questionId: z.string(), score: z.nullable(z.number()), notes: z.string(), redFlagSeen: z.boolean() }),
  ),
  requirementAnswers: z.record(z.string(), RequirementAnswer),
});
export type DecidedInterview = z.infer<typeof Decided>;

/** The newest decided interviews for a position. */
export async function listDecided(tx: TenantTx, positionId: string, limit: number): Promise<DecidedInterview[]> {
  const { rows } = await sql`
    select i.id, i.candidate_id as "candidateId", candidate.name as "candidateName", i.type,
      i.duration_min as "durationMinutes", i.language, r.started_at as "startedAt", i.recommendation,
      i.questions_in_advance as "questionsInAdvance", json_build_object('notMet', i.not_met_count, 'open', i.open_count) as unmet, v.core_hash as "coreHash", v.content -> 'competencies' as competencies,
      jsonb_path_query_array(v.content, '$.questions[*] ? (@.block == "core")') as questions,
      jsonb_path_query_array(v.content, '$.questions[*] ? (@.block == "cv" && exists(@.handout))') as tasks,
      coalesce(v.content #> '{decision,offer,leastScores}', '[]') as "leastScores",
      coalesce(v.content -> 'requirements', '[]') as requirements,
      coalesce(v.content -> 'candidate' -> 'toSettle', '[]') as points,
      (select coalesce(json_agg(json_build_object(
          'questionId', a.question_id, 'score', a.score, 'notes', a.notes, 'redFlagSeen', a.red_flag)), '[]')
        from interviewing.answer a where a.owner_id = i.owner_id and a.interview_id = i.id) as answers,
      (select coalesce(json_object_agg(q.requirement, q.answer), '{}')
        from interviewing.requirement_answer q where q.owner_id = i.owner_id and q.interview_id = i.id)
        as "requirementAnswers"
    from interviewing.interview i
    join interviewing.run r on r.owner_id = i.owner_id and r.interview_id = i.id
    join interviewing.plan_version v
      on v.owner_id = i.owner_id and v.plan_id = r.plan_id and v.version = r.plan_version
    cross join lateral (${candidateLabel(tx, 'i.candidate_id')}) as candidate
    where i.owner_id = ${tx.ownerId} and i.position_id = ${positionId} and i.status = 'completed'
      and i.recommendation is not null
    order by i.id desc
    limit ${limit}`.execute(tx);
  return z.parse(z.array(Decided), rows);
}

/** Number of completed interviews for a position that still need a recommendation. */
export async function countUndecided(tx: TenantTx, positionId: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('interviewing.interview')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('owner_id', '=', tx.ownerId)
    .where('position_id', '=', positionId)
    .where('status', '=', 'completed')
    .where('recommendation', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
