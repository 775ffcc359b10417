import type { Preview } from '#contracts/interviewing/previews.ts';
import type { Guest } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { findPreview } from './preview-queries.ts';
import { previewView } from './preview-view.ts';

/** @throws AppError interviewing.preview_not_found, also for another visit's preview */
export async function getPreview(deps: { db: Db }, guest: Guest, previewId: string): Promise<Preview> {
  const preview = await asTenant(deps.db, guest.ownerId, findPreview);
  if (preview?.id !== previewId) throw new AppError('interviewing.preview_not_found', { previewId });
  return previewView(preview, guest.language);
}
