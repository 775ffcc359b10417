import * as z from 'zod/mini';
import { GivenInstant, Id, Instant } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { Recommendation } from './interviewing.ts';

/** Each is the length of a list that can be asked for. */
export const DashboardCounts = z.object({
  /** `GET /positions?status=active` */
  openPositions: z.number(),
  /** `GET /candidates?waiting=true` */
  candidatesWaiting: z.number(),
  /** `GET /interviews?from=…&to=…` */
  interviewsThisWeek: z.number(),
  /** `GET /interviews?undecided=true` */
  toDecide: z.number(),
});
export type DashboardCounts = z.infer<typeof DashboardCounts>;

export const getDashboardCounts = defineEndpoint({
  method: 'GET',
  path: '/dashboard/counts',
  summary: 'What there is to act on: open positions, candidates without an interview, interviews of a week, decisions',
  auth: 'user',
  query: z.strictObject({
    /** the week as the reader's time zone has it: from its first moment until that of the next one */
    from: GivenInstant,
    to: GivenInstant,
  }),
  status: 200,
  answer: 'json',
  success: DashboardCounts,
  errors: [],
});

export const activityKinds = [
  'position_created',
  'core_renewed',
  'cvs_added',
  'plan_ready',
  'interview_completed',
  'interview_cancelled',
  'recommendation_recorded',
  'plan_exported',
  'report_exported',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activitySubjects = ['position', 'candidate', 'interview'] as const;

/** One thing that happened. Names are those of now; what was erased or deleted since has none. */
export const Activity = z.object({
  id: Id,
  kind: z.enum(activityKinds),
  at: Instant,
  /** whom or what it concerns; an interview by its candidate's name, several CVs by their common position */
  subject: z.nullable(z.object({ kind: z.enum(activitySubjects), id: Id, name: z.string() })),
  /** CVs that came one after another are one activity; 1 for everything else */
  count: z.number(),
  /** as it stands now, of a recommendation that was recorded */
  recommendation: z.nullable(Recommendation),
});
export type Activity = z.infer<typeof Activity>;

export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/activity',
  summary: 'What happened lately, newest first, at most 8',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.object({ items: z.array(Activity) }),
  errors: [],
});
