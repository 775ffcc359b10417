import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** Interviews of one position are few; more texts than these would slow a plan for nothing. */
const most = 400;

/** What this position's other interviews ask. A person who comes to several of them hears no question twice. */
export interface AskedElsewhere {
  /** the questions of every other core */
  readonly askedElsewhere: readonly string[];
  /** what was put to this candidate alone; a core, which is for everyone, must not know it */
  readonly askedOfCandidate: readonly string[];
}

export async function askedElsewhere(
  tx: TenantTx,
  place: {
    readonly positionId: string;
    readonly candidateId: string;
    readonly interviewId: string;
    readonly coreId: string | null;
  },
): Promise<AskedElsewhere> {
  const { rows } = await sql<{ text: string; of_candidate: boolean }>`
    select question ->> 'text' as text, false as of_candidate
      from interviewing.core c, jsonb_array_elements(c.content -> 'questions') question
      where c.owner_id = ${tx.ownerId} and c.position_id = ${place.positionId} and c.id is distinct from ${place.coreId}::uuid
    union
    select question ->> 'text', true
      from interviewing.interview i
      join interviewing.plan p on p.interview_id = i.id
      join interviewing.plan_version v on v.plan_id = p.id and v.version = p.current_version,
      jsonb_array_elements(v.content -> 'questions') question
      where i.owner_id = ${tx.ownerId} and i.position_id = ${place.positionId} and i.candidate_id = ${place.candidateId}
        and i.id <> ${place.interviewId} and question ->> 'block' = 'cv'
    order by of_candidate desc, text
    limit ${most}`.execute(tx);
  const textsOf = (candidate: boolean) => rows.filter((row) => row.of_candidate === candidate).map(({ text }) => text);
  return { askedElsewhere: textsOf(false), askedOfCandidate: textsOf(true) };
}
