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
 * What a link shows, to whoever has it; counts the opening. A link that never was, has ended, whose candidate or account
 * is erased, and a report that has to be decided again: one answer for all of them.
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

/** Of which owner it is must be known before the owner's rows can be read. */
async function findLink(db: Db, token: string) {
  return db.system
    .selectFrom('interviewing.share_link')
    .select(['id', 'owner_id'])
    .where('token_hash', '=', linkTokenHash(token))
    .executeTakeFirst();
}

/** What it leads to is not there any more, or its account is erased. */
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
  // of somebody who is being erased nothing is shown from the request on
  await candidateForInterview(tx, interview.candidate.id);
  const document = await sharedDocument(tx, interview, shareLinkOf(row));
  publishChange(tx, { kind: 'share', id });
  return document;
}
