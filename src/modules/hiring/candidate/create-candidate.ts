import type { createCandidate as contract, Candidate } from '#contracts/hiring.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Db, Tx } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
import { type IdempotencyKey, asTenantOnce } from '#platform/http/idempotency.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { getCandidate, insertCandidate } from './candidate-queries.ts';

/** @throws AppError hiring.position_not_found */
export async function createCandidate(
  deps: { db: Db },
  actor: Actor,
  input: { candidate: BodyOf<typeof contract>; idempotencyKey: IdempotencyKey | undefined },
): Promise<Candidate> {
  const candidate = await asTenantOnce(deps.db, actor.userId, input.idempotencyKey, (tx) =>
    storeCandidate(tx, actor, input.candidate),
  );
  tellMoved(deps.db, actor.userId, { kind: 'candidate', id: candidate.id });
  return candidate;
}

async function storeCandidate(
  tx: Tx,
  actor: Actor,
  { name, email, positionId }: BodyOf<typeof contract>,
): Promise<Candidate> {
  const id = await insertCandidate(tx, actor.userId, { name, nameFrom: 'person', email, positionId });
  return getCandidate(tx, actor.userId, id, actor.language);
}
