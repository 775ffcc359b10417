import * as z from 'zod/mini';
import { Subscription } from './auth.ts';
import { Instant } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const LimitedResource = z.enum(['positions', 'interviews']);
export type LimitedResource = z.infer<typeof LimitedResource>;

export const LimitStatus = z.object({
  resource: LimitedResource,
  canCreate: z.boolean(),
  used: z.number(),
  limit: z.nullable(z.number()),
  resetsAt: z.nullable(Instant),
});
export type LimitStatus = z.infer<typeof LimitStatus>;

export const currentSubscription = defineEndpoint({
  method: 'GET',
  path: '/subscriptions/current',
  summary: 'The plan in force',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: Subscription,
  errors: [],
});

export const checkLimit = defineEndpoint({
  method: 'GET',
  path: '/subscriptions/check-limit/:resource',
  summary: 'Whether one more can be created; advice for the screen, the insert decides',
  auth: 'user',
  params: z.object({ resource: LimitedResource }),
  status: 200,
  answer: 'json',
  success: z.object({
    canCreate: z.boolean(),
    used: z.number(),
    limit: z.nullable(z.number()),
    reason: z.optional(z.string()),
  }),
  errors: [],
});

export const limitsStatus = defineEndpoint({
  method: 'GET',
  path: '/subscriptions/limits-status',
  summary: 'Use and limit of each resource',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.array(LimitStatus),
  errors: [],
});
