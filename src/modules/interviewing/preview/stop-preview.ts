import type { Preview } from '#contracts/interviewing/previews.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { Guest } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { findPreview } from './preview-queries.ts';
import { previewView } from './preview-view.ts';

const stopped: ErrorCode = 'interviewing.preview_stopped';

/**
 * Stops a preview that is being made. Its workflow finds that the row has ended and writes nothing.
 *
 * @throws AppError interviewing.preview_not_found, also for another visit's preview
 */
export async function stopPreview(deps: { db: Db }, guest: Guest, previewId: string): Promise<Preview> {
  return asTenant(deps.db, guest.ownerId, async (tx) => {
    await tx
      .updateTable('interviewing.preview')
      .where('owner_id', '=', tx.ownerId)
      .where('id', '=', previewId)
      .where('state', 'in', ['queued', 'running'])
      .set({ state: 'failed', error_code: stopped })
      .execute();
    const preview = await findPreview(tx);
    if (preview?.id !== previewId) throw new AppError('interviewing.preview_not_found', { previewId });
    return previewView(preview, guest.language);
  });
}
