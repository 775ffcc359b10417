import { sql } from 'kysely';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import type { ModelAnswer } from '#modules/interviewing/plan-writer/plan-writer.ts';
import type { PlanGenerationInput } from '#workflows/contracts/plan-generation.ts';

/** Stores nothing if the interview was deleted in the meantime. */
export async function keepAiRecord(
  tx: TenantTx,
  { interviewId, attempt }: Pick<PlanGenerationInput, 'interviewId' | 'attempt'>,
  answer: ModelAnswer,
): Promise<void> {
  await sql`insert into interviewing.ai_record (id, owner_id, interview_id, attempt, part, model, prompt_version,
      prompt_hash, answer_hash, checks, accepted, input_tokens, output_tokens)
    select ${newId()}, i.owner_id, i.id, ${attempt}, ${answer.part}, ${answer.model}, ${answer.promptVersion},
      ${answer.promptHash}, ${answer.answerHash}, ${storedJson(answer.checks)}::jsonb, ${answer.accepted},
      ${answer.usage.input}, ${answer.usage.output}
    from interviewing.interview i where i.owner_id = ${tx.ownerId} and i.id = ${interviewId}`.execute(tx);
}
