import type { BodyOf, ParamsOf, SuccessOf } from '#contracts/endpoint.ts';
import type { answerRequirement as oneContract } from '#contracts/interviewing/summary/interview-summary.ts';
import type { answerRequirements as contract } from '#contracts/interviewing/summary/requirement-answers.ts';
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

type Answered = ParamsOf<typeof oneContract> & BodyOf<typeof oneContract>;
type AnsweredAtOnce = ParamsOf<typeof contract> & BodyOf<typeof contract>;

/**
 * Answers a requirement that was left open or not asked in the run; during the run, operations do this. Once a
 * recommendation is recorded, such a change is audited like a change of the recommendation, because the recommendation
 * rests on it.
 *
 * @throws AppError interviewing.transition_refused unless completed; interviewing.operation_refused if the plan does
 * not ask about it
 */
export async function answerRequirement(
  deps: { db: Db },
  actor: Actor,
  { interviewId, index, answer }: Answered,
): Promise<SuccessOf<typeof oneContract>> {
  return answerRequirements(deps, actor, { interviewId, answers: [{ index, answer }] });
}

/** Like {@link answerRequirement} for several, all or none; null removes an answer. */
export async function answerRequirements(
  deps: { db: Db },
  actor: Actor,
  answered: AnsweredAtOnce,
): Promise<SuccessOf<typeof contract>> {
  return asTenant(deps.db, actor.userId, (tx) => answerAll(tx, actor, answered));
}

async function answerAll(tx: TenantTx, actor: Actor, { interviewId, answers }: AnsweredAtOnce) {
  const interview = await lockInterview(tx, interviewId);
  requireStatus(interview, 'completed');
  const plan = await getFrozenPlan(tx, interviewId);
  const points = unscoredPoints(plan);
  const before = await listRequirementAnswers(tx, interviewId, plan);
  const changes = answers.flatMap(({ index, answer: to }) => {
    const point = points[index];
    if (point === undefined) throw new AppError('interviewing.operation_refused', { interviewId, index });
    const from = before[index] ?? null;
    return from === to ? [] : [{ point, from, to }];
  });
  if (changes.length === 0) return { requirementAnswers: before };
  await saveRequirementAnswers(tx, interviewId, new Map(changes.map(({ point, to }) => [point, to])));
  await appendEvent(tx, requirementAnswered(interviewId, { interviewId }));
  publishChange(tx, { kind: 'interview', id: interviewId });
  if (interview.recommendation !== null) {
    for (const { point, from, to } of changes) {
      await writeAudit(tx, actor, interviewId, 'requirement_changed', { requirement: point, from, to });
    }
  }
  const requirementAnswers = await listRequirementAnswers(tx, interviewId, plan);
  await keepUnmet(tx, interviewId, plan, requirementAnswers);
  return { requirementAnswers };
}
