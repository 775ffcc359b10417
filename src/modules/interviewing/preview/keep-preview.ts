import * as z from 'zod';
import { NewPosition } from '#contracts/hiring/positions.ts';
import { NewInterview } from '#contracts/interviewing/interviewing.ts';
import { Plan } from '#contracts/interviewing/plan/plan.ts';
import { guardVersion } from '#knowledge/guard/check-text.ts';
import type { Actor } from '#platform/actor.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { readLocale } from '#platform/read-locale.ts';
import { cvOfText, insertCandidate, insertPosition, storeCvText } from '#modules/hiring/index.ts';
import { planPublished } from '#modules/interviewing/events.ts';
import { currentPosition } from '#modules/interviewing/generation/generation-work.ts';
import { settleStatus } from '#modules/interviewing/generation/settle-generation.ts';
import { insertInterview } from '#modules/interviewing/interview/create-interview.ts';
import { lockCore } from '#modules/interviewing/plan/core-store.ts';
import { inputHashes } from '#modules/interviewing/plan/input-hashes.ts';
import { insertVersion, nextVersion } from '#modules/interviewing/plan/plan-versions.ts';
import { levelOf } from './compose-preview.ts';
import type { PreviewContent, StoredPreview } from './preview-queries.ts';

const texts = readLocale('preview', z.object({ unnamedCandidate: z.string() }));

type ReadyPreview = StoredPreview & { readonly content: PreviewContent };

/**
 * Creates from a preview what its visitor would have created with an account: the position, the candidate with the CV,
 * the interview, and the same plan that they saw.
 *
 * @throws AppError billing.limit_reached, billing.read_only, hiring.cv_quota
 */
export async function keepPreview(
  tx: TenantTx,
  actor: Pick<Actor, 'language'>,
  preview: ReadyPreview,
): Promise<{ positionId: string; interviewId: string }> {
  const positionId = await makePosition(tx, preview);
  const candidateId = await insertCandidate(tx, {
    // Treated like a name taken from a file name: the name found in this or a later CV replaces it.
    name: texts[actor.language].unnamedCandidate,
    nameFrom: 'file',
    email: null,
    positionId,
  });
  const { cvText, content } = preview;
  if (cvText !== null) await storeCvText(tx, candidateId, cvText, { id: content.cvId ?? undefined });
  const { type, durationMin: durationMinutes, language } = preview;
  const interviewId = await insertInterview(
    tx,
    NewInterview.parse({ positionId, candidateId, type, durationMinutes, language }),
  );
  await makePlan(tx, preview, { positionId, interviewId });
  return { positionId, interviewId };
}

async function makePosition(tx: TenantTx, { url, posting, content }: ReadyPreview): Promise<string> {
  // Some visitors enter an address without a protocol: the page could be read, but a position cannot store it.
  const address = NewPosition.shape.url.safeParse(url);
  const position = NewPosition.parse({
    title: content.title,
    url: address.success ? address.data : null,
    description: posting?.description,
    level: levelOf({ level: posting?.level ?? null }),
    type: posting?.type ?? undefined,
    department: posting?.department ?? null,
  });
  return (await insertPosition(tx, position)).id;
}

async function makePlan(
  tx: TenantTx,
  preview: ReadyPreview,
  { positionId, interviewId }: { positionId: string; interviewId: string },
): Promise<void> {
  const { content, cvText, durationMin, language } = preview;
  const position = await currentPosition(tx, positionId);
  const place = { position, interviewType: preview.type, durationMin, language };
  const writer = { source: 'playbook', model: null, promptVersion: content.promptVersion } as const;
  // A stand-in: if the account has a model, the model writes the core for the next candidates.
  const core = await lockCore(tx, place, { source: null, orStandIn: true }, content.core, writer, true);
  const planId = newId();
  const attempt = 1;
  await tx
    .insertInto('interviewing.plan')
    .values({ id: planId, owner_id: tx.ownerId, interview_id: interviewId, attempt })
    .execute();
  const { version, now } = await nextVersion(tx, planId);
  await tx
    .insertInto('interviewing.generation')
    .values({
      owner_id: tx.ownerId,
      plan_id: planId,
      attempt,
      state: 'ready',
      cv_id: content.cvId,
      core_id: core.id,
      ended_at: now,
    })
    .execute();
  const plan = Plan.parse({
    ...content.plan,
    id: planId,
    interviewId,
    version,
    positionVersion: core.positionVersion,
    coreHash: core.hash,
    source: writer.source,
    fallbackReason: null,
    provenance: {
      model: null,
      promptVersion: content.promptVersion,
      inputHashes: inputHashes(position, cvText === null ? null : cvOfText(cvText)),
      guardVersion,
      tokens: { input: 0, output: 0 },
      createdAt: now.toISOString(),
      editedBy: [],
    },
  });
  await insertVersion(tx, plan, { attempt, problems: content.problems });
  await settleStatus(tx, interviewId);
  await appendEvent(tx, planPublished(planId, { interviewId, planId, attempt, version, source: writer.source }));
}
