import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import { forgetAnswers } from '#platform/db/forget-answers.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { renameInMails } from '#platform/mail/rename-in-mails.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { candidateMerged } from '#modules/hiring/events.ts';

export interface Merge {
  /** stays, with what both have */
  readonly candidateId: string;
  /** goes */
  readonly otherId: string;
  /** whose name stays */
  readonly nameOf: 'this' | 'other';
}

/**
 * Two records of one person become one, as far as hiring knows them: CVs and positions move, counts follow, and the
 * other record is deleted. Interviewing locks its interviews of both before, and moves them after.
 *
 * @throws AppError hiring.candidate_not_found, for one that is being erased, too; common.bad_request for one record alone
 */
export async function mergeCandidate(tx: TenantTx, { candidateId, otherId, nameOf }: Merge): Promise<void> {
  const both = [candidateId, otherId];
  // In the order in which whoever settles a CV locks them: CVs, people, positions.
  await sql`select from hiring.cv where owner_id = ${tx.ownerId} and candidate_id = any (${both}::uuid[])
    order by id for update`.execute(tx);
  const people = await lockBoth(tx, both);
  const [kept, other] = both.map((id) => people.find((person) => person.id === id));
  if (kept === undefined) throw new AppError('hiring.candidate_not_found', { candidateId });
  if (other === undefined) throw new AppError('hiring.candidate_not_found', { candidateId: otherId });
  if (kept === other) throw new AppError('common.bad_request', { part: 'body', fields: [{ path: '/otherId' }] });
  await moveLinks(tx, candidateId, otherId);
  await moveCvs(tx, candidateId, otherId);
  await tx.deleteFrom('hiring.candidate').where('owner_id', '=', tx.ownerId).where('id', '=', otherId).execute();
  await tx
    .updateTable('hiring.candidate')
    .set({
      name: nameOf === 'this' ? kept.name : other.name,
      // chosen by a person: no CV that is read later takes it away, and nobody is only a file any more
      name_from: 'person',
      unreadable: false,
      email: kept.email ?? other.email,
      // A sample is deleted with all it has: what belongs to somebody real is no part of one.
      sample: false,
      in_interview: kept.in_interview || other.in_interview,
      interviews_count: kept.interviews_count + other.interviews_count,
      // What holds one of them holds the person, and whoever was in contact was in contact with them.
      ...heldFor([kept, other]),
      last_contact_at: new Date(Math.max(kept.last_contact_at.getTime(), other.last_contact_at.getTime())),
      version: kept.version + 1,
    })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId)
    .execute();
  await countPositions(tx, candidateId);
  await forgetAnswers(tx, otherId);
  await renameInMails(tx, otherId, candidateId);
  for (const id of both) publishChange(tx, { kind: 'candidate', id });
  await appendEvent(tx, candidateMerged(candidateId, { candidateId, otherId }));
}

/** Since the first of them was held, and for what both are. */
function heldFor(people: readonly { readonly held_at: Date | null; readonly hold_reason: string | null }[]) {
  const held = people.flatMap(({ held_at: at }) => (at === null ? [] : at.getTime()));
  const reasons = [...new Set(people.flatMap(({ hold_reason: reason }) => reason ?? []))];
  return {
    held_at: held.length === 0 ? null : new Date(Math.min(...held)),
    hold_reason: reasons.length === 0 ? null : reasons.join('; '),
  };
}

/** Waits for whoever gives one of them something; in one order, so that two merges of the same pair do not wait for each other. */
function lockBoth(tx: TenantTx, ids: readonly string[]) {
  return tx
    .selectFrom('hiring.candidate')
    .select(['id', 'name', 'email', 'in_interview', 'interviews_count', 'version'])
    .select(['held_at', 'hold_reason', 'last_contact_at'])
    .where('owner_id', '=', tx.ownerId)
    .where('id', 'in', ids)
    .where('erasing_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Positions are locked before their links, as whoever links somebody locks them. A position that both have is linked once, since the earlier day. */
async function moveLinks(tx: TenantTx, candidateId: string, otherId: string): Promise<void> {
  await sql`select from hiring.position where owner_id = ${tx.ownerId} and id in (
      select position_id from hiring.candidate_position
      where owner_id = ${tx.ownerId} and candidate_id in (${candidateId}, ${otherId}))
    order by id for update`.execute(tx);
  await sql`insert into hiring.candidate_position as l (owner_id, candidate_id, position_id, created_at)
    select owner_id, ${candidateId}::uuid, position_id, created_at from hiring.candidate_position
    where owner_id = ${tx.ownerId} and candidate_id = ${otherId}
    on conflict (owner_id, candidate_id, position_id)
    do update set created_at = least(l.created_at, excluded.created_at)`.execute(tx);
  await tx
    .deleteFrom('hiring.candidate_position')
    .where('owner_id', '=', tx.ownerId)
    .where('candidate_id', '=', otherId)
    .execute();
}

async function moveCvs(tx: TenantTx, candidateId: string, otherId: string): Promise<void> {
  const moved = await tx
    .updateTable('hiring.cv')
    .set({ candidate_id: candidateId })
    .where('owner_id', '=', tx.ownerId)
    .where('candidate_id', '=', otherId)
    .returning('id')
    .execute();
  for (const { id } of moved) publishChange(tx, { kind: 'cv', id });
}

/** Anew, for a file that could not be read counts for no position, and either of the two may have been one. */
async function countPositions(tx: TenantTx, candidateId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update hiring.position p set candidates_count = (
      select count(*) from hiring.candidate_position l
      join hiring.candidate c on c.owner_id = l.owner_id and c.id = l.candidate_id
      where l.owner_id = p.owner_id and l.position_id = p.id and not c.unreadable)
    where p.owner_id = ${tx.ownerId} and p.id in (
      select position_id from hiring.candidate_position
      where owner_id = ${tx.ownerId} and candidate_id = ${candidateId})
    returning p.id`.execute(tx);
  for (const { id } of rows) publishChange(tx, { kind: 'position', id });
}
