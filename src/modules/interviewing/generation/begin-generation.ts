import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { usesAi } from '#modules/auth/index.ts';
import { cvForPlan } from '#modules/hiring/index.ts';
import type { PlanGenerationActivities, PlanGenerationInput } from '#workflows/contracts/plan-generation.ts';
import { reportStep } from './progress/generation-progress.ts';
import { selectGeneration, updateRunning } from './generation-work.ts';
import { acquireModelSlot } from './acquire-model-slot.ts';

/** `queue`: everything is ready, but this owner's model slots are all taken. */
type Begun = Awaited<ReturnType<PlanGenerationActivities['beginGeneration']>> | { readonly next: 'queue' };

/**
 * Begins a queued generation and reports whether its CV is ready to plan from. The database row decides; signals and
 * timers only trigger another check.
 *
 * @throws AppError with the code of a CV that cannot be read; hiring.cv_still_reading once the deadline has passed
 */
export async function beginGeneration(
  deps: { db: Db; hasModel: boolean },
  generation: PlanGenerationInput,
  deadlinePassed: boolean,
): Promise<Begun> {
  return asTenant(deps.db, generation.ownerId, (tx) => begin(tx, generation, deadlinePassed, deps.hasModel));
}

async function begin(
  tx: TenantTx,
  generation: PlanGenerationInput,
  deadlinePassed: boolean,
  hasModel: boolean,
): Promise<Begun> {
  await tx
    .updateTable('interviewing.generation')
    .set({ state: 'running' })
    .where('owner_id', '=', tx.ownerId)
    .where('plan_id', '=', generation.planId)
    .where('attempt', '=', generation.attempt)
    .where('state', '=', 'queued')
    .execute();
  if (!(await reportStep(tx, generation, 'reading_cv', 'running'))) return { next: 'cancelled' };
  const row = await selectGeneration(tx, generation);
  if (row === undefined) return { next: 'cancelled' };
  if (row.cv_id !== null) {
    const cv = await cvForPlan(tx, row.cv_id);
    if (cv.state === 'no_text') throw new AppError('hiring.cv_no_text');
    if (cv.state === 'failed') throw new AppError(cv.errorCode ?? 'hiring.cv_damaged');
    if (cv.state !== 'ready') {
      if (deadlinePassed) throw new AppError('hiring.cv_still_reading');
      return { next: 'wait' };
    }
  }
  await reportStep(tx, generation, 'reading_cv', 'done');
  // The owner switched AI off: no model was requested, so this is not a fallback.
  if (row.wanted_source === 'playbook' || !(await usesAi(tx, tx.ownerId))) return { next: 'write', writer: 'playbook' };
  if (!hasModel) {
    await updateRunning(tx, generation, { fallback_reason: 'no_provider' });
    return { next: 'write', writer: 'playbook' };
  }
  // The model step hands over to the playbook immediately, so it needs no slot.
  if (row.fallback_reason === 'not_awaited') return { next: 'write', writer: 'ai' };
  return (await acquireModelSlot(tx, generation)) ? { next: 'write', writer: 'ai' } : { next: 'queue' };
}
