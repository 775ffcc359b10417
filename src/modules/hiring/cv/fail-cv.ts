import type { CvParsingInput } from '#workflows/contracts/cv-parsing.ts';
import { type Db, type Tx, asTenant } from '#platform/db/client.ts';
import { tellMoved } from '#platform/live/moved.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { releaseStorage } from '#modules/hiring/cv/upload/cv-storage.ts';
import { cvSettled } from '#modules/hiring/events.ts';
import { errorCode } from '#modules/hiring/parse-columns.ts';

type Failure = CvParsingInput & { readonly code: string };

/** Records that reading was given up, unless this attempt is settled or over. */
export async function failCv(deps: { db: Db }, failure: Failure): Promise<void> {
  const candidateId = await asTenant(deps.db, failure.ownerId, (tx) => settleFailed(tx, failure));
  if (candidateId === undefined) return;
  tellMoved(deps.db, failure.ownerId, { kind: 'cv', id: failure.cvId }, { kind: 'candidate', id: candidateId });
}

async function settleFailed(tx: Tx, { ownerId, cvId, attempt, code }: Failure): Promise<string | undefined> {
  const row = await tx
    .updateTable('hiring.cv')
    .set((eb) => ({ state: 'failed', error_code: errorCode(code), settled_at: eb.fn<Date>('now') }))
    .where('owner_id', '=', ownerId)
    .where('id', '=', cvId)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['queued', 'reading'])
    .returning('candidate_id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await releaseStorage(tx, ownerId);
  await appendEvent(tx, ownerId, cvSettled(cvId, { cvId, state: 'failed' }));
  return row.candidate_id;
}
