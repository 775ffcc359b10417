import { sql } from 'kysely';
import * as z from 'zod/mini';
import { PlanChange, type PlanVersionInShort } from '#contracts/interviewing/plan/plan-versions.ts';
import { PlanSource } from '#contracts/interviewing/plan/plan.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';

const most = 200;

/** Empty if no plan was made. @throws AppError interviewing.interview_not_found */
export async function listPlanVersions(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
): Promise<{ items: PlanVersionInShort[] }> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    await getInterviewRow(tx, interviewId);
    const rows = await tx
      .selectFrom('interviewing.plan as p')
      .innerJoin('interviewing.plan_version as v', 'v.plan_id', 'p.id')
      .where('p.owner_id', '=', tx.ownerId)
      .where('v.owner_id', '=', tx.ownerId)
      .where('p.interview_id', '=', interviewId)
      .select(['v.version', 'v.change', 'v.restored_version', 'v.source', 'v.created_at'])
      .select([
        sql<string | null>`v.content #>> '{provenance,model}'`.as('model'),
        sql<number>`jsonb_array_length(v.content -> 'questions')`.as('questions'),
      ])
      .orderBy('v.version', 'desc')
      .limit(most)
      .execute();
    return {
      items: rows.map((row) => ({
        version: row.version,
        change: row.change === null ? null : z.parse(PlanChange, row.change),
        restoredVersion: row.restored_version,
        source: z.parse(PlanSource, row.source),
        model: row.model,
        questions: row.questions,
        createdAt: row.created_at.toISOString(),
      })),
    };
  });
}
