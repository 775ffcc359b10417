import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** Interviews of one position are few; more texts than these would slow a plan for nothing. */
const most = 400;

/**
 * What this position's other interviews ask, and what earlier versions of this one's plan did. A person who comes to
 * several interviews hears no question twice, and a plan made again is not the same plan.
 */
export interface AskedElsewhere {
  /** the questions of every other core */
  readonly askedElsewhere: readonly string[];
  /** what was put to this candidate alone; a core, which is for everyone, must not know it */
  readonly askedOfCandidate: readonly string[];
  /** questions from the CV in this interview's own earlier versions: a new version brings others */
  readonly replacedQuestions: readonly string[];
}

/** in this order: a core's questions are the first to be left out where there are too many */
type Origin = 'candidate' | 'earlier_version' | 'position';

export async function askedElsewhere(
  tx: TenantTx,
  place: {
    readonly positionId: string;
    readonly candidateId: string;
    readonly interviewId: string;
    readonly coreId: string | null;
  },
): Promise<AskedElsewhere> {
  const { rows } = await sql<{ text: string; origin: Origin }>`
    select question ->> 'text' as text, 'position' as origin
      from interviewing.core c, jsonb_array_elements(c.content -> 'questions') question
      where c.owner_id = ${tx.ownerId} and c.position_id = ${place.positionId} and c.id is distinct from ${place.coreId}::uuid
    union
    select question ->> 'text', 'candidate'
      from interviewing.interview i
      join interviewing.plan p on p.interview_id = i.id
      join interviewing.plan_version v on v.plan_id = p.id and v.version = p.current_version,
      jsonb_array_elements(v.content -> 'questions') question
      where i.owner_id = ${tx.ownerId} and i.position_id = ${place.positionId} and i.candidate_id = ${place.candidateId}
        and i.id <> ${place.interviewId} and question ->> 'block' = 'cv'
    union
    select question ->> 'text', 'earlier_version'
      from interviewing.plan p
      join interviewing.plan_version v on v.plan_id = p.id,
      jsonb_array_elements(v.content -> 'questions') question
      where p.owner_id = ${tx.ownerId} and p.interview_id = ${place.interviewId} and question ->> 'block' = 'cv'
    order by origin, text
    limit ${most}`.execute(tx);
  const textsOf = (origin: Origin) => rows.filter((row) => row.origin === origin).map(({ text }) => text);
  return {
    askedElsewhere: textsOf('position'),
    askedOfCandidate: textsOf('candidate'),
    replacedQuestions: textsOf('earlier_version'),
  };
}
