import type { BodyOf, ParamsOf, SuccessOf } from '#contracts/endpoint.ts';
import type * as contract from '#contracts/interviewing/summary/interview-summary.ts';
import { unscoredPoints } from '#contracts/interviewing/plan/plan-requirements.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { requirementAnswered } from '#modules/interviewing/events.ts';
import { writeAudit } from '#modules/interviewing/interview/audit.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { keepUnmet } from '#modules/interviewing/run/keep-result.ts';
import {
  getFrozenPlan,
  listRequirementAnswers,
  saveRequirementAnswers,
} from '#modules/interviewing/run/run-queries.ts';

type Answered = ParamsOf<typeof contract.answerRequirement> & BodyOf<typeof contract.answerRequirement>;

/**
 * Answers what the run left open or did not ask. While it runs, its operations do that. Once a recommendation is recorded,
 * a change of what it rests on is audited, as a change of the recommendation is.
 *
 * @throws AppError interviewing.transition_refused unless completed; interviewing.operation_refused for what the plan does
 * not ask
 */
export async function answerRequirement(
  deps: { db: Db },
  actor: Actor,
  answered: Answered,
): Promise<SuccessOf<typeof contract.answerRequirement>> {
  return asTenant(deps.db, actor.userId, (tx) => answer(tx, actor, answered));
}

async function answer(tx: TenantTx, actor: Actor, { interviewId, index, answer: given }: Answered) {
  const interview = await lockInterview(tx, interviewId);
  requireStatus(interview, 'completed');
  const plan = await getFrozenPlan(tx, interviewId);
  const point = unscoredPoints(plan)[index];
  if (point === undefined) throw new AppError('interviewing.operation_refused', { interviewId, index });
  const before = await listRequirementAnswers(tx, interviewId, plan);
  const from = before[index] ?? null;
  if (from === given) return { requirementAnswers: before };
  await saveRequirementAnswers(tx, interviewId, new Map([[point, given]]));
  await appendEvent(tx, requirementAnswered(interviewId, { interviewId }));
  publishChange(tx, { kind: 'interview', id: interviewId });
  if (interview.recommendation !== null) {
    await writeAudit(tx, actor, interviewId, 'requirement_changed', { requirement: point, from, to: given });
  }
  const requirementAnswers = await listRequirementAnswers(tx, interviewId, plan);
  await keepUnmet(tx, interviewId, plan, requirementAnswers);
  return { requirementAnswers };
}
