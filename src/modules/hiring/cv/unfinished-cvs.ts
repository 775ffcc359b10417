import { sql } from 'kysely';
import { type CvParsingInput, cvParsing } from '#workflows/contracts/cv-parsing.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { type UnfinishedWork, unfinishedRow } from '#platform/temporal/reconcile.ts';
import { cvReceived } from '#modules/hiring/events.ts';
import { failCv } from './fail-cv.ts';
import { mostAtWork } from './start-reading.ts';

/**
 * CVs whose workflow is gone: restarted, or marked as failed so that the user can try again. CVs that wait for others
 * of their account have no workflow yet and are not included.
 */
export const unfinishedCvs: UnfinishedWork = {
  name: 'CVs',
  list: async (db) => {
    const { rows } = await sql<CvParsingInput & { sizeBytes: number }>`
      select owner_id as "ownerId", id as "cvId", attempt, size_bytes as "sizeBytes"
      from (select owner_id, id, attempt, size_bytes, created_at,
          row_number() over (partition by owner_id order by id) as place
        from hiring.cv where state in ('queued', 'reading')) cv
      where place <= ${mostAtWork} and created_at < now() - interval '10 minutes'
      order by created_at limit 1000`.execute(db.system);
    return rows.map(({ sizeBytes, ...input }) =>
      unfinishedRow(input.cvId, cvParsing, input, {
        restart: () => askAgain(db, input, sizeBytes),
        fail: () => failCv({ db }, { ...input, code: 'hiring.cv_unreadable' }),
      }),
    );
  },
};

async function askAgain(db: Db, { ownerId, cvId, attempt }: CvParsingInput, sizeBytes: number): Promise<void> {
  await asTenant(db, ownerId, (tx) =>
    appendEvent(tx, cvReceived(cvId, { cvId, attempt, sizeBytes, isAskedAgain: true })),
  );
}
