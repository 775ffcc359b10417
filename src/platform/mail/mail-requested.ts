import * as z from 'zod';
import { defineEvent } from '#platform/outbox/event.ts';

/** A mail is to be delivered. Aggregate: the message. */
export const mailRequested = defineEvent('platform.mail.requested', z.object({ template: z.string() }));
