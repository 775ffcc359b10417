import * as z from 'zod/mini';
import { AiRecord } from '#contracts/interviewing/ai-records.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';

const most = 200;
const { part: Part, checks: Checks } = AiRecord.shape;

/** @throws AppError interviewing.interview_not_found */
export async function listAiRecords(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
): Promise<{ items: AiRecord[] }> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    await getInterviewRow(tx, interviewId);
    const rows = await tx
      .selectFrom('interviewing.ai_record')
      .selectAll()
      .where('owner_id', '=', tx.ownerId)
      .where('interview_id', '=', interviewId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return {
      items: rows.map((row) => ({
        id: row.id,
        attempt: row.attempt,
        part: z.parse(Part, row.part),
        model: row.model,
        promptVersion: row.prompt_version,
        promptHash: row.prompt_hash,
        answerHash: row.answer_hash,
        checks: z.parse(Checks, row.checks),
        accepted: row.accepted,
        tokens: { input: row.input_tokens, output: row.output_tokens },
        userId: row.owner_id,
        createdAt: row.created_at.toISOString(),
      })),
    };
  });
}
