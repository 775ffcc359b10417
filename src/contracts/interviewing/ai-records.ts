import * as z from 'zod/mini';
import { Id, Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from './interview-params.ts';

export const aiRecordParts = ['open_matters', 'core', 'tailoring', 'suggestion', 'summary', 'translation'] as const;

/**
 * One model response for a plan, a suggested score, a drafted summary or a translation. Hashes are SHA-256 in
 * hexadecimal; no text of a CV or an answer is stored.
 */
export const AiRecord = z.object({
  id: Id,
  /** number of the plan's generation, of the suggestion's run or of the translation attempt; 1 for a summary */
  attempt: z.number(),
  part: z.enum(aiRecordParts),
  model: z.string(),
  promptVersion: z.string(),
  promptHash: z.string(),
  answerHash: z.string(),
  /** rules that rejected the response or parts of it */
  checks: z.array(z.string()),
  /**
   * how many items of the response were accepted: questions, open points about a candidate, quotes of a suggestion,
   * sentences of a summary, or texts of a translation
   */
  accepted: z.number(),
  tokens: z.object({ input: z.number(), output: z.number() }),
  /** who requested it */
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
