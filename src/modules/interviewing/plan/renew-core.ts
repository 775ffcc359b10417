import type { PositionCore } from '#contracts/interviewing/plan/position-core.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { positionForInterview, requireWritablePosition } from '#modules/hiring/index.ts';
import { coreRenewed } from '#modules/interviewing/events.ts';
import { begunIn, decideRenewal } from './core-policy.ts';
import { retireCores } from './core-store.ts';
import { countInterviews } from './read-core.ts';

interface Renewal {
  readonly positionId: string;
  readonly idempotencyKey: IdempotencyKey | undefined;
}

/**
 * Retires a position's cores, so that its next plan writes a new one. Existing plans, and plans being written with the
 * old core, keep it. If there is no core in use, nothing changes and no event is emitted.
 *
 * @throws AppError hiring.position_not_found, billing.read_only, interviewing.core_in_use with the number of interviews
 * that have begun
 */
export async function renewCore(
  deps: { db: Db },
  actor: Actor,
  { positionId, idempotencyKey }: Renewal,
): Promise<PositionCore> {
  return asTenant(deps.db, actor.userId, (tx) => renew(tx, positionId), { idempotencyKey });
}

async function renew(tx: TenantTx, positionId: string): Promise<PositionCore> {
  const { positionVersion } = await positionForInterview(tx, positionId);
  await requireWritablePosition(tx, positionId);
  const interviews = await countInterviews(tx, positionId, []);
  const decision = decideRenewal(interviews);
  if (decision.kind === 'denied') throw new AppError(decision.code, { positionId, begun: begunIn(interviews) });
  const cores = await retireCores(tx, positionId, positionVersion);
  if (cores > 0) {
    publishChange(tx, { kind: 'position', id: positionId });
    await appendEvent(tx, coreRenewed(positionId, { positionId, positionVersion, cores }));
  }
  return { hashes: [], plans: 0, begun: 0 };
}
