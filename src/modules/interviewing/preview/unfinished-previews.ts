import { sql } from 'kysely';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { type UnfinishedWork, unfinishedRow } from '#platform/temporal/reconcile.ts';
import { type VisitorPreviewInput, visitorPreview } from '#workflows/contracts/visitor-preview.ts';
import { previewRequested } from '#modules/interviewing/events.ts';
import { failPreview } from './run-preview.ts';

/** Previews whose workflow is gone: restarted, or marked as failed so that the visitor can retry. */
export const unfinishedPreviews: UnfinishedWork = {
  name: 'previews',
  list: async (db) => {
    const { rows } = await sql<VisitorPreviewInput>`
      select owner_id as "ownerId", id as "previewId", attempt from interviewing.preview
      where state in ('queued', 'running') and requested_at < now() - interval '10 minutes'
      order by requested_at limit 1000`.execute(db.system);
    return rows.map((input) => {
      const { ownerId, ...request } = input;
      return unfinishedRow(input.previewId, visitorPreview, input, {
        restart: () => asTenant(db, ownerId, (tx) => appendEvent(tx, previewRequested(input.previewId, request))),
        fail: () => failPreview({ db }, { ...input, code: 'interviewing.plan_failed' }),
      });
    });
  },
};
