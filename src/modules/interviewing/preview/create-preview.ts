import { sql } from 'kysely';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Preview, createPreview as contract } from '#contracts/interviewing/previews.ts';
import type { ImportedPosting } from '#contracts/hiring/position-texts.ts';
import { limits } from '#contracts/limits.ts';
import type { Guest } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { isInvisible, postingOfText } from '#modules/hiring/index.ts';
import { previewRequested } from '#modules/interviewing/events.ts';
import { findPreview } from './preview-queries.ts';
import { previewView } from './preview-view.ts';

type Given = BodyOf<typeof contract>;

interface Read extends Pick<Given, 'url' | 'type' | 'durationMinutes' | 'language'> {
  readonly posting: ImportedPosting | null;
  /** null: none was given, or it has no visible characters */
  readonly cvText: string | null;
}

/**
 * Begins a visitor's preview and replaces the previous one, because a visit has only one. The number of attempts per
 * visit is limited, because each attempt with a URL puts load on somebody else's site.
 *
 * @throws AppError interviewing.preview_running, interviewing.preview_limit
 */
export async function createPreview(deps: { db: Db }, guest: Guest, given: Given): Promise<Preview> {
  // Parsed before the transaction, which must not stay open that long.
  const posting = given.description === '' ? null : postingOfText(given.description);
  const cvText = isInvisible(given.cvText) ? null : given.cvText;
  return asTenant(deps.db, guest.ownerId, async (tx) => {
    const begun = await begin(tx, guest, { ...given, posting, cvText });
    const preview = await findPreview(tx);
    // The upsert left either a new row or the existing one that refused it, so a missing row means that the visit is
    // gone.
    if (preview === undefined) throw new AppError('common.unauthorized');
    if (begun === undefined) throw new AppError(refusalOf(preview.attempt, preview.state), { previewId: preview.id });
    await appendEvent(tx, previewRequested(begun.id, { previewId: begun.id, attempt: begun.attempt }));
    return previewView(preview, guest.language);
  });
}

function refusalOf(attempt: number, state: Preview['state']) {
  const isOver = state === 'ready' || state === 'failed';
  return isOver && attempt >= limits.preview.attempts ? 'interviewing.preview_limit' : 'interviewing.preview_running';
}

/**
 * Returns undefined if a preview is running or the visit has no attempts left. If two calls run at once, the second
 * sees the first's row.
 */
async function begin(
  tx: TenantTx,
  { expiresAt }: Guest,
  { url, posting, cvText, type, durationMinutes, language }: Read,
): Promise<{ id: string; attempt: number } | undefined> {
  const given = {
    url: url === '' ? null : url,
    posting: posting === null ? null : storedJson(posting),
    cv_text: cvText,
    type,
    duration_min: durationMinutes,
    language,
  };
  return tx
    .insertInto('interviewing.preview')
    .values({ id: newId(), owner_id: tx.ownerId, ...given, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('owner_id')
        .doUpdateSet((eb) => ({
          ...given,
          attempt: eb('interviewing.preview.attempt', '+', 1),
          state: 'queued',
          step: null,
          error_code: null,
          content: null,
          requested_at: sql<Date>`now()`,
        }))
        .where('interviewing.preview.state', 'in', ['ready', 'failed'])
        .where('interviewing.preview.attempt', '<', limits.preview.attempts),
    )
    .returning(['id', 'attempt'])
    .executeTakeFirst();
}
