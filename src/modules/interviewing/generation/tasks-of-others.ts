import { sql } from 'kysely';
import * as z from 'zod/mini';
import { Question } from '#contracts/interviewing/plan/plan.ts';
import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { taskForOthers } from './task-for-others.ts';

/** More than this many are not worth considering; the newest come first. */
const most = 6;
const mostRead = 40;

/**
 * Tasks given to other candidates with the same core, adapted so that this candidate can be given them too. The same
 * doubt about several people is then tested with the same sheet.
 *
 * @param asked what this candidate was already asked
 */
export async function tasksOfOthers(
  tx: TenantTx,
  place: { readonly position: PositionBrief; readonly candidateId: string; readonly coreHash: string },
  asked: readonly string[],
): Promise<readonly Question[]> {
  const { position, candidateId, coreHash } = place;
  // Reverts the minutes to the standard ones, in case the other candidate has extra time.
  const { rows } = await sql<{ question: unknown; quotes: string[] }>`
    select case i.extra_time when 0 then question
        else jsonb_set(question, '{expectedMin}',
          to_jsonb(round((question ->> 'expectedMin')::numeric * 100 / (100 + i.extra_time))))
      end as question, jsonb_path_query_array(v.content, '$.**.quote') as quotes
      from interviewing.interview i
      join interviewing.plan p on p.owner_id = i.owner_id and p.interview_id = i.id
      join interviewing.plan_version v
        on v.owner_id = i.owner_id and v.plan_id = p.id and v.version = p.current_version and v.core_hash = ${coreHash},
      jsonb_array_elements(v.content -> 'questions') question
      where i.owner_id = ${tx.ownerId} and i.position_id = ${position.id} and i.candidate_id <> ${candidateId}
        and i.status <> 'cancelled' and question ->> 'block' = 'cv' and question ? 'handout'
      order by i.id desc
      limit ${mostRead}`.execute(tx);
  const posting = `${position.title}\n${position.description}`;
  const tasks = new Map<string, Question>();
  for (const { question, quotes } of rows) {
    const task = taskForOthers(z.parse(Question, question), quotes, posting);
    if (task !== undefined && !asked.some((text) => areAlike(text, task.text))) tasks.set(task.id, task);
  }
  return [...tasks.values()].slice(0, most);
}
