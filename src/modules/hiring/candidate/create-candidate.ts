import type { createCandidate as contract, Candidate } from '#contracts/hiring/candidates.ts';
import type { Language } from '#contracts/common.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import { getCandidate, insertCandidate } from './candidate-queries.ts';

/** @throws AppError hiring.position_not_found */
export async function createCandidate(
  deps: { db: Db },
  actor: Actor,
  input: { candidate: BodyOf<typeof contract>; idempotencyKey: IdempotencyKey | undefined },
): Promise<Candidate> {
  const { candidate, idempotencyKey } = input;
  return asTenant(deps.db, actor.userId, (tx) => storeCandidate(tx, candidate, actor.language), { idempotencyKey });
}

async function storeCandidate(
  tx: TenantTx,
  { name, email, positionId }: BodyOf<typeof contract>,
  language: Language,
): Promise<Candidate> {
  const id = await insertCandidate(tx, { name, nameFrom: 'person', email, positionId });
  return getCandidate(tx, id, language);
}
