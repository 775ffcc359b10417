import type { Candidate, updateCandidate as contract } from '#contracts/hiring.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { AppError } from '#platform/app-error.ts';
import { type Db, type Tx, asTenant } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { getCandidate } from './candidate-queries.ts';

interface Update {
  readonly candidateId: string;
  readonly patch: BodyOf<typeof contract>;
  /** the version that the caller saw */
  readonly ifMatch: number | undefined;
}

/** @throws AppError hiring.candidate_not_found, common.stale (with the current candidate) */
export async function updateCandidate(deps: { db: Db }, actor: Actor, input: Update): Promise<Candidate> {
  const candidate = await asTenant(deps.db, actor.userId, (tx) => applyPatch(tx, actor, input));
  tellMoved(deps.db, actor.userId, { kind: 'candidate', id: candidate.id });
  return candidate;
}

async function applyPatch(tx: Tx, actor: Actor, { candidateId, patch, ifMatch }: Update): Promise<Candidate> {
  const { name, email } = patch;
  let update = tx
    .updateTable('hiring.candidate')
    .set((eb) => ({
      ...(name === undefined ? {} : { name, name_from: 'person' }),
      ...(email === undefined ? {} : { email }),
      version: eb('version', '+', 1),
    }))
    .where('owner_id', '=', actor.userId)
    .where('id', '=', candidateId);
  if (ifMatch !== undefined) update = update.where('version', '=', ifMatch);
  const { numUpdatedRows } = await update.executeTakeFirst();
  const current = await getCandidate(tx, actor.userId, candidateId, actor.language);
  if (numUpdatedRows === 0n) throw new AppError('common.stale', { current });
  return current;
}
