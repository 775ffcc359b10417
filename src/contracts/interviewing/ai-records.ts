import * as z from 'zod/mini';
import { Id, Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from './interview-params.ts';

export const aiRecordParts = ['open_matters', 'core', 'tailoring', 'suggestion', 'summary', 'translation'] as const;

/** One answer of a model for a plan, a suggested score, a drafted summary or its other language. Hashes are SHA-256, in hexadecimal digits; no text of a CV or an answer is kept. */
export const AiRecord = z.object({
  id: Id,
  /** which generation of the plan, or run of a suggestion, or try at the other language; 1 for a summary */
  attempt: z.number(),
  part: z.enum(aiRecordParts),
  model: z.string(),
  promptVersion: z.string(),
  promptHash: z.string(),
  answerHash: z.string(),
  /** rules by which something of it was refused or left out */
  checks: z.array(z.string()),
  /** questions of it that stood; of what is open about a candidate, matters; of a suggestion, quotes; of a summary, sentences; of a translation, texts */
  accepted: z.number(),
  tokens: z.object({ input: z.number(), output: z.number() }),
  /** who asked for it */
  userId: Id,
  createdAt: Instant,
});
export type AiRecord = z.infer<typeof AiRecord>;

export const listAiRecords = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/ai-records',
  summary: 'What models were asked for this interview in the last 6 months, newest first, 200 at most',
  auth: 'user',
  params: interviewParams,
  status: 200,
  answer: 'json',
  success: z.object({ items: z.array(AiRecord) }),
  errors: ['interviewing.interview_not_found'],
});
