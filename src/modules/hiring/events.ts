import * as z from 'zod';
import { Id } from '#contracts/common.ts';
import { defineEvent } from '#platform/outbox/event.ts';

export const positionCreated = defineEvent('hiring.position.created', z.object({ positionId: Id }));

/** A requirement of a position was excluded or included again, or others were picked from its text. */
export const positionChecksChanged = defineEvent('hiring.position.checks-changed', z.object({ positionId: Id }));

/** Two records of one person were merged; the other one is gone. */
export const candidateMerged = defineEvent('hiring.candidate.merged', z.object({ candidateId: Id, otherId: Id }));

/**
 * A CV is waiting to be read. `attempt` increases with each "Try again"; `isAskedAgain` marks the restart of a lost
 * workflow.
 */
export const cvReceived = defineEvent(
  'hiring.cv.received',
  z.object({ cvId: Id, attempt: z.int(), sizeBytes: z.int(), isAskedAgain: z.optional(z.literal(true)) }),
);

/** Reading a CV ended, successfully or not; anything waiting for it may check again. */
export const cvSettled = defineEvent(
  'hiring.cv.settled',
  z.object({ cvId: Id, state: z.enum(['ready', 'no_text', 'failed']) }),
);
