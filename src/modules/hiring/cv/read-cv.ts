import type { CvParsingInput, CvParsingResult } from '#workflows/contracts/cv-parsing.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import type { CvReading } from '#modules/hiring/cv-reader/cv-reading.ts';
import { type ReadCvOptions, readCvFile } from '#modules/hiring/cv-reader/read-cv-file.ts';
import { HiddenReport, VisiblePages } from './cv-layers.ts';
import { getCv } from './cv-queries.ts';
import { publishCvChange } from './publish-cv-change.ts';
import { settleUnreadable } from '#modules/hiring/candidate/settle-unreadable.ts';
import { releaseStorage } from '#modules/hiring/cv/upload/cv-storage.ts';
import { cvSettled } from '#modules/hiring/events.ts';
import { saveCvText } from './save-cv-text.ts';
import { settledState } from '#modules/hiring/parse-columns.ts';

/**
 * Reads the CV's file and settles the CV. Idempotent: another run changes nothing and returns the same result. If two
 * run at once, the first to finish settles the CV.
 *
 * @throws AppError hiring.cv_not_found
 */
export async function readCv(
  deps: { db: Db },
  input: CvParsingInput,
  options: ReadCvOptions,
): Promise<CvParsingResult> {
  const { ownerId } = input;
  const begun = await asTenant(deps.db, ownerId, (tx) => begin(tx, input));
  if (begun.kind === 'settled') return begun.result;
  const reading = await readCvFile(begun.bytes, options);
  return asTenant(deps.db, ownerId, (tx) => settle(tx, input, reading));
}

type Begun =
  | { readonly kind: 'settled'; readonly result: CvParsingResult }
  | { readonly kind: 'open'; readonly bytes: Buffer };

async function begin(tx: TenantTx, input: CvParsingInput): Promise<Begun> {
  const { numUpdatedRows } = await openCv(tx, input).set({ state: 'reading' }).executeTakeFirst();
  if (numUpdatedRows === 0n) return { kind: 'settled', result: await resultOf(tx, input) };
  publishChange(tx, { kind: 'cv', id: input.cvId });
  const { bytes } = await tx
    .selectFrom('hiring.cv_file')
    .select('bytes')
    .where('owner_id', '=', tx.ownerId)
    .where('cv_id', '=', input.cvId)
    .executeTakeFirstOrThrow();
  return { kind: 'open', bytes };
}

async function settle(tx: TenantTx, input: CvParsingInput, reading: CvReading): Promise<CvParsingResult> {
  const { cvId } = input;
  const settled = settledBy(reading);
  const row = await openCv(tx, input)
    .set((eb) => ({
      state: settled.state,
      error_code: settled.errorCode,
      pages: reading.kind === 'failed' ? null : reading.pages.length,
      warnings: warningsOf(reading),
      settled_at: eb.fn<Date>('now'),
    }))
    .returning(['id', 'candidate_id'])
    .executeTakeFirst();
  if (row !== undefined) {
    if (reading.kind !== 'failed') await saveCvText(tx, cvId, reading);
    if (settled.state !== 'ready') await releaseStorage(tx);
    await appendEvent(tx, cvSettled(cvId, { cvId, state: settled.state }));
    publishCvChange(tx, row);
    await settleUnreadable(tx, row.candidate_id);
  }
  return resultOf(tx, input);
}

/** Fencing condition: the CV is still at this attempt and not settled. */
function openCv(tx: TenantTx, { cvId, attempt }: CvParsingInput) {
  return tx
    .updateTable('hiring.cv')
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', cvId)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['queued', 'reading']);
}

function settledBy(reading: CvReading) {
  switch (reading.kind) {
    case 'read':
      return { state: 'ready', errorCode: null } as const;
    case 'no_text':
      return { state: 'no_text', errorCode: 'hiring.cv_no_text' } as const;
    case 'failed':
      return { state: 'failed', errorCode: reading.code } as const;
  }
}

function warningsOf(reading: CvReading): string[] {
  if (reading.kind === 'failed') return [];
  const { hidden, activeContent, recognised, pages } = reading;
  return [
    ...(hidden.instructions || hidden.characters > 0 ? ['hidden_text'] : []),
    ...(activeContent ? ['active_content'] : []),
    ...(recognised ? ['recognised_text'] : []),
    ...(pages.some(({ garbled }) => garbled.length > 0) ? ['garbled_text'] : []),
  ];
}

/**
 * The result of a settled CV, limited to what operators may see: counts. An attempt older than the current one must
 * have failed.
 */
async function resultOf(tx: TenantTx, { cvId, attempt }: CvParsingInput): Promise<CvParsingResult> {
  const cv = await getCv(tx, cvId);
  const nothing = { pages: 0, characters: 0, hiddenCharacters: 0 };
  if (cv.attempt !== attempt) return { state: 'failed', ...nothing };
  const text = await tx
    .selectFrom('hiring.cv_text')
    .select(['pages', 'hidden'])
    .where('owner_id', '=', tx.ownerId)
    .where('cv_id', '=', cvId)
    .executeTakeFirst();
  const state = settledState(cv.state);
  if (text === undefined) return { state, ...nothing };
  const pages = VisiblePages.parse(text.pages);
  return {
    state,
    pages: pages.length,
    characters: pages.reduce((sum, page) => sum + page.visible.length, 0),
    hiddenCharacters: HiddenReport.parse(text.hidden).characters,
  };
}
