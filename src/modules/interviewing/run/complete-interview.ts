import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import type { Actor } from '#platform/actor.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { changeStatus, writeStatus } from '#modules/interviewing/interview/change-status.ts';
import { interviewCompleted } from '#modules/interviewing/events.ts';
import { openMustAsks } from '#contracts/interviewing/run/run-rules.ts';
import { keepResult } from './keep-result.ts';
import { endRun, getFrozenPlan, listAnswers } from './run-queries.ts';

/**
 * Ends the run. Every must-ask question must be scored, or skipped with a reason.
 *
 * @throws AppError interviewing.must_ask_open with the ids of those that are not
 */
export async function completeInterview(deps: { db: Db }, actor: Actor, interviewId: string): Promise<Interview> {
  return changeStatus(deps, actor, interviewId, 'complete', async (tx, _row, to) => {
    const plan = await getFrozenPlan(tx, interviewId);
    const answers = await listAnswers(tx, interviewId, plan);
    const open = openMustAsks(plan, answers);
    if (open.length > 0) throw new AppError('interviewing.must_ask_open', { questionIds: open });
    await endRun(tx, interviewId);
    await writeStatus(tx, interviewId, to);
    await keepResult(tx, interviewId, plan, answers);
    await appendEvent(tx, interviewCompleted(interviewId, { interviewId }));
  });
}
