import { defineSignal, proxyActivities, setHandler } from '@temporalio/workflow';
import { applyDeadline } from './apply-deadline.ts';
import { taskQueues } from './contracts/task-queues.ts';
import { type TrialActivities, deadlineMovedSignal, type trialExpiry as declared } from './contracts/trial-expiry.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';
import { waitForDeadline } from './shared/wait-for-deadline.ts';

const database = proxyActivities<TrialActivities>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '10 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});
const deadlineMoved = defineSignal(deadlineMovedSignal.name);
const twoDaysMs = 2 * 86_400_000;

/**
 * Waits for the end of a trial, reminds its owner two days before, and updates the account's access at the end. The
 * timer only triggers a check; the row, which holds the payment service's state, decides.
 */
export const trialExpiry: RunOf<typeof declared> = async (input) => {
  let moved = false;
  setHandler(deadlineMoved, () => {
    moved = true;
  });
  for (;;) {
    moved = false;
    const trial = await database.readTrial(input);
    if (trial === null) {
      tellOperators('gone');
      return { outcome: 'gone' };
    }
    const endsAt = new Date(trial.endsAt);
    const remindAt = new Date(endsAt.getTime() - twoDaysMs);
    if (!trial.reminded && Date.now() < endsAt.getTime()) {
      tellOperators('trialing', { 'trial ends': trial.endsAt, reminder: remindAt.toISOString() });
      if (!(await waitForDeadline(remindAt, 'remind of the trial’s end at', () => moved))) continue;
      await database.queueReminder.executeWithOptions({ summary: 'mail: the trial ends in two days' }, [input]);
    }
    tellOperators('trialing', { 'trial ends': trial.endsAt, reminder: 'sent' });
    if (!(await waitForDeadline(endsAt, 'trial ends at', () => moved, { spread: true }))) continue;
    const result = await applyDeadline(input.ownerId, () =>
      database.expireTrial.executeWithOptions({ summary: 'the trial’s time is over' }, [input]),
    );
    // The trial was extended during the check.
    if (result.outcome === 'continues' && (await database.readTrial(input)) !== null) continue;
    return result;
  }
};
