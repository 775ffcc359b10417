import * as z from 'zod/mini';
import { type Selectable, sql } from 'kysely';
import { type ShareLink, ShareView } from '#contracts/interviewing/summary/interview-share.ts';
import type { DB } from '#platform/db/db.gen.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

type ShareLinkRow = Selectable<DB['interviewing.share_link']>;

/** Whether a link is live, by the database's clock. */
export const isLive = sql<boolean>`revoked_at is null and expires_at > now()`;

/** The live links of one of the owner's interviews. */
export function liveLinks(tx: TenantTx, interviewId: string) {
  return tx
    .selectFrom('interviewing.share_link')
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', interviewId)
    .where(isLive);
}

export function shareLinkOf(row: ShareLinkRow): ShareLink {
  return {
    id: row.id,
    view: z.parse(ShareView, row.view),
    hidesName: row.hides_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openings: row.openings,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
  };
}
