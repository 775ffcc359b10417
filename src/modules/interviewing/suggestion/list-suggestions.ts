import type { ScoreSuggestion } from '#contracts/interviewing/run/score-suggestion.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { requireStatus } from '#modules/interviewing/interview/interview-facts.ts';
import { getInterviewRow } from '#modules/interviewing/interview/interview-queries.ts';
import { getFrozenPlan, listAnswers } from '#modules/interviewing/run/run-queries.ts';
import { newestSuggestions, suggestionView } from './suggestion-queries.ts';

/**
 * Only for answers that the person has scored; once a score is withdrawn, its suggestion is hidden until a new score is
 * given.
 *
 * @throws AppError interviewing.interview_not_found, interviewing.transition_refused, interviewing.plan_not_found
 */
export async function listSuggestions(
  deps: { db: Db },
  actor: Actor,
  interviewId: string,
): Promise<{ items: ScoreSuggestion[] }> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    requireStatus(await getInterviewRow(tx, interviewId), 'in_progress', 'completed');
    const answers = await listAnswers(tx, interviewId, await getFrozenPlan(tx, interviewId));
    const rows = new Map((await newestSuggestions(tx, interviewId)).map((row) => [row.question_id, row]));
    const items = answers.flatMap((answer) => {
      const row = answer.score === null ? undefined : rows.get(answer.questionId);
      return row === undefined ? [] : [suggestionView(row, answer)];
    });
    return { items };
  });
}
