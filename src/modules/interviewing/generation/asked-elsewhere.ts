import { sql } from 'kysely';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** A position has few interviews; more texts than this would slow down a plan for no benefit. */
const most = 400;

/**
 * What the position's other interviews ask, and what earlier versions of this interview's plan asked. It prevents a
 * candidate with several interviews from hearing a question twice, and a regenerated plan from being the same plan.
 */
export interface AskedElsewhere {
  /** the questions of every other core of the position */
  readonly askedElsewhere: readonly string[];
  /** questions written for this candidate alone; a core is for everybody, so its writer must not see them */
  readonly askedOfCandidate: readonly string[];
  /** CV questions in earlier versions of this interview's plan; a new version asks different ones */
  readonly replacedQuestions: readonly string[];
}

/** The query sorts by these names, so if there are too many texts, core questions are dropped first. */
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
