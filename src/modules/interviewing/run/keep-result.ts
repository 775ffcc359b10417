import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import { coreMean } from '#contracts/interviewing/summary/core-mean.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';

/** What lists show of a completed interview, kept on its row: scores do not change after its end. */
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
}
