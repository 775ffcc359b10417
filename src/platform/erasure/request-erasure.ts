import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#contracts/common.ts';
import type { SystemTx, TenantTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent, appendEventOf } from '#platform/outbox/append-event.ts';
import { erasureRequested } from './erasure-requested.ts';

/** Tells the erased apart without naming them: an id is random, so a fast hash cannot be guessed back. */
export function subjectHash(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

/**
 * Has an account erased, in the transaction that ends its sessions. From the commit on no transaction of the account
 * begins any more.
 *
 * @param notify whom to tell when it is done
 * @returns the number of the receipt; the same one when it was asked for before
 */
export async function requestAccountErasure(
  tx: SystemTx,
  ownerId: string,
  notify?: { readonly to: string; readonly language: Language },
): Promise<string> {
  const id = newId();
  const { numAffectedRows } = await sql`insert into platform.erasure
      (id, subject_hash, kind, owner_id, subject_id, notify_address, notify_language)
    values (${id}, ${subjectHash(ownerId)}, 'account', ${ownerId}, ${ownerId}, ${notify?.to ?? null},
      ${notify?.language ?? null})
    on conflict (subject_hash) do nothing`.execute(tx);
  if (numAffectedRows !== 1n) return earlierRequest(tx, ownerId);
  // Its own owner: the account's events are deleted, and this one must outlive them.
  await appendEventOf(tx, id, erasureRequested(id, { kind: 'account', attempt: 1 }));
  return id;
}

/** Has a candidate of the transaction's owner erased. @returns as {@link requestAccountErasure} */
export async function requestCandidateErasure(tx: TenantTx, candidateId: string): Promise<string> {
  const id = newId();
  const { numAffectedRows } = await sql`insert into platform.erasure (id, subject_hash, kind, owner_id, subject_id)
    values (${id}, ${subjectHash(candidateId)}, 'candidate', ${tx.ownerId}, ${candidateId})
    on conflict (subject_hash) do nothing`.execute(tx);
  if (numAffectedRows !== 1n) return earlierRequest(tx, candidateId);
  await appendEvent(tx, erasureRequested(id, { kind: 'candidate', attempt: 1 }));
  return id;
}

async function earlierRequest(tx: SystemTx | TenantTx, subjectId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from platform.erasure where subject_hash = ${subjectHash(subjectId)}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Error('an erasure that was asked for is not there');
  return found.id;
}
