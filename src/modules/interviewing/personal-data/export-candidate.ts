import type { Actor } from '#platform/actor.ts';
import { copyActivity } from '#platform/activity/copy-activity.ts';
import { type ArchiveEntry, zipArchive } from '#platform/archive/zip-archive.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { fileHeaders } from '#platform/http/answers/attachment.ts';
import type { MadeFile } from '#platform/http/answers/send-file.ts';
import { copyHiring, cvsOf, getCandidate } from '#modules/hiring/index.ts';
import { fileNameOf } from '#modules/interviewing/export/export-file-name.ts';
import { copyInterviews } from './copy-interviews.ts';

/**
 * Everything about one candidate in one archive, for the person concerned: the parts of the account export that relate
 * to them, generated while it is downloaded.
 *
 * @throws AppError hiring.candidate_not_found
 */
export async function exportCandidate(
  deps: { db: Db; clock: Clock },
  actor: Actor,
  candidateId: string,
): Promise<MadeFile> {
  const { name, ids } = await asTenant(deps.db, actor.userId, async (tx) => ({
    name: (await getCandidate(tx, candidateId, actor.language)).name,
    ids: [candidateId, ...(await cvsOf(tx, candidateId)), ...(await interviewsOf(tx, candidateId))],
  }));
  const day = deps.clock.now().toISOString().slice(0, 10);
  return {
    parts: () => zipArchive(everyEntry(deps, actor, candidateId, ids)),
    headers: fileHeaders('application/zip', fileNameOf(`${name} ${day}`, 'zip')),
  };
}

async function* everyEntry(
  deps: { db: Db },
  actor: Actor,
  candidateId: string,
  ids: readonly string[],
): AsyncGenerator<ArchiveEntry> {
  yield* copyHiring(deps, actor, candidateId);
  yield* copyInterviews(deps, actor, candidateId);
  yield* copyActivity(deps, actor, ids);
}

async function interviewsOf(tx: TenantTx, candidateId: string): Promise<readonly string[]> {
  const interviews = await tx
    .selectFrom('interviewing.interview')
    .select('id')
    .where('owner_id', '=', tx.ownerId)
    .where('candidate_id', '=', candidateId)
    .execute();
  return interviews.map(({ id }) => id);
}
