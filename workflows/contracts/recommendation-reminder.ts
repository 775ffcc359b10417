import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface RecommendationReminderInput {
  readonly ownerId: string;
  readonly interviewId: string;
  /** which of its completions: ISO 8601, UTC, to the millisecond */
  readonly completedAt: string;
}

export interface RecommendationReminderResult {
  /** a recommendation was recorded, or nothing of this completion is left to remind of; or it is still awaited */
  readonly outcome: 'settled' | 'awaited';
}

export const recommendationReminder = workflow<
  RecommendationReminderInput,
  RecommendationReminderResult,
  Pick<RecommendationReminderInput, 'interviewId' | 'completedAt'>
>('recommendationReminder', {
  queue: taskQueues.wf,
  id: ({ interviewId, completedAt }) => `recommendation-reminder/${interviewId}/${completedAt}`,
});

/** On queue `wf`. May run twice. */
export interface RecommendationReminderActivities {
  /** Mails what is due by the row, once, and says when the next mail is. */
  remindOfRecommendation(
    input: RecommendationReminderInput,
  ): Promise<RecommendationReminderResult | { outcome: 'waiting'; nextAt: string }>;
}
