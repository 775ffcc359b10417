import type { SuccessOf } from '#contracts/endpoint.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type * as contract from '#contracts/interviewing/run/interview-run.ts';
import type { Answer, Operation } from '#contracts/interviewing/run/interview-run.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { isErrorCode } from '#modules/interviewing/generation/generation-view.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { type Outcome, RunBatch } from './run-batch.ts';
import {
  getClock,
  getFrozenPlan,
  listRequirementAnswers,
  pauseRun,
  readWritten,
  resumeRun,
  saveAnswers,
  saveRequirementAnswers,
} from './run-queries.ts';

/** Operations that are settled, each with its error code if it was refused. */
type Settled = ReadonlyMap<string, ErrorCode | null>;
type Fresh = { readonly operation: Operation; readonly refusedCode: ErrorCode | null };

/**
 * Applies the runner's operations, each exactly once: a repeated operation gets its first result. A write based on an
 * older version of its field is not applied, but returned as a conflict with the current value.
 *
 * @throws AppError interviewing.interview_not_found; interviewing.transition_refused if the interview is not running
 * and the batch contains a new operation
 */
export async function applyOperations(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
  operations: readonly Operation[],
): Promise<SuccessOf<typeof contract.applyOperations>> {
  return asTenant(deps.db, actor.userId, (tx) => settle(tx, interviewId, operations));
}

async function settle(tx: TenantTx, interviewId: string, operations: readonly Operation[]) {
  const row = await lockInterview(tx, interviewId);
  const settled = await findSettled(tx, interviewId, operations);
  // A device may resend operations that it sent before the interview ended.
  if (operations.every(({ id }) => settled.has(id))) requireStatus(row, 'in_progress', 'completed');
  else requireStatus(row, 'in_progress');

  const plan = await getFrozenPlan(tx, interviewId);
  const batch = new RunBatch(plan, await readWritten(tx, interviewId, plan));
  const fresh: Fresh[] = [];
  const outcomes = new Map<string, Outcome>();
  for (const operation of operations) {
    if (outcomes.has(operation.id)) continue;
    const known = settled.get(operation.id);
    const outcome = known === undefined ? batch.apply(operation) : toOutcome(known);
    outcomes.set(operation.id, outcome);
    if (known !== undefined || outcome.kind === 'conflict') continue;
    fresh.push({ operation, refusedCode: outcome.kind === 'refused' ? outcome.code : null });
    if (operation.kind === 'pause') await pauseRun(tx, interviewId, operation.at);
    if (operation.kind === 'resume') await resumeRun(tx, interviewId, operation.at);
  }
  await saveAnswers(tx, interviewId, batch.changed());
  await saveRequirementAnswers(tx, interviewId, batch.changedRequirements());
  await rememberSettled(tx, interviewId, fresh);
  if (fresh.length > 0) publishChange(tx, { kind: 'interview', id: interviewId });
  const written = batch.written();
  return {
    ...sorted(operations, outcomes, [...written.answers, ...written.partNotes]),
    ...written,
    clock: await getClock(tx, interviewId),
    requirementAnswers: await listRequirementAnswers(tx, interviewId, plan),
  };
}

function toOutcome(refusedCode: ErrorCode | null): Outcome {
  return refusedCode === null ? { kind: 'applied' } : { kind: 'refused', code: refusedCode };
}

function sorted(operations: readonly Operation[], outcomes: ReadonlyMap<string, Outcome>, answers: readonly Answer[]) {
  const applied: string[] = [];
  const conflicts: { id: string; answer: Answer }[] = [];
  const refused: { id: string; code: string }[] = [];
  for (const [id, outcome] of outcomes) {
    if (outcome.kind === 'applied') applied.push(id);
    if (outcome.kind === 'refused') refused.push({ id, code: outcome.code });
    if (outcome.kind === 'conflict') {
      const operation = operations.find((one) => one.id === id);
      const questionId = operation !== undefined && 'questionId' in operation ? operation.questionId : undefined;
      const answer = answers.find((one) => one.questionId === questionId);
      if (answer !== undefined) conflicts.push({ id, answer });
    }
  }
  return { applied, conflicts, refused };
}

async function findSettled(tx: TenantTx, interviewId: string, operations: readonly Operation[]): Promise<Settled> {
  const rows = await tx
    .selectFrom('interviewing.run_operation')
    .select(['id', 'refused_code'])
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', interviewId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(operations.map(({ id }) => id)))))
    .execute();
  return new Map(
    rows.map((row) => [row.id, row.refused_code !== null && isErrorCode(row.refused_code) ? row.refused_code : null]),
  );
}

async function rememberSettled(tx: TenantTx, interviewId: string, fresh: readonly Fresh[]): Promise<void> {
  if (fresh.length === 0) return;
  await tx
    .insertInto('interviewing.run_operation')
    .values(
      fresh.map(({ operation, refusedCode }) => ({
        owner_id: tx.ownerId,
        interview_id: interviewId,
        id: operation.id,
        refused_code: refusedCode,
        at: operation.at,
      })),
    )
    .execute();
}
