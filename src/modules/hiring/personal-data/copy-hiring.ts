import { sql } from 'kysely';
import type { Position } from '#contracts/hiring/positions.ts';
import type { Actor } from '#platform/actor.ts';
import { jsonArray } from '#platform/archive/json-array.ts';
import type { ArchiveEntry } from '#platform/archive/zip-archive.ts';
import type { Db } from '#platform/db/client.ts';
import { everyRow } from '#platform/db/statements/every-row.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { type CvRow, cvColumns, cvView } from '#modules/hiring/cv/cv-queries.ts';
import { readCvSlice } from '#modules/hiring/cv/get-cv-file.ts';
import { toPosition } from '#modules/hiring/position/position-queries.ts';
import { cvPath } from './cv-path.ts';

const sliceBytes = 256 * 1024;

/**
 * Positions, candidates, the retention setting, and every CV file under its candidate.
 *
 * @param candidateId limits the copy to this candidate and their positions
 */
export async function* copyHiring(deps: { db: Db }, actor: Actor, candidateId?: string): AsyncGenerator<ArchiveEntry> {
  const { db } = deps;
  yield { path: 'positions.json', content: () => jsonArray(everyPosition(db, actor, candidateId)) };
  yield { path: 'candidates.json', content: () => jsonArray(everyCandidate(db, actor, candidateId)) };
  if (candidateId === undefined) yield { path: 'retention.json', content: () => retention(db, actor) };
  for await (const { cvs } of everyCandidate(db, actor, candidateId)) {
    for (const { id, sizeBytes, file } of cvs) {
      if (file === null) continue;
      yield { path: file, compress: false, content: () => bytesOf(db, actor, id, sizeBytes) };
    }
  }
}

async function* retention(db: Db, actor: Actor) {
  const row = await asTenant(db, actor.userId, (tx) =>
    tx.selectFrom('hiring.retention').select('months').where('owner_id', '=', tx.ownerId).executeTakeFirst(),
  );
  yield `${JSON.stringify({ months: row?.months ?? null }, null, 2)}\n`;
}

function everyPosition(db: Db, actor: Actor, candidateId: string | undefined) {
  return everyRow((after, limit) =>
    asTenant(db, actor.userId, async (tx) => {
      let newest = tx.selectFrom('hiring.position').selectAll().where('owner_id', '=', tx.ownerId);
      if (after !== undefined) newest = newest.where('id', '<', after);
      if (candidateId !== undefined) newest = newest.where('id', 'in', positionsOf(tx, candidateId));
      const positions = (await newest.orderBy('id', 'desc').limit(limit).execute()).map(toPosition);
      return candidateId === undefined ? positions : positions.map(withoutOthers);
    }),
  );
}

function positionsOf(tx: TenantTx, candidateId: string) {
  return tx
    .selectFrom('hiring.candidate_position')
    .select('position_id')
    .where('owner_id', '=', tx.ownerId)
    .where('candidate_id', '=', candidateId);
}

/** The number of other candidates does not concern this person. */
function withoutOthers({ candidatesCount: _, interviewsCount: __, ...position }: Position) {
  return position;
}

/** Candidates with all their CVs. `file` is the path of a CV's file in the archive, null if there is none. */
function everyCandidate(db: Db, actor: Actor, candidateId: string | undefined) {
  return everyRow((after, limit) =>
    asTenant(db, actor.userId, (tx) => candidatesWithCvs(tx, actor, { candidateId, after, limit })),
  );
}

interface Narrowed {
  readonly candidateId: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

async function candidatesWithCvs(tx: TenantTx, actor: Actor, { candidateId, after, limit }: Narrowed) {
  let newest = tx
    .selectFrom('hiring.candidate as c')
    .select(['c.id', 'c.name', 'c.email', 'c.created_at as createdAt', 'c.last_contact_at as lastContactAt'])
    .select(['c.held_at as heldAt', 'c.hold_reason as holdReason'])
    .select(
      sql<string[]>`array(select l.position_id from hiring.candidate_position l
        where l.owner_id = c.owner_id and l.candidate_id = c.id order by l.created_at, l.position_id)`.as(
        'positionIds',
      ),
    )
    .where('c.owner_id', '=', tx.ownerId)
    .where('c.erasing_at', 'is', null);
  if (after !== undefined) newest = newest.where('c.id', '<', after);
  if (candidateId !== undefined) newest = newest.where('c.id', '=', candidateId);
  const candidates = await newest.orderBy('c.id', 'desc').limit(limit).execute();
  const ids = candidates.map(({ id }) => id);
  const cvs = Map.groupBy(await cvsOf(tx, ids), (row) => row.candidate_id);
  // The account has this in its plans and pages; a single candidate is also told what software read from their files.
  const read = candidateId === undefined ? undefined : await readOf(tx, candidateId);
  return candidates.map((candidate) => ({
    ...candidate,
    cvs: (cvs.get(candidate.id) ?? []).map((row) => ({
      ...cvView(row, actor.language),
      file: row.has_file ? cvPath(candidate, { id: row.id, fileName: row.file_name }) : null,
      ...(read !== undefined && { read: read.get(row.id) ?? null }),
    })),
  }));
}

/** What was read from each CV of a candidate: its text, hidden text, and findings. */
async function readOf(tx: TenantTx, candidateId: string) {
  const rows = await tx
    .selectFrom('hiring.cv_text as text')
    .innerJoin('hiring.cv as cv', (join) =>
      join.onRef('cv.owner_id', '=', 'text.owner_id').onRef('cv.id', '=', 'text.cv_id'),
    )
    .select(['text.cv_id', 'text.pages', 'text.hidden', 'text.profile', 'text.lines'])
    .where('text.owner_id', '=', tx.ownerId)
    .where('cv.candidate_id', '=', candidateId)
    .execute();
  return new Map(rows.map(({ cv_id: id, ...read }) => [id, read]));
}

async function cvsOf(tx: TenantTx, candidateIds: readonly string[]): Promise<(CvRow & { has_file: boolean })[]> {
  return tx
    .selectFrom('hiring.cv as cv')
    .select(cvColumns)
    .select(
      sql<boolean>`exists (select from hiring.cv_file f where f.owner_id = cv.owner_id and f.cv_id = cv.id)`.as(
        'has_file',
      ),
    )
    .where('cv.owner_id', '=', tx.ownerId)
    .where(sql<boolean>`cv.candidate_id = any (${candidateIds}::uuid[])`)
    .orderBy('cv.created_at')
    .orderBy('cv.id')
    .execute();
}

/** Ends early if the file is deleted in the meantime; there is then nothing left to copy. */
async function* bytesOf(db: Db, actor: Actor, cvId: string, size: number): AsyncGenerator<Buffer> {
  for (let taken = 0; taken < size;) {
    const slice = await asTenant(db, actor.userId, (tx) => readCvSlice(tx, cvId, taken, sliceBytes));
    if (slice.length === 0) return;
    yield slice;
    taken += slice.length;
  }
}
