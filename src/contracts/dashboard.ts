import * as z from 'zod/mini';
import { GivenInstant, Id, Instant } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { Recommendation } from '#contracts/interviewing/interviewing.ts';

/** Counts of lists that can be fetched, and the mean scores of decided interviews. */
export const DashboardCounts = z.object({
  /** `GET /positions?status=active` */
  openPositions: z.number(),
  /** `GET /candidates` */
  candidates: z.number(),
  /** `GET /candidates?stage=none` */
  candidatesWaiting: z.number(),
  /** `GET /candidates?unreadable=true` */
  unreadableFiles: z.number(),
  /** `GET /interviews`, with or without `status` */
  interviews: z.object({
    total: z.number(),
    draft: z.number(),
    planned: z.number(),
    in_progress: z.number(),
    completed: z.number(),
  }),
  /** `GET /interviews?from=…&to=…` */
  interviewsThisWeek: z.number(),
  interviewsToday: z.number(),
  interviewsThisMonth: z.number(),
  /** `GET /interviews?group=…` */
  groups: z.object({ running: z.number(), waiting: z.number(), upcoming: z.number(), closed: z.number() }),
  /** `GET /interviews?undecided=true` */
  toDecide: z.number(),
  /** `GET /interviews?overdue=true` */
  overdue: z.number(),
  /** `GET /interviews?status=draft&group=upcoming`: overdue drafts count only in `overdue` */
  noPlan: z.number(),
  /** of the newest interviews with a recommendation, at most 50, oldest first */
  means: z.array(z.number()),
  /** mean of a month's decided interviews; null below two, since the mean of one is just its own */
  meanOf: z.object({ month: z.nullable(z.number()), monthBefore: z.nullable(z.number()) }),
});
export type DashboardCounts = z.infer<typeof DashboardCounts>;

export const getDashboardCounts = defineEndpoint({
  method: 'GET',
  path: '/dashboard/counts',
  summary: 'Positions, candidates and interviews in numbers: what there is, what is due, what was decided',
  auth: 'user',
  /** day, week and month in the reader's time zone: from the first instant to the first of the next */
  query: z.strictObject({
    from: GivenInstant,
    to: GivenInstant,
    dayFrom: GivenInstant,
    dayTo: GivenInstant,
    /** start of the previous month, which ends at `monthFrom` */
    monthBeforeFrom: GivenInstant,
    monthFrom: GivenInstant,
    monthTo: GivenInstant,
  }),
  status: 200,
  answer: 'json',
  success: DashboardCounts,
  errors: [],
});

/** Counts shown in the menu on every page. */
export const MenuCounts = z.object({
  /** `GET /positions?status=active` */
  openPositions: z.number(),
  /** `GET /interviews?group=waiting` */
  waiting: z.number(),
});
export type MenuCounts = z.infer<typeof MenuCounts>;

export const getMenuCounts = defineEndpoint({
  method: 'GET',
  path: '/dashboard/menu',
  summary: 'How many positions are open, and how many interviews wait for somebody',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: MenuCounts,
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
  'share_created',
  'share_revoked',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activitySubjects = ['position', 'candidate', 'interview'] as const;

/** An entry of the activity list. Names are current; erased or deleted entities have none. */
export const Activity = z.object({
  id: Id,
  kind: z.enum(activityKinds),
  at: Instant,
  /** what it concerns: an interview by its candidate's name, several CVs by their common position */
  subject: z.nullable(z.object({ kind: z.enum(activitySubjects), id: Id, name: z.string() })),
  /** consecutive CV uploads form one entry; 1 for everything else */
  count: z.number(),
  /** the current recommendation, if the entry is a recorded recommendation */
  recommendation: z.nullable(Recommendation),
});
export type Activity = z.infer<typeof Activity>;

export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/activity',
  summary: 'What happened lately, newest first, at most 20',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.object({ items: z.array(Activity) }),
  errors: [],
});
