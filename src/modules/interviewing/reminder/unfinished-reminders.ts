import { sql } from 'kysely';
import { type UnfinishedWork, unfinishedRow } from '#platform/temporal/reconcile.ts';
import { recommendationReminder } from '#workflows/contracts/recommendation-reminder.ts';
import { remindOfRecommendation } from './remind-of-recommendation.ts';

/**
 * Reminders that are ten minutes overdue. They are sent directly, even if the workflow is unknown, because restarting
 * it would require a second event for the interview's completion.
 */
export const unfinishedReminders: UnfinishedWork = {
  name: 'recommendation reminders',
  list: async (db) => {
    const { rows } = await sql<{ ownerId: string; interviewId: string; completedAt: Date }>`
      select owner_id as "ownerId", id as "interviewId", completed_at as "completedAt" from interviewing.interview
      where status = 'completed' and recommendation is null and reminders < 2
        and completed_at < now() - interval '70 minutes'
        and (reminders = 0 or completed_at < now() - interval '1 day 10 minutes')
      order by completed_at, id limit 1000`.execute(db.system);
    return rows.map(({ completedAt, ...interview }) => {
      const completion = { ...interview, completedAt: completedAt.toISOString() };
      const remind = async () => {
        await remindOfRecommendation({ db }, completion);
      };
      return unfinishedRow(completion.interviewId, recommendationReminder, completion, {
        restart: remind,
        fail: remind,
      });
    });
  },
};
