import * as z from 'zod/mini';
import { Id, Language } from '#contracts/common.ts';
import { ImportedPosting } from '#contracts/hiring/position-texts.ts';
import { PlanGate } from '#contracts/interviewing/plan/plan-generation.ts';
import { InterviewType, PlanContent } from '#contracts/interviewing/plan/plan.ts';
import { previewStates } from '#contracts/interviewing/previews.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { StoredCore } from '#modules/interviewing/plan/stored-parts.ts';

/** The plan of a preview, with everything needed to copy it into an account. */
export const PreviewContent = z.object({
  title: z.string(),
  /** the id that the CV gets when it is stored, because quotes refer to it */
  cvId: z.nullable(Id),
  promptVersion: z.string(),
  core: StoredCore,
  plan: PlanContent,
  problems: PlanGate.shape.problems,
});
export type PreviewContent = z.infer<typeof PreviewContent>;

const State = z.enum(previewStates);

/** The preview of a visit; undefined if there is none. */
export async function findPreview(tx: TenantTx) {
  const row = await tx
    .selectFrom('interviewing.preview')
    .select(['id', 'attempt', 'url', 'posting', 'cv_text', 'type', 'duration_min', 'language', 'state', 'step'])
    .select(['error_code', 'content'])
    .where('owner_id', '=', tx.ownerId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    attempt: row.attempt,
    url: row.url,
    posting: row.posting === null ? null : ImportedPosting.parse(row.posting),
    cvText: row.cv_text,
    type: InterviewType.parse(row.type),
    durationMin: row.duration_min,
    language: Language.parse(row.language),
    state: State.parse(row.state),
    step: row.step,
    errorCode: row.error_code,
    content: row.content === null ? null : PreviewContent.parse(row.content),
  };
}

export type StoredPreview = NonNullable<Awaited<ReturnType<typeof findPreview>>>;

/** Whether it is queued or running. */
export function isUnderWay({ state }: Pick<StoredPreview, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}
