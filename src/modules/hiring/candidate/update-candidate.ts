import { sql } from 'kysely';
import type { Candidate, updateCandidate as contract } from '#contracts/hiring/candidates.ts';
import type { Language } from '#contracts/common.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { getCandidate } from './candidate-queries.ts';
import { settleUnreadable } from './settle-unreadable.ts';

interface Update {
  readonly candidateId: string;
  readonly patch: BodyOf<typeof contract>;
  /** the version that the caller has seen */
  readonly ifMatch: number | undefined;
}

/** @throws AppError hiring.candidate_not_found, common.stale (with the current candidate) */
export async function updateCandidate(deps: { db: Db }, actor: Actor, input: Update): Promise<Candidate> {
  return asTenant(deps.db, actor.userId, (tx) => applyPatch(tx, input, actor.language));
}

async function applyPatch(
  tx: TenantTx,
  { candidateId, patch, ifMatch }: Update,
  language: Language,
): Promise<Candidate> {
  const { name, email, legalHold } = patch;
  let update = tx
    .updateTable('hiring.candidate')
    .set((eb) => ({
      ...(name === undefined ? {} : { name, name_from: 'person' }),
      ...(email === undefined ? {} : { email }),
      ...(legalHold === undefined ? {} : holdOf(legalHold)),
      version: eb('version', '+', 1),
    }))
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', candidateId);
  if (ifMatch !== undefined) update = update.where('version', '=', ifMatch);
  const { numUpdatedRows } = await update.executeTakeFirst();
  if (name !== undefined && numUpdatedRows > 0n) await settleUnreadable(tx, candidateId);
  const current = await getCandidate(tx, candidateId, language);
  if (numUpdatedRows === 0n) throw new AppError('common.stale', { current });
  publishChange(tx, { kind: 'candidate', id: candidateId });
  return current;
}

function holdOf(legalHold: { readonly reason: string | null } | null) {
  if (legalHold === null) return { held_at: null, hold_reason: null };
  // Changing the reason does not change when the hold began.
  return { held_at: sql<Date>`coalesce(held_at, now())`, hold_reason: legalHold.reason };
}
