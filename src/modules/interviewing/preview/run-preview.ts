import { sql } from 'kysely';
import type { PreviewStep } from '#contracts/interviewing/previews.ts';
import type { Db } from '#platform/db/client.ts';
import { storedJson } from '#platform/db/statements/stored-json.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { type PageDeps, postingOfPage } from '#modules/hiring/index.ts';
import type {
  VisitorPreviewActivities,
  VisitorPreviewInput,
  VisitorPreviewResult,
} from '#workflows/contracts/visitor-preview.ts';
import { composePreview } from './compose-preview.ts';
import { findPreview, isUnderWay } from './preview-queries.ts';

// The activities of the workflow, one per step. The database row decides: a preview that has ended, was restarted or is
// gone is left alone.

type Begun = Awaited<ReturnType<VisitorPreviewActivities['beginPreview']>>;

export async function beginPreview(deps: { db: Db }, input: VisitorPreviewInput): Promise<Begun> {
  return asTenant(deps.db, input.ownerId, async (tx) => {
    const preview = await findUnderWay(tx, input);
    if (preview === undefined) return { next: 'gone' };
    const readsPage = preview.posting === null;
    await moveOn(tx, input, readsPage ? 'reading_posting' : 'writing_questions');
    return { next: readsPage ? 'read_page' : 'write' };
  });
}

/** @throws AppError hiring.page_unreadable */
export async function readPostingPage(deps: { db: Db } & PageDeps, input: VisitorPreviewInput): Promise<void> {
  const preview = await asTenant(deps.db, input.ownerId, (tx) => findUnderWay(tx, input));
  if (preview?.posting !== null || preview.url === null) return;
  const posting = await postingOfPage(deps, preview.url);
  await asTenant(deps.db, input.ownerId, (tx) =>
    underWay(tx, input)
      .set({ posting: storedJson(posting) })
      .execute(),
  );
}

export async function writePreview(deps: { db: Db }, input: VisitorPreviewInput): Promise<VisitorPreviewResult> {
  const step = (name: PreviewStep) => asTenant(deps.db, input.ownerId, (tx) => moveOn(tx, input, name));
  const preview = await asTenant(deps.db, input.ownerId, (tx) => findUnderWay(tx, input));
  if (preview === undefined) return asTenant(deps.db, input.ownerId, (tx) => resultOf(tx, input));
  if (preview.posting === null) throw new Error('a preview without its posting');
  await step('writing_questions');
  const content = await composePreview(preview, preview.posting, () => step('checking'));
  return asTenant(deps.db, input.ownerId, async (tx) => {
    await underWay(tx, input)
      .set({ state: 'ready', step: null, content: storedJson(content) })
      .execute();
    return resultOf(tx, input);
  });
}

export async function failPreview(
  deps: { db: Db },
  { code, ...input }: VisitorPreviewInput & { readonly code: string },
): Promise<void> {
  await asTenant(deps.db, input.ownerId, (tx) =>
    underWay(tx, input).set({ state: 'failed', error_code: code }).execute(),
  );
}

async function findUnderWay(tx: TenantTx, { previewId, attempt }: VisitorPreviewInput) {
  const preview = await findPreview(tx);
  const isIt = preview?.id === previewId && preview.attempt === attempt;
  return isIt && isUnderWay(preview) ? preview : undefined;
}

async function moveOn(tx: TenantTx, input: VisitorPreviewInput, step: PreviewStep): Promise<void> {
  await underWay(tx, input).set({ state: 'running', step }).execute();
}

function underWay(tx: TenantTx, { previewId, attempt }: VisitorPreviewInput) {
  return tx
    .updateTable('interviewing.preview')
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', previewId)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['queued', 'running']);
}

/** The outcome of a finished preview, limited to what operators may see. */
async function resultOf(tx: TenantTx, { previewId, attempt }: VisitorPreviewInput): Promise<VisitorPreviewResult> {
  const row = await tx
    .selectFrom('interviewing.preview')
    .select(['state', sql<number | null>`jsonb_array_length(content -> 'plan' -> 'questions')`.as('questions')])
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', previewId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (row === undefined) return { state: 'gone', questions: 0 };
  return { state: row.state === 'ready' ? 'ready' : 'failed', questions: row.questions ?? 0 };
}
