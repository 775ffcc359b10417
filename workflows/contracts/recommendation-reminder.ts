import { taskQueues } from './task-queues.ts';
import { workflow } from './workflow.ts';

export interface RecommendationReminderInput {
  readonly ownerId: string;
  readonly interviewId: string;
  /** the completion to remind of: ISO 8601, UTC, with milliseconds */
  readonly completedAt: string;
}

export interface RecommendationReminderResult {
  /** settled: a recommendation was recorded, or there is nothing left to remind of; awaited: it is still missing */
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

/** On queue `wf`. Idempotent. */
export interface RecommendationReminderActivities {
  /** Sends the mail that is due according to the row, once, and returns when the next one is due. */
  remindOfRecommendation(
    input: RecommendationReminderInput,
  ): Promise<RecommendationReminderResult | { outcome: 'waiting'; nextAt: string }>;
}
