import type { CvParsingInput } from '#workflows/contracts/cv-parsing.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { publishCvChange } from './publish-cv-change.ts';
import { settleUnreadable } from '#modules/hiring/candidate/settle-unreadable.ts';
import { releaseStorage } from '#modules/hiring/cv/upload/cv-storage.ts';
import { cvSettled } from '#modules/hiring/events.ts';
import { errorCode } from '#modules/hiring/parse-columns.ts';

type Failure = CvParsingInput & { readonly code: string };

/** Records that reading has failed, unless this attempt is already settled or superseded. */
export async function failCv(deps: { db: Db }, failure: Failure): Promise<void> {
  await asTenant(deps.db, failure.ownerId, (tx) => settleFailed(tx, failure));
}

async function settleFailed(tx: TenantTx, { cvId, attempt, code }: Failure): Promise<void> {
  const row = await tx
    .updateTable('hiring.cv')
    .set((eb) => ({ state: 'failed', error_code: errorCode(code), settled_at: eb.fn<Date>('now') }))
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', cvId)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['queued', 'reading'])
    .returning(['id', 'candidate_id'])
    .executeTakeFirst();
  if (row === undefined) return;
  await releaseStorage(tx);
  await appendEvent(tx, cvSettled(cvId, { cvId, state: 'failed' }));
  publishCvChange(tx, row);
  await settleUnreadable(tx, row.candidate_id);
}
