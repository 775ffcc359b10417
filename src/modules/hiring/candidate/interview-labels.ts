import { sql } from 'kysely';
import type { Level } from '#contracts/plan.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { positionLevel } from '#modules/hiring/parse-columns.ts';

export interface InterviewLabels {
  readonly positions: ReadonlyMap<string, { readonly id: string; readonly title: string; readonly level: Level }>;
  readonly candidates: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
}

/** What a page of interviews shows of positions and candidates, in one query; ids that are not there are left out. */
export async function interviewLabels(
  tx: TenantTx,
  wanted: { readonly positionIds: readonly string[]; readonly candidateIds: readonly string[] },
): Promise<InterviewLabels> {
  const positions = new Map<string, { id: string; title: string; level: Level }>();
  const candidates = new Map<string, { id: string; name: string }>();
  if (wanted.positionIds.length === 0 && wanted.candidateIds.length === 0) return { positions, candidates };
  const { rows } = await sql<{ id: string; text: string; level: string | null }>`
    select id, title as text, level from hiring.position
    where owner_id = ${tx.ownerId} and id = any (${[...new Set(wanted.positionIds)]}::uuid[])
    union all
    select id, name, null from hiring.candidate
    where owner_id = ${tx.ownerId} and id = any (${[...new Set(wanted.candidateIds)]}::uuid[])`.execute(tx);
  for (const { id, text, level } of rows) {
    if (level === null) candidates.set(id, { id, name: text });
    else positions.set(id, { id, title: text, level: positionLevel(level) });
  }
  return { positions, candidates };
}
