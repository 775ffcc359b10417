import * as z from 'zod/mini';
import { Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';
import { PlanSource } from './plan.ts';

/**
 * What created a version: an edit of words, order or minutes; a replaced question; a restored version; changed extra
 * time or break.
 */
export const planChanges = ['edit', 'replacement', 'restore', 'adjustment'] as const;
export const PlanChange = z.enum(planChanges);
export type PlanChange = z.infer<typeof PlanChange>;

/** Summary of a plan version; `GET …/plan?version=` returns it in full. */
export const PlanVersionInShort = z.object({
  version: z.number(),
  /** null: generated, by `source` */
  change: z.nullable(PlanChange),
  /** for a `restore`: the version that was restored */
  restoredVersion: z.nullable(z.number()),
  /** who wrote the plan, or the plan that this version changes */
  source: PlanSource,
  model: z.nullable(z.string()),
  questions: z.number(),
  createdAt: Instant,
});
export type PlanVersionInShort = z.infer<typeof PlanVersionInShort>;

export const listPlanVersions = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/plan/versions',
  summary: 'The versions of the plan, newest first, 200 at most; the first is the current one',
  auth: 'user',
  params: interviewParams,
  status: 200,
  answer: 'json',
  success: z.object({ items: z.array(PlanVersionInShort) }),
  errors: ['interviewing.interview_not_found'],
});
