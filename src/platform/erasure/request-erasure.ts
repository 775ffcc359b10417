import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#contracts/common.ts';
import type { SystemTx, TenantTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent, appendEventOf } from '#platform/outbox/append-event.ts';
import { erasureRequested } from './erasure-requested.ts';

/**
 * Identifies erased subjects without storing their ids. Ids are random, so a fast hash cannot be reversed by guessing.
 */
export function subjectHash(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

/**
 * Requests the erasure of an account, in the transaction that ends its sessions. After the commit, no transaction of
 * the account can start.
 *
 * @param notify whom to inform when it is done
 * @returns the receipt number; repeated requests return the same one
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
  // The event's owner is the erasure itself: it must outlive the account's events, which are deleted.
  await appendEventOf(tx, id, erasureRequested(id, { kind: 'account', attempt: 1 }));
  return id;
}

/** Requests the erasure of a candidate of the transaction's owner. @returns as {@link requestAccountErasure} */
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
