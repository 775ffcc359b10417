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
  /** the version that the edit is based on */
  readonly version: number | undefined;
}

/**
 * Makes the next version of a plan from the questions a person wants. The rules for writers (wording, division of
 * minutes) do not apply to people; questions that hiring law advises against are flagged but kept. Rejects a plan that
 * takes more minutes than the interview has.
 *
 * @throws AppError as {@link changePlan}; interviewing.plan_too_long with the available minutes,
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
