import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { type Consumer, consume } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { cvSettled, positionChecksChanged } from '#modules/hiring/events.ts';
import { cvSettledSignal, planGeneration, playbookWantedSignal } from '#workflows/contracts/plan-generation.ts';
import { planTwin } from '#workflows/contracts/plan-twin.ts';
import { recommendationReminder } from '#workflows/contracts/recommendation-reminder.ts';
import { visitorPreview } from '#workflows/contracts/visitor-preview.ts';
import {
  generationCancelled,
  interviewCompleted,
  planRequested,
  playbookWanted,
  previewRequested,
  twinRequested,
} from './events.ts';
import { recountUnmet } from './requirements/recount-unmet.ts';
import { listGenerationsOfCv } from './generation/generation-work.ts';

/**
 * Every consumer is idempotent, because events may be delivered twice: a workflow id starts once, a repeated signal
 * only prompts another look, and cancelling a cancelled run has no effect.
 */
export function createInterviewingConsumers(deps: { db: Db; temporal: Temporal }): readonly Consumer[] {
  const { db, temporal } = deps;
  return [
    consume('interviewing.start-plan-generation', planRequested, async (event) => {
      const { interviewId, planId, attempt } = event.payload;
      await temporal.start(
        planGeneration,
        { ownerId: event.ownerId, interviewId, planId, attempt },
        {
          summary: `Plan of interview ${interviewId.slice(-8)}, attempt ${attempt}`,
          entity: { type: 'plan', id: planId },
          trigger: event,
        },
      );
    }),

    consume('interviewing.start-visitor-preview', previewRequested, async (event) => {
      const { previewId, attempt } = event.payload;
      await temporal.start(
        visitorPreview,
        { ownerId: event.ownerId, previewId, attempt },
        {
          summary: `Preview of a visitor, ${previewId.slice(-8)}, attempt ${attempt}`,
          entity: { type: 'preview', id: previewId },
          trigger: event,
        },
      );
    }),

    consume('interviewing.start-recommendation-reminder', interviewCompleted, async (event) => {
      const { interviewId } = event.payload;
      // The event and the row were written in the same transaction, so both have the timestamp of this completion.
      const completedAt = event.occurredAt.toISOString();
      await temporal.start(
        recommendationReminder,
        { ownerId: event.ownerId, interviewId, completedAt },
        {
          summary: `Recommendation of interview ${interviewId.slice(-8)}, completed ${completedAt}`,
          entity: { type: 'interview', id: interviewId },
          trigger: event,
        },
      );
    }),

    consume('interviewing.start-plan-twin', twinRequested, async (event) => {
      const { interviewId, planId, version, attempt } = event.payload;
      await temporal.start(
        planTwin,
        { ownerId: event.ownerId, interviewId, planId, version, attempt },
        {
          summary: `Other language of plan ${planId.slice(-8)}, version ${version}, attempt ${attempt}`,
          entity: { type: 'plan', id: planId },
          trigger: event,
        },
      );
    }),

    consume('interviewing.stop-plan-generation', generationCancelled, ({ payload }) =>
      temporal.cancel(planGeneration, payload),
    ),

    consume('interviewing.finish-plan-from-playbook', playbookWanted, ({ payload }) =>
      temporal.signal(playbookWantedSignal, payload),
    ),

    consume('interviewing.recount-unmet', positionChecksChanged, ({ ownerId, payload }) =>
      recountUnmet({ db }, ownerId, payload.positionId),
    ),

    consume('interviewing.wake-plan-generation', cvSettled, async ({ ownerId, payload }) => {
      const waiting = await asTenant(db, ownerId, (tx) => listGenerationsOfCv(tx, payload.cvId));
      for (const generation of waiting) await temporal.signal(cvSettledSignal, generation);
    }),
  ];
}
