import * as z from 'zod/mini';
import { Language, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';

/** Where a checked text is used: a question to a candidate, a job posting, or notes about a candidate. */
export const guardTextKinds = ['question', 'advert', 'note'] as const;

export const GuardFinding = z.object({
  ruleId: z.string(),
  topic: z.string(),
  /** the rule packs (bodies of law) that forbid it */
  packs: z.array(z.string()),
  /** UTF-16 offsets into the text as submitted */
  start: z.number(),
  end: z.number(),
  excerpt: z.string(),
  why: z.string(),
  lawful: z.string(),
});
export type GuardFinding = z.infer<typeof GuardFinding>;

export const checkWording = defineEndpoint({
  method: 'POST',
  path: '/guard/check',
  summary: 'What hiring law forbids in a text, with lawful wordings: a warning that blocks nothing',
  auth: 'user',
  body: z.strictObject({
    text: text(limits.guard.text),
    language: Language,
    kind: z._default(z.enum(guardTextKinds), 'advert'),
  }),
  status: 200,
  answer: 'json',
  success: z.object({ guardVersion: z.string(), findings: z.array(GuardFinding) }),
  errors: [],
});
