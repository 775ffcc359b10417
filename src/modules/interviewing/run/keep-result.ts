import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import type { Answer, Run } from '#contracts/interviewing/run/interview-run.ts';
import { coreMean } from '#contracts/interviewing/summary/core-mean.ts';
import { countUnmet } from '#contracts/interviewing/summary/unmet-requirements.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { notCheckedInRun } from '#modules/interviewing/requirements/not-checked-in-run.ts';
import { listRequirementAnswers } from './run-queries.ts';

/** Copies what lists show of a completed interview to its row; scores do not change after its end. */
export async function keepResult(
  tx: TenantTx,
  interviewId: string,
  plan: Plan,
  answers: readonly Answer[],
): Promise<void> {
  await tx
    .updateTable('interviewing.interview')
    .set({
      question_count: plan.questions.length,
      scored_count: answers.filter(({ score }) => score !== null).length,
      mean_score: coreMean(plan.questions, answers),
    })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', interviewId)
    .execute();
  await keepUnmet(tx, interviewId, plan, await listRequirementAnswers(tx, interviewId, plan));
}

/**
 * Stores the counts of unmet and open requirements. They can change after the interview, when a requirement is answered
 * or the position stops checking it.
 */
export async function keepUnmet(
  tx: TenantTx,
  interviewId: string,
  plan: Plan,
  answers: Run['requirementAnswers'],
): Promise<void> {
  const left = await notCheckedInRun(tx, interviewId, plan);
  const checked = answers.filter((_, index) => !left.includes(index));
  const { notMet, open } = countUnmet(checked.map((answer) => ({ answer })));
  await tx
    .updateTable('interviewing.interview')
    .set({ not_met_count: notMet, open_count: open })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', interviewId)
    .execute();
}
