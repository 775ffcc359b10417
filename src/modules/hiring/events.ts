import * as z from 'zod';
import { Id } from '#contracts/common.ts';
import { defineEvent } from '#platform/outbox/event.ts';

export const positionCreated = defineEvent('hiring.position.created', z.object({ positionId: Id }));

/** A requirement that rules read from a position was taken out, or put back. */
export const positionChecksChanged = defineEvent('hiring.position.checks-changed', z.object({ positionId: Id }));

/** Two records of one person became one; the other is gone. */
export const candidateMerged = defineEvent('hiring.candidate.merged', z.object({ candidateId: Id, otherId: Id }));

/** A CV waits to be read; `attempt` grows with each "Try again", and `isAskedAgain` tells of one whose run was lost. */
export const cvReceived = defineEvent(
  'hiring.cv.received',
  z.object({ cvId: Id, attempt: z.int(), sizeBytes: z.int(), isAskedAgain: z.optional(z.literal(true)) }),
);

/** Reading a CV ended, well or not: whoever waits for it may look again. */
export const cvSettled = defineEvent(
  'hiring.cv.settled',
  z.object({ cvId: Id, state: z.enum(['ready', 'no_text', 'failed']) }),
);
