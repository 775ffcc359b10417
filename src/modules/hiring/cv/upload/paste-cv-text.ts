import { createHash } from 'node:crypto';
import type { CvView } from '#contracts/hiring/cvs.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Config } from '#platform/config.ts';
import type { Actor } from '#platform/actor.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { requireVerifiedEmail } from '#modules/auth/index.ts';
import { pagesOfText } from './pages-of-text.ts';
import { type CvRow, cvView } from '#modules/hiring/cv/cv-queries.ts';
import { cvSettled } from '#modules/hiring/events.ts';
import { reserveStorage } from './cv-storage.ts';
import { insertCv } from './insert-cv.ts';
import { saveCvText } from '#modules/hiring/cv/save-cv-text.ts';
import { lockCandidate } from '#modules/hiring/candidate/require-candidate.ts';

const fileName = 'cv.txt';

/**
 * Adds a CV to a candidate as text. It has no hidden text and is ready immediately.
 *
 * @throws AppError auth.email_not_verified, hiring.candidate_not_found, hiring.cv_quota
 */
export async function pasteCvText(
  deps: { db: Db; config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL'> },
  actor: Actor,
  input: { candidateId: string; text: string; idempotencyKey: IdempotencyKey | undefined },
): Promise<CvView> {
  requireVerifiedEmail(actor, deps.config);
  const { candidateId, text, idempotencyKey } = input;
  const work = async (tx: TenantTx) => cvView(await storeCvText(tx, candidateId, text), actor.language);
  return asTenant(deps.db, actor.userId, work, { idempotencyKey });
}

/**
 * @param given the CV's id, if something already refers to it, and where in the request the text is
 * @throws AppError hiring.candidate_not_found, hiring.cv_quota
 */
export async function storeCvText(
  tx: TenantTx,
  candidateId: string,
  text: string,
  { id, path = '/text' }: { readonly id?: string | undefined; readonly path?: string } = {},
): Promise<CvRow> {
  const pages = pagesOfText(text);
  const visible = pages.map((page) => page.visible).join('');
  if (visible === '') throw new AppError('common.bad_request', { part: 'body', fields: [{ path }] });
  await lockCandidate(tx, candidateId);
  const bytes = Buffer.from(text, 'utf8');
  await reserveStorage(tx, bytes.length);
  const instructions = speaksToMachine(visible);
  const row = await insertCv(tx, {
    id,
    candidateId,
    fileName,
    mediaType: 'text/plain',
    sha256: createHash('sha256').update(bytes).digest(),
    bytes,
    state: 'ready',
    pages: 1,
    warnings: instructions ? ['hidden_text'] : [],
  });
  await saveCvText(tx, row.id, {
    pages,
    hidden: { characters: 0, samples: [], instructions },
  });
  await appendEvent(tx, cvSettled(row.id, { cvId: row.id, state: 'ready' }));
  return row;
}
