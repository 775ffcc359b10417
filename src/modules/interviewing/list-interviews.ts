import * as z from 'zod/mini';
import type { QueryOf, SuccessOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing.ts';
import { AppError } from '#platform/app-error.ts';
import { type Db, asTenant } from '#platform/db/client.ts';
import type { Actor } from '#platform/http/actor.ts';
import { selectInterviews } from './interview-queries.ts';
import { interviewViews } from './interview-view.ts';

const defaultLimit = 50;

/** Newest first: ids grow with time, so the last one seen is the cursor. */
export async function listInterviews(
  deps: { db: Db },
  actor: Actor,
  query: QueryOf<typeof contract.listInterviews>,
): Promise<SuccessOf<typeof contract.listInterviews>> {
  const limit = query.limit ?? defaultLimit;
  return asTenant(deps.db, actor.userId, async (tx) => {
    let page = selectInterviews(tx, actor.userId)
      .orderBy('i.id', 'desc')
      .limit(limit + 1);
    if (query.status !== undefined) page = page.where('i.status', '=', query.status);
    if (query.positionId !== undefined) page = page.where('i.position_id', '=', query.positionId);
    if (query.candidateId !== undefined) page = page.where('i.candidate_id', '=', query.candidateId);
    if (query.cursor !== undefined) page = page.where('i.id', '<', cursorId(query.cursor));
    const rows = await page.execute();
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: await interviewViews(tx, actor, shown),
      nextCursor: last === undefined ? null : Buffer.from(last.id).toString('base64url'),
    };
  });
}

function cursorId(cursor: string): string {
  const id = z.uuid().safeParse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!id.success) throw new AppError('common.bad_request', { part: 'query', fields: [{ path: '/cursor' }] });
  return id.data;
}
