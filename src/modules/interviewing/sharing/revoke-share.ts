import { sql } from 'kysely';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { shareLinkRevoked } from '#modules/interviewing/events.ts';
import { isLive } from './share-links.ts';

interface ShareOfInterview {
  readonly interviewId: string;
  readonly shareId: string;
}

/** Ends a link immediately. Does nothing if it has already ended. @throws AppError interviewing.share_not_found */
export async function revokeShare(deps: { db: Db }, actor: Actor, share: ShareOfInterview): Promise<void> {
  await asTenant(deps.db, actor.userId, (tx) => revoke(tx, share));
}

async function revoke(tx: TenantTx, { interviewId, shareId }: ShareOfInterview): Promise<void> {
  const own = { owner_id: tx.ownerId, interview_id: interviewId, id: shareId };
  const revoked = await tx
    .updateTable('interviewing.share_link')
    .set({ revoked_at: sql<Date>`now()` })
    .where((eb) => eb.and(own))
    .where(isLive)
    .returning('id')
    .executeTakeFirst();
  if (revoked === undefined) return requireEnded(tx, own);
  await appendEvent(tx, shareLinkRevoked(shareId, { interviewId, shareId }));
  publishChange(tx, { kind: 'share', id: shareId });
}

async function requireEnded(tx: TenantTx, own: { owner_id: string; interview_id: string; id: string }): Promise<void> {
  const ended = await tx
    .selectFrom('interviewing.share_link')
    .select('id')
    .where((eb) => eb.and(own))
    .executeTakeFirst();
  if (ended === undefined) throw new AppError('interviewing.share_not_found', { shareId: own.id });
}
