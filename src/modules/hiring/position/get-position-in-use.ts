import type { positionInUse as contract } from '#contracts/hiring/positions.ts';
import type { SuccessOf } from '#contracts/endpoint.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { findPositionInUse } from './find-position-in-use.ts';

/** The only position that can still be changed, so that pages of the others can explain why they cannot. */
export async function getPositionInUse(deps: { db: Db }, actor: Actor): Promise<SuccessOf<typeof contract>> {
  return asTenant(deps.db, actor.userId, async (tx) => ({ position: (await findPositionInUse(tx)) ?? null }));
}
