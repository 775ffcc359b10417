import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** Interviews of one position are few; more texts than these would slow a plan for nothing. */
const most = 400;

/**
 * What this position's other interviews ask: every other core, and what was put to this candidate alone. A person who
 * comes to several of them hears no question twice.
 */
export async function askedElsewhere(
  tx: TenantTx,
  place: {
    readonly positionId: string;
    readonly candidateId: string;
    readonly interviewId: string;
    readonly coreId: string | null;
  },
): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`
    select question ->> 'text' as text
      from interviewing.core c, jsonb_array_elements(c.content -> 'questions') question
      where c.owner_id = ${tx.ownerId} and c.position_id = ${place.positionId} and c.id is distinct from ${place.coreId}::uuid
    union
    select question ->> 'text'
      from interviewing.interview i
      join interviewing.plan p on p.interview_id = i.id
      join interviewing.plan_version v on v.plan_id = p.id and v.version = p.current_version,
      jsonb_array_elements(v.content -> 'questions') question
      where i.owner_id = ${tx.ownerId} and i.position_id = ${place.positionId} and i.candidate_id = ${place.candidateId}
        and i.id <> ${place.interviewId} and question ->> 'block' = 'cv'
    order by text
    limit ${most}`.execute(tx);
  return rows.map(({ text }) => text);
}
