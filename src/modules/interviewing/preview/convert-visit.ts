import type { BodyOf, SuccessOf } from '#contracts/endpoint.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { convertAnonymousSession as contract } from '#contracts/interviewing/previews.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { requireVerifiedEmail, takeVisit, visitOf } from '#modules/auth/index.ts';
import { keepPreview } from './keep-preview.ts';
import { type StoredPreview, findPreview, isUnderWay } from './preview-queries.ts';

type Converted = SuccessOf<typeof contract>;

/**
 * Transfers a visit to its visitor's account. The visit is assigned to the account first, so that only one account can
 * get it. Everything from its preview is then created in one transaction, exactly once, and the preview is deleted. If
 * the account's limits are reached, nothing is created and the preview is kept until its visit would have expired; the
 * same call succeeds once there is room.
 *
 * @throws AppError common.forbidden (another account's id), common.not_found, auth.email_not_verified
 */
export async function convertVisit(
  deps: { db: Db; config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL'> },
  actor: Actor,
  { sessionId, userId }: BodyOf<typeof contract>,
): Promise<Converted> {
  requireVerifiedEmail(actor, deps.config);
  if (userId !== actor.userId) throw new AppError('common.forbidden');
  const visitId = await visitOf(deps, actor, sessionId);
  const preview = await asTenant(deps.db, visitId, findPreview);
  if (preview !== undefined && isUnderWay(preview)) return nothingMade('unfinished');
  await takeVisit(deps, actor, visitId);
  try {
    const work = (tx: TenantTx) => convert(tx, actor, preview);
    const once = { key: `visit:${visitId}`, requestHash: visitId, waits: true } as const;
    const converted = await asTenant(deps.db, actor.userId, work, { idempotencyKey: once });
    await asTenant(deps.db, visitId, deletePreview);
    return converted;
  } catch (error) {
    if (error instanceof AppError && noRoom.has(error.code)) return nothingMade('limit');
    throw error;
  }
}

const noRoom: ReadonlySet<ErrorCode> = new Set(['billing.limit_reached', 'billing.read_only', 'hiring.cv_quota']);

async function convert(tx: TenantTx, actor: Actor, preview: StoredPreview | undefined): Promise<Converted> {
  if (preview === undefined || preview.content === null) return nothingMade('nothing');
  return { ...(await keepPreview(tx, actor, { ...preview, content: preview.content })), notKept: null };
}

function nothingMade(notKept: NonNullable<Converted['notKept']>): Converted {
  return { positionId: null, interviewId: null, notKept };
}

async function deletePreview(tx: TenantTx): Promise<void> {
  await tx.deleteFrom('interviewing.preview').where('owner_id', '=', tx.ownerId).execute();
}
