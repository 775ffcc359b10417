import * as z from 'zod/mini';
import { Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';

/** Months after which candidates are erased, if the account turns this on; 6 is preselected. */
export const retentionMonths = [3, 6, 12, 24] as const;
export type RetentionMonths = (typeof retentionMonths)[number];
export const offeredMonths: RetentionMonths = 6;

const Months = z.literal(retentionMonths);

export const Retention = z.object({
  /** null: candidates are kept until somebody deletes them */
  months: z.nullable(Months),
  /** when the next sweep runs */
  nextSweepAt: Instant,
  /** candidates on legal hold, which are never erased */
  held: z.number(),
  /** what each choice would erase, based on the current candidates */
  choices: z.array(
    z.object({
      months: Months,
      /** how many the next sweep would erase */
      due: z.number(),
      /** when the first candidate is due; null if no retention period has started */
      firstDueAt: z.nullable(Instant),
    }),
  ),
});
export type Retention = z.infer<typeof Retention>;

export const getRetention = defineEndpoint({
  method: 'GET',
  path: '/candidates/retention',
  summary: 'After how many months candidates are erased, and whom each choice would erase',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: Retention,
  errors: [],
});

export const putRetention = defineEndpoint({
  method: 'PUT',
  path: '/candidates/retention',
  summary: 'Have candidates erased so many months after the last position or contact; without months none is',
  auth: 'user',
  body: z.strictObject({ months: z.optional(Months) }),
  status: 200,
  answer: 'json',
  success: Retention,
  errors: ['auth.email_not_verified'],
});
