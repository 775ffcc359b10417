import { proxyActivities } from '@temporalio/workflow';
import type {
  RecommendationReminderActivities,
  recommendationReminder as declared,
} from './contracts/recommendation-reminder.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';
import { waitForDeadline } from './shared/wait-for-deadline.ts';

const { remindOfRecommendation } = proxyActivities<RecommendationReminderActivities>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
  summary: 'mail what is due, if the recommendation is awaited',
});

/**
 * Reminds the owner of a completed interview that its recommendation is missing, until one is recorded. The timer only
 * triggers a check; the row says what is due, so that a late timer sends no second mail and an early one sends none.
 */
export const recommendationReminder: RunOf<typeof declared> = async (input) => {
  for (;;) {
    const asked = await remindOfRecommendation(input);
    if (asked.outcome !== 'waiting') {
      tellOperators(asked.outcome);
      return asked;
    }
    tellOperators('waiting', { 'next reminder': asked.nextAt });
    // The clocks of the two servers differ slightly: a minimum delay avoids a busy loop when the timer fires early.
    const due = new Date(Math.max(Date.parse(asked.nextAt), Date.now() + 1000));
    await waitForDeadline(due, 'remind of the recommendation at', () => false);
  }
};
