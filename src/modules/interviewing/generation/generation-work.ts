import { Language } from '#contracts/common.ts';
import { InterviewType, PlanSource, type Question } from '#contracts/interviewing/plan/plan.ts';
import type { GenerationStep } from '#contracts/interviewing/plan/plan-generation.ts';
import { unadjusted } from '#contracts/interviewing/plan/adjustments.ts';
import { lockedBeside } from '#knowledge/plan/locked/locked-beside.ts';
import type { CvBrief, PlanBrief, PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { adjustPlan } from '#knowledge/plan/time/adjust-plan.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { cvForPlan, positionForInterview } from '#modules/hiring/index.ts';
import type { PlanGenerationInput } from '#workflows/contracts/plan-generation.ts';
import { candidateOfInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { KeptDraft } from '#modules/interviewing/plan-writer/draft/kept-draft.ts';
import { askedElsewhere } from './asked-elsewhere.ts';
import { tasksOfOthers } from './tasks-of-others.ts';
import { type LockedCore, getCore } from '#modules/interviewing/plan/core-store.ts';
import { findPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';
import { StoredTailoring } from '#modules/interviewing/plan/stored-parts.ts';

/** The input of a generation step. Each step reads it anew, because workflow payloads carry only ids. */
export interface GenerationWork {
  readonly brief: PlanBrief;
  readonly wantedSource: PlanSource | null;
  readonly fallbackReason: string | null;
  /** empty while the name is unknown */
  readonly candidateName: string;
  /** results of earlier steps */
  readonly core: LockedCore | undefined;
  readonly tailoring: StoredTailoring | undefined;
  /** a model's partial draft of the part that is not complete yet */
  readonly kept: KeptDraft | undefined;
  readonly tokens: { readonly input: number; readonly output: number };
}

/** Undefined when the generation is not running: it was cancelled or has ended. */
export async function loadWork(tx: TenantTx, generation: PlanGenerationInput): Promise<GenerationWork | undefined> {
  const row = await selectGeneration(tx, generation);
  if (row?.state !== 'running') return undefined;
  const core = row.core_id === null ? undefined : await getCore(tx, row.core_id);
  const candidate = await candidateOfInterview(tx, generation.interviewId);
  const cv = row.cv_id === null ? null : await cvForPlan(tx, row.cv_id);
  const position = core?.position ?? (await currentPosition(tx, row.position_id));
  const cvBrief = cv === null ? null : { cvId: cv.id, pages: cv.pages, lines: cv.lines };
  const locked = core === undefined ? [] : await lockedQuestions(tx, generation, core, cvBrief);
  const lockedTexts = locked.map(({ text }) => text);
  const asked = await askedElsewhere(tx, {
    positionId: row.position_id,
    candidateId: row.candidate_id,
    interviewId: generation.interviewId,
    coreId: row.core_id,
  });
  return {
    brief: {
      // Once the generation has a core, edits of the position apply only to the next plan.
      position,
      interviewType: InterviewType.parse(row.type),
      durationMin: row.duration_min,
      language: Language.parse(row.language),
      cv: cvBrief,
      userRole: row.user_role,
      previousFeedback: row.previous_feedback,
      openPoints: row.open_points,
      ...asked,
      replacedQuestions: asked.replacedQuestions.filter((text) => !lockedTexts.includes(text)),
      lockedQuestions: locked,
      tasksOfOthers:
        core === undefined
          ? []
          : await tasksOfOthers(tx, { position, candidateId: row.candidate_id, coreHash: core.hash }, [
              ...asked.askedOfCandidate,
              ...lockedTexts,
            ]),
    },
    wantedSource: row.wanted_source === null ? null : PlanSource.parse(row.wanted_source),
    fallbackReason: row.fallback_reason,
    candidateName: candidate.name ?? '',
    core,
    tailoring: row.tailoring === null ? undefined : StoredTailoring.parse(row.tailoring),
    kept: row.draft === null ? undefined : KeptDraft.parse(row.draft),
    tokens: { input: row.input_tokens, output: row.output_tokens },
  };
}

/**
 * The locked questions with their standard minutes. Locks cannot change while a plan is generated, so every step sees
 * the same ones.
 */
async function lockedQuestions(
  tx: TenantTx,
  { interviewId }: PlanGenerationInput,
  core: LockedCore,
  cv: CvBrief | null,
): Promise<readonly Question[]> {
  const current = await findPlanVersion(tx, interviewId, null);
  if (current === undefined || current.locked.length === 0) return [];
  const { source } = current.plan;
  return lockedBeside({ ...adjustPlan(current.plan, unadjusted), source }, current.locked, core.block, cv);
}

/** The position as a plan made now would use it. */
export async function currentPosition(tx: TenantTx, positionId: string): Promise<PositionBrief> {
  const { positionVersion, status: _status, ...position } = await positionForInterview(tx, positionId);
  return { ...position, version: positionVersion };
}

export async function selectGeneration(tx: TenantTx, { interviewId, planId, attempt }: PlanGenerationInput) {
  return tx
    .selectFrom('interviewing.generation as g')
    .innerJoin('interviewing.plan as p', 'p.id', 'g.plan_id')
    .innerJoin('interviewing.interview as i', 'i.id', 'p.interview_id')
    .where('g.owner_id', '=', tx.ownerId)
    .where('g.plan_id', '=', planId)
    .where('g.attempt', '=', attempt)
    .where('i.id', '=', interviewId)
    .select([
      'g.state',
      'g.wanted_source',
      'g.cv_id',
      'g.fallback_reason',
      'g.core_id',
      'g.tailoring',
      'g.draft',
      'g.input_tokens',
      'g.output_tokens',
      'i.position_id',
      'i.candidate_id',
      'i.type',
      'i.duration_min',
      'i.language',
      'i.previous_feedback',
      'i.open_points',
      'i.user_role',
    ])
    .executeTakeFirst();
}

/**
 * Running and queued generations that plan from a CV, oldest first. Those beyond the limit get no signal and check for
 * themselves when their deadline passes.
 */
export async function listGenerationsOfCv(
  tx: TenantTx,
  cvId: string,
): Promise<Pick<PlanGenerationInput, 'planId' | 'attempt'>[]> {
  return tx
    .selectFrom('interviewing.generation')
    .select(['plan_id as planId', 'attempt'])
    .where('owner_id', '=', tx.ownerId)
    .where('cv_id', '=', cvId)
    .where('state', 'in', ['queued', 'running'])
    .orderBy('created_at')
    .orderBy('plan_id')
    .limit(100)
    .execute();
}

export async function isRunning(deps: { db: Db }, generation: PlanGenerationInput): Promise<boolean> {
  const row = await asTenant(deps.db, generation.ownerId, (tx) => selectGeneration(tx, generation));
  return row?.state === 'running';
}

/** Updates a generation that is still running; returns false if it is not. */
export async function updateRunning(
  tx: TenantTx,
  { planId, attempt }: PlanGenerationInput,
  changes: {
    step?: GenerationStep;
    core_id?: string;
    tailoring?: string;
    draft?: string | null;
    fallback_reason?: string;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('interviewing.generation')
    .set(changes)
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', planId)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
