import { sql } from 'kysely';
import { AppError } from '#platform/app-error.ts';
import { forgetAnswers } from '#platform/db/forget-answers.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { renameInMails } from '#platform/mail/rename-in-mails.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { candidateMerged } from '#modules/hiring/events.ts';

export interface Merge {
  /** the record to keep; it gets the data of both */
  readonly candidateId: string;
  /** the record to delete */
  readonly otherId: string;
  /** whose name to keep */
  readonly nameOf: 'this' | 'other';
}

/**
 * Merges two records of one person in hiring's tables: moves CVs and positions, updates the counts and deletes the
 * other record. Interviewing must lock the interviews of both before this call and move them after it.
 *
 * @throws AppError hiring.candidate_not_found, also if one is being erased; common.bad_request if both ids are the same
 * record
 */
export async function mergeCandidate(tx: TenantTx, { candidateId, otherId, nameOf }: Merge): Promise<void> {
  const both = [candidateId, otherId];
  // Locks CVs, candidates and positions, in the same order as the settling of a CV does.
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
      // A person chose the name, so a CV read later must not replace it, and the record no longer counts as an
      // unreadable file.
      name_from: 'person',
      unreadable: false,
      email: kept.email ?? other.email,
      // Samples are deleted with all their data, so a record with real data must not be one.
      sample: false,
      in_interview: kept.in_interview || other.in_interview,
      interviews_count: kept.interviews_count + other.interviews_count,
      // A hold on either record applies to the person, and so does the latest contact.
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

/** The hold of the merged record: since the earlier date, for both reasons. */
function heldFor(people: readonly { readonly held_at: Date | null; readonly hold_reason: string | null }[]) {
  const held = people.flatMap(({ held_at: at }) => (at === null ? [] : at.getTime()));
  const reasons = [...new Set(people.flatMap(({ hold_reason: reason }) => reason ?? []))];
  return {
    held_at: held.length === 0 ? null : new Date(Math.min(...held)),
    hold_reason: reasons.length === 0 ? null : reasons.join('; '),
  };
}

/**
 * Waits for transactions that are adding data to either record. Locks in id order, so that two merges of the same pair
 * cannot deadlock.
 */
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

/**
 * Locks positions before their links, in the same order as linking does. A position that both records have keeps one
 * link, with the earlier date.
 */
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

/**
 * Recounts, because a file that could not be read does not count for its positions, and either record may have been
 * one.
 */
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
