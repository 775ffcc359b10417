import * as z from 'zod/mini';
import { Language, optionalText, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { Level } from '#contracts/interviewing/plan/plan.ts';
import { positionTypes } from './positions.ts';

export const ImportedPosting = z.object({
  /** as stated on the page; null if the page does not state it */
  title: z.nullable(z.string()),
  level: z.nullable(Level),
  type: z.nullable(z.enum(positionTypes)),
  department: z.nullable(z.string()),
  description: z.string(),
});
export type ImportedPosting = z.infer<typeof ImportedPosting>;

export const importPosting = defineEndpoint({
  method: 'POST',
  path: '/positions/parse-url',
  summary: 'A job posting read from its page, for a form: title, level, type, department, text. Nothing is stored',
  auth: 'user',
  body: z.strictObject({ url: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.position.url)) }),
  perHour: 10,
  status: 200,
  answer: 'json',
  success: ImportedPosting,
  errors: ['auth.email_not_verified', 'hiring.page_unreadable'],
});

/** Events of a streamed description. A stream ends with `end` or `failed`; one that ends without either was cut off. */
export const DescriptionEvent = z.discriminatedUnion('kind', [
  /** the next piece of the text */
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('end') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type DescriptionEvent = z.infer<typeof DescriptionEvent>;

export const writeDescription = defineEndpoint({
  method: 'POST',
  path: '/positions/generate-description',
  summary: 'Server-sent events of a description that a model writes: text, then end or failed. Nothing is stored',
  auth: 'user',
  body: z.strictObject({
    title: text(limits.position.title),
    level: Level,
    type: z.enum(positionTypes),
    department: z._default(z.nullable(text(limits.position.department)), null),
    focusAreas: z._default(z.array(text(limits.position.focusArea)).check(z.maxLength(limits.position.focusAreas)), []),
    /** known facts about the job; statements of fact are kept word for word */
    notes: z._default(optionalText(limits.position.description), ''),
    /** language of the description */
    language: Language,
  }),
  perHour: 20,
  status: 200,
  answer: 'events',
  success: DescriptionEvent,
  errors: ['auth.email_not_verified', 'hiring.no_model'],
});
