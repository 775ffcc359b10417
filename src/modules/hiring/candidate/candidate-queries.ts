import { sql } from 'kysely';
import type { Language } from '#contracts/common.ts';
import type { Candidate } from '#contracts/hiring.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { containing } from '#platform/db/containing.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { newId } from '#platform/new-id.ts';
import { cvColumns, cvView } from '#modules/hiring/cv/cv-queries.ts';
import { linkCandidate } from './link-candidate.ts';

export interface NewCandidate {
  readonly name: string;
  readonly nameFrom: 'person' | 'file';
  readonly email: string | null;
  readonly positionId: string | undefined;
}

/** @throws AppError hiring.position_not_found */
export async function insertCandidate(tx: TenantTx, candidate: NewCandidate): Promise<string> {
  const { name, nameFrom, email, positionId } = candidate;
  const id = newId();
  await tx
    .insertInto('hiring.candidate')
    .values({ id, owner_id: tx.ownerId, name, name_from: nameFrom, email })
    .execute();
  publishChange(tx, { kind: 'candidate', id });
  if (positionId !== undefined) await linkCandidate(tx, id, positionId);
  return id;
}

/** @throws AppError hiring.candidate_not_found */
export async function getCandidate(tx: TenantTx, candidateId: string, language: Language): Promise<Candidate> {
  const rows = await candidates(tx).where('c.id', '=', candidateId).execute();
  const [candidate] = await withNewestCvs(tx, rows, language);
  if (candidate === undefined) throw new AppError('hiring.candidate_not_found', { candidateId });
  return candidate;
}

export async function newestCandidates(
  tx: TenantTx,
  filter: {
    readonly q: string | undefined;
    readonly positionId: string | undefined;
    readonly after: string | undefined;
    readonly limit: number;
  },
  language: Language,
): Promise<Candidate[]> {
  const { q, positionId, after, limit } = filter;
  let query = candidates(tx);
  if (q !== undefined) query = query.where('c.name', 'ilike', containing(q));
  if (after !== undefined) query = query.where('c.id', '<', after);
  if (positionId !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('hiring.candidate_position as l')
          .select('l.candidate_id')
          .whereRef('l.owner_id', '=', 'c.owner_id')
          .whereRef('l.candidate_id', '=', 'c.id')
          .where('l.position_id', '=', positionId),
      ),
    );
  }
  const rows = await query.orderBy('c.id', 'desc').limit(limit).execute();
  return withNewestCvs(tx, rows, language);
}

function candidates(tx: TenantTx) {
  return tx
    .selectFrom('hiring.candidate as c')
    .select([
      'c.id',
      'c.name',
      'c.email',
      'c.version',
      'c.created_at',
      sql<string[]>`array(
        select l.position_id from hiring.candidate_position l
        where l.owner_id = c.owner_id and l.candidate_id = c.id
        order by l.created_at, l.position_id)`.as('position_ids'),
    ])
    .where('c.owner_id', '=', tx.ownerId);
}

type CandidateRow = Awaited<ReturnType<ReturnType<typeof candidates>['execute']>>[number];

async function withNewestCvs(tx: TenantTx, rows: readonly CandidateRow[], language: Language): Promise<Candidate[]> {
  if (rows.length === 0) return [];
  const cvs = await tx
    .selectFrom('hiring.cv')
    .select(cvColumns)
    .distinctOn('candidate_id')
    .where('owner_id', '=', tx.ownerId)
    .where(
      'candidate_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('candidate_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const newest = new Map(cvs.map((cv) => [cv.candidate_id, cv]));
  return rows.map((row) => {
    const cv = newest.get(row.id);
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      cv: cv === undefined ? null : cvView(cv, language),
      positionIds: row.position_ids,
      version: row.version,
      createdAt: row.created_at.toISOString(),
    };
  });
}
