import type { EditedQuestion } from '#contracts/interviewing/plan/plan-edit.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { editQuestions } from '#knowledge/plan/edit-questions.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { newId } from '#platform/new-id.ts';
import { positionForInterview } from '#modules/hiring/index.ts';
import { changePlan } from './change-plan.ts';
import { editedVersion } from './edited-version.ts';
import { requireUnlocked } from './locks/require-unlocked.ts';
import type { PlanVersion } from './plan-queries.ts';

interface Edit {
  readonly interviewId: string;
  readonly questions: readonly EditedQuestion[];
  /** the version that the edit began with */
  readonly version: number | undefined;
}

/**
 * Makes the next version of a plan from the questions that a person wants. The rules for writers (how a question is
 * worded, how the minutes are divided) do not bind people; what hiring law advises against is marked and asked all the
 * same. Minutes that the interview does not have are refused.
 *
 * @throws AppError as {@link changePlan}; interviewing.plan_too_long with the minutes there are,
 * interviewing.question_unknown, interviewing.question_locked
 */
export async function editPlan(deps: { db: Db }, actor: Actor, { questions, ...edited }: Edit): Promise<PlanVersion> {
  return changePlan(deps, actor, edited, async (tx, { positionId, ...current }) => {
    const { plan } = current;
    const matter = jobMatter(await positionForInterview(tx, positionId));
    const result = editQuestions(plan, questions, { newId, matter });
    if (result.kind === 'unknown') {
      throw new AppError('interviewing.question_unknown', { questionId: result.questionId });
    }
    if (result.kind === 'too_long') {
      throw new AppError('interviewing.plan_too_long', { minutes: result.minutes, most: result.most });
    }
    requireUnlocked(current, result.content.questions);
    return {
      ...editedVersion(current, result.content, { userId: actor.userId, matter }),
      made: { change: 'edit' },
    };
  });
}
