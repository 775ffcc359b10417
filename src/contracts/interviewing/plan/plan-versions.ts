import * as z from 'zod/mini';
import { Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';
import { PlanSource } from './plan.ts';

/** What a person did that made a version: words, order or minutes; another question in the place of one; an earlier version; extra time or a break. */
export const planChanges = ['edit', 'replacement', 'restore', 'adjustment'] as const;
export const PlanChange = z.enum(planChanges);
export type PlanChange = z.infer<typeof PlanChange>;

/** A version of a plan in short; `GET …/plan?version=` has all of it. */
export const PlanVersionInShort = z.object({
  version: z.number(),
  /** null: generated, by `source` */
  change: z.nullable(PlanChange),
  /** of a `restore`: the version that was brought back */
  restoredVersion: z.nullable(z.number()),
  /** who wrote the plan that it is, or is a change of */
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
