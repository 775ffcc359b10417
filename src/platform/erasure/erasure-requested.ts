import * as z from 'zod';
import { defineEvent } from '#platform/outbox/event.ts';

/** An account or a candidate is to be erased. Aggregate: the erasure. */
export const erasureRequested = defineEvent(
  'platform.erasure.requested',
  z.object({ kind: z.enum(['account', 'candidate']), attempt: z.int() }),
);
