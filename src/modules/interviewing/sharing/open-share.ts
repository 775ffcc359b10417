import { sql } from 'kysely';
import type { Language } from '#contracts/common.ts';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { linkTokenHash } from '#platform/link-token.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { candidateForInterview } from '#modules/hiring/index.ts';
import { interviewView } from '#modules/interviewing/interview/interview-view.ts';
import { isLive, shareLinkOf } from './share-links.ts';
import { sharedDocument } from './shared-document.ts';

/**
 * The content of a share link, for anyone who has it; counts the view. Returns the same error for a link that never
 * existed or has ended, for an erased candidate or account, and for a report that is awaiting a new decision.
 *
 * @throws AppError interviewing.share_ended
 */
export async function openShare(deps: { db: Db }, token: string, language: Language): Promise<SharedDocument> {
  const link = await findLink(deps.db, token);
  if (link === undefined) throw new AppError('interviewing.share_ended');
  try {
    return await asTenant(deps.db, link.owner_id, (tx) => open(tx, link.id, language));
  } catch (error) {
    throw isGone(error) ? new AppError('interviewing.share_ended') : error;
  }
}

/** The owner must be known before the owner's rows can be read. */
async function findLink(db: Db, token: string) {
  return db.system
    .selectFrom('interviewing.share_link')
    .select(['id', 'owner_id'])
    .where('token_hash', '=', linkTokenHash(token))
    .executeTakeFirst();
}

/** The shared content no longer exists, or its account is erased. */
function isGone(error: unknown): boolean {
  return error instanceof AppError && (error.status === 404 || error.code === 'common.unauthorized');
}

async function open(tx: TenantTx, id: string, language: Language): Promise<SharedDocument> {
  const row = await tx
    .updateTable('interviewing.share_link')
    .set((eb) => ({ openings: eb('openings', '+', 1), last_opened_at: sql<Date>`now()` }))
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', id)
    .where(isLive)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('interviewing.share_ended');
  const interview = await interviewView(tx, { language }, row.interview_id);
  // Nothing is shown of a candidate from the moment erasure is requested.
  await candidateForInterview(tx, interview.candidate.id);
  const document = await sharedDocument(tx, interview, shareLinkOf(row));
  publishChange(tx, { kind: 'share', id });
  return document;
}
