import { sql } from 'kysely';
import { publishChangeOf } from '#platform/live/publish-change.ts';
import type { Deleted, Eraser, ErasureSubject, ErasureTx } from '#platform/erasure/eraser.ts';

/** A small batch keeps the transaction short, because each has files of up to 25 MB. */
const candidatesAtOnce = 10;
const positionsAtOnce = 200;

/** Candidates with their CVs; when an account is erased, its positions and counters, too. */
export const hiringEraser: Eraser = {
  name: 'hiring',
  entities: async (tx, subject) => {
    if (subject.kind === 'account') return [];
    const { rows } = await sql<{ id: string }>`
      select id from hiring.cv where owner_id = ${tx.ownerId} and candidate_id = ${subject.id}`.execute(tx);
    return rows.map(({ id }) => id);
  },
  eraseSome: async (tx, subject) => {
    const candidates = await nextCandidates(tx, subject);
    if (candidates.length > 0) return eraseCandidates(tx, candidates);
    return subject.kind === 'account' ? eraseRest(tx) : {};
  },
};

async function nextCandidates(tx: ErasureTx, subject: ErasureSubject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from hiring.candidate
    where owner_id = ${tx.ownerId} and (${subject.kind === 'account'}::boolean or id = ${subject.id})
    order by id limit ${candidatesAtOnce}`.execute(tx);
  return rows.map(({ id }) => id);
}

async function eraseCandidates(tx: ErasureTx, candidates: readonly string[]): Promise<Deleted> {
  const { ownerId } = tx;
  // Locked before anything is counted, in the same order as an upload does: an upload's row may be the account's first.
  await sql`select from hiring.storage where owner_id = ${ownerId} for update`.execute(tx);
  const cvs = sql`select id from hiring.cv where owner_id = ${ownerId} and candidate_id = any (${candidates})`;
  const texts = await sql`delete from hiring.cv_text where owner_id = ${ownerId} and cv_id in (${cvs})`.execute(tx);
  const files = await sql`delete from hiring.cv_file where owner_id = ${ownerId} and cv_id in (${cvs})`.execute(tx);
  const rows =
    await sql`delete from hiring.cv where owner_id = ${ownerId} and candidate_id = any (${candidates})`.execute(tx);
  const links = await unlink(tx, candidates);
  const deleted =
    await sql`delete from hiring.candidate where owner_id = ${ownerId} and id = any (${candidates})`.execute(tx);
  await countStorage(tx);
  for (const id of candidates) publishChangeOf(tx, tx.ownerId, { kind: 'candidate', id });
  return {
    'hiring.cv_text': Number(texts.numAffectedRows ?? 0n),
    'hiring.cv_file': Number(files.numAffectedRows ?? 0n),
    'hiring.cv': Number(rows.numAffectedRows ?? 0n),
    'hiring.candidate_position': links,
    'hiring.candidate': Number(deleted.numAffectedRows ?? 0n),
  };
}

async function unlink(tx: ErasureTx, candidates: readonly string[]): Promise<number> {
  // A file that could not be read is linked to positions but not counted.
  const { rows } = await sql<{ positionId: string; count: number; counted: number }>`
    with unlinked as (
      delete from hiring.candidate_position
      where owner_id = ${tx.ownerId} and candidate_id = any (${candidates}) returning position_id, candidate_id)
    select position_id as "positionId", count(*)::int as count, (count(*) filter (where not c.unreadable))::int as counted
    from unlinked join hiring.candidate c on c.owner_id = ${tx.ownerId} and c.id = candidate_id
    group by 1 order by 1`.execute(tx);
  for (const { positionId, counted } of rows) {
    await sql`update hiring.position set candidates_count = greatest(candidates_count - ${counted}, 0)
      where owner_id = ${tx.ownerId} and id = ${positionId}`.execute(tx);
    publishChangeOf(tx, tx.ownerId, { kind: 'position', id: positionId });
  }
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** A CV that could not be read takes up storage, but does not count as a file. */
async function countStorage(tx: ErasureTx): Promise<void> {
  await sql`update hiring.storage s set (files, bytes) = (
      select count(*) filter (where c.state not in ('failed', 'no_text')), coalesce(sum(c.size_bytes), 0)
      from hiring.cv c where c.owner_id = s.owner_id)
    where s.owner_id = ${tx.ownerId}`.execute(tx);
}

async function eraseRest(tx: ErasureTx): Promise<Deleted> {
  const { ownerId } = tx;
  const positions = await sql`delete from hiring.position where owner_id = ${ownerId} and id = any (array(
    select id from hiring.position where owner_id = ${ownerId} limit ${positionsAtOnce}))`.execute(tx);
  const storage = await sql`delete from hiring.storage where owner_id = ${ownerId}`.execute(tx);
  const retention = await sql`delete from hiring.retention where owner_id = ${ownerId}`.execute(tx);
  return {
    'hiring.position': Number(positions.numAffectedRows ?? 0n),
    'hiring.storage': Number(storage.numAffectedRows ?? 0n),
    'hiring.retention': Number(retention.numAffectedRows ?? 0n),
  };
}
