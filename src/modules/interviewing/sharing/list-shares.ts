import type { ShareLink } from '#contracts/interviewing/summary/interview-share.ts';
import { limits } from '#contracts/limits.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import { liveLinks, shareLinkOf } from './share-links.ts';

/** @throws AppError interviewing.interview_not_found */
export async function listShares(deps: { db: Db }, actor: Actor, interviewId: string): Promise<{ items: ShareLink[] }> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    await getInterviewRow(tx, interviewId);
    const rows = await liveLinks(tx, interviewId).selectAll().orderBy('id', 'desc').limit(limits.share.links).execute();
    return { items: rows.map(shareLinkOf) };
  });
}
