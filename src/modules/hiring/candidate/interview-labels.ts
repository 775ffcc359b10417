import type { Level } from '#contracts/plan.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { positionLevel } from '#modules/hiring/parse-columns.ts';

export interface InterviewLabels {
  readonly positions: ReadonlyMap<string, { readonly id: string; readonly title: string; readonly level: Level }>;
  readonly candidates: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
}

/** What a page of interviews shows of positions and candidates, in two queries; ids that are not there are left out. */
export async function interviewLabels(
  tx: TenantTx,
  wanted: { readonly positionIds: readonly string[]; readonly candidateIds: readonly string[] },
): Promise<InterviewLabels> {
  const positions = await tx
    .selectFrom('hiring.position')
    .select(['id', 'title', 'level'])
    .where('owner_id', '=', tx.ownerId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...new Set(wanted.positionIds)]))))
    .execute();
  const candidates = await tx
    .selectFrom('hiring.candidate')
    .select(['id', 'name'])
    .where('owner_id', '=', tx.ownerId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...new Set(wanted.candidateIds)]))))
    .execute();
  return {
    positions: new Map(positions.map((row) => [row.id, { ...row, level: positionLevel(row.level) }])),
    candidates: new Map(candidates.map((row) => [row.id, row])),
  };
}
