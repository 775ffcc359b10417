import type { SuccessOf } from '#contracts/endpoint.ts';
import type { lockQuestion as contract } from '#contracts/interviewing/plan/plan-edit.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { getChangeablePlan } from '#modules/interviewing/plan/change-plan.ts';
import { getPlanVersion } from '#modules/interviewing/plan/plan-queries.ts';

interface Lock {
  readonly interviewId: string;
  readonly questionId: string;
  readonly locked: boolean;
}

/**
 * Locks or unlocks a question for this candidate. Idempotent. The lock is stored apart from the plan versions and
 * applies to every version that contains the question.
 *
 * @throws AppError as {@link getChangeablePlan}; interviewing.question_unknown, interviewing.question_for_everybody
 * (core questions cannot be locked here)
 */
export async function lockQuestion(deps: { db: Db }, actor: Actor, lock: Lock): Promise<SuccessOf<typeof contract>> {
  return asTenant(deps.db, actor.userId, (tx) => setLock(tx, lock));
}

async function setLock(tx: TenantTx, { interviewId, questionId, locked }: Lock): Promise<SuccessOf<typeof contract>> {
  const { plan, locked: before } = await getChangeablePlan(tx, interviewId);
  const question = plan.questions.find(({ id }) => id === questionId);
  if (question === undefined) throw new AppError('interviewing.question_unknown', { questionId });
  if (question.block === 'core') throw new AppError('interviewing.question_for_everybody', { questionId });
  if (before.includes(questionId) === locked) return { locked: before };
  await tx
    .updateTable('interviewing.plan')
    .set(({ fn, ref, val }) => ({
      locked_questions: fn<string[]>(locked ? 'array_append' : 'array_remove', [
        ref('locked_questions'),
        val(questionId),
      ]),
    }))
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', plan.id)
    .execute();
  publishChange(tx, { kind: 'plan', id: plan.id });
  return { locked: (await getPlanVersion(tx, interviewId, null)).locked };
}
