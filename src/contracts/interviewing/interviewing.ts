import * as z from 'zod/mini';
import { Id, GivenInstant, Instant, Language, PageQuery, optionalText, pageOf, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from './interview-params.ts';
import { limits } from '#contracts/limits.ts';
import { OpenPoints, areInNote } from './open-points.ts';
import { Adjustments, unadjusted } from './plan/adjustments.ts';
import { InterviewType, Level } from './plan/plan.ts';
import { Generation } from './plan/plan-generation.ts';

export const interviewStatuses = ['draft', 'planned', 'in_progress', 'completed', 'cancelled'] as const;
export const InterviewStatus = z.enum(interviewStatuses);
export type InterviewStatus = z.infer<typeof InterviewStatus>;

export const cancelReasons = [
  'candidate_no_show',
  'candidate_withdrew',
  'rescheduled',
  'interviewer',
  'other',
] as const;

export const recommendations = ['hire', 'no_hire', 'further_interview'] as const;
export const Recommendation = z.enum(recommendations);
export type Recommendation = z.infer<typeof Recommendation>;

/** Number of requirements and points that a recommendation leaves unmet or open; not asked counts as open. */
export const Unmet = z.object({ notMet: z.number(), open: z.number() });
export type Unmet = z.infer<typeof Unmet>;

/** Minutes: 15 to 180 in steps of 5. */
export const DurationMinutes = z.number().check(z.int(), z.minimum(15), z.maximum(180), z.multipleOf(5));

export const Interview = z.object({
  id: Id,
  position: z.object({ id: Id, title: z.string(), level: Level }),
  candidate: z.object({ id: Id, name: z.string() }),
  cvId: z.nullable(Id),
  /** no CV was chosen at creation: each generation uses the candidate's newest one */
  followsNewestCv: z.boolean(),
  type: InterviewType,
  /** usual length in minutes, by which the core questions are chosen */
  durationMinutes: z.number(),
  adjustments: Adjustments,
  /**
   * whether the candidate gets the questions before the interview: also an adjustment, but without effect on the
   * minutes
   */
  questionsInAdvance: z.boolean(),
  /** actual length: `durationMinutes` with the adjustments */
  lengthMinutes: z.number(),
  language: Language,
  scheduledAt: z.nullable(Instant),
  userRole: z.nullable(z.string()),
  previousFeedback: z.nullable(z.string()),
  /**
   * the lines of that note which somebody picked as open, in the order of asking; null: nobody picked any, so the
   * writer of the plan reads the note
   */
  openPoints: z.nullable(z.array(z.string())),
  status: InterviewStatus,
  allowedNext: z.array(InterviewStatus),
  cancelReason: z.nullable(z.enum(cancelReasons)),
  generation: Generation,
  planVersion: z.nullable(z.number()),
  startedAt: z.nullable(Instant),
  completedAt: z.nullable(Instant),
  /** for an interview that waits for a recommendation: how many of its questions are scored; otherwise null */
  scored: z.nullable(z.object({ questions: z.number(), of: z.number() })),
  /** `coreMean`; null until a recommendation is chosen */
  score: z.nullable(z.number()),
  recommendation: z.nullable(Recommendation),
  /** null until a recommendation is chosen */
  unmet: z.nullable(Unmet),
  version: z.number(),
  createdAt: Instant,
});
export type Interview = z.infer<typeof Interview>;

const newInterviewFields = z.strictObject({
  positionId: Id,
  candidateId: Id,
  /** the CV to plan from; defaults to the candidate's newest, `null` for none */
  cvId: z.optional(z.nullable(Id)),
  type: InterviewType,
  durationMinutes: DurationMinutes,
  language: Language,
  scheduledAt: z._default(z.nullable(GivenInstant), null),
  userRole: z._default(z.nullable(text(limits.interview.userRole)), null),
  previousFeedback: z._default(z.nullable(text(limits.interview.previousFeedback)), null),
  /** lines of `previousFeedback`; empty if it leaves nothing open */
  openPoints: z._default(z.nullable(OpenPoints), null),
  adjustments: z._default(Adjustments, unadjusted),
  questionsInAdvance: z._default(z.boolean(), false),
});

export const NewInterview = newInterviewFields.check(
  z.refine(({ previousFeedback, openPoints }) => areInNote(openPoints, previousFeedback), { path: ['openPoints'] }),
);
export type NewInterview = z.infer<typeof NewInterview>;

/**
 * Groups of the interview list: in progress; waiting, because its time has passed or the recommendation is missing;
 * upcoming; closed, decided or cancelled. Each interview is in exactly one.
 */
export const interviewGroups = ['running', 'waiting', 'upcoming', 'closed'] as const;
export type InterviewGroup = (typeof interviewGroups)[number];

export const listInterviews = defineEndpoint({
  method: 'GET',
  path: '/interviews',
  summary: 'Interviews, newest first',
  auth: 'user',
  query: z.strictObject({
    ...PageQuery,
    /** searched in the candidate's name and the position's title */
    q: z.optional(optionalText(120)),
    status: z.optional(InterviewStatus),
    positionId: z.optional(Id),
    candidateId: z.optional(Id),
    /** started, or else scheduled, at or after this time, and before `to`; cancelled interviews are left out */
    from: z.optional(GivenInstant),
    to: z.optional(GivenInstant),
    /** completed, without a recorded recommendation */
    undecided: z.optional(z.literal('true')),
    /** draft or planned, and its scheduled time has passed */
    overdue: z.optional(z.literal('true')),
    group: z.optional(z.enum(interviewGroups)),
  }),
  csv: true,
  status: 200,
  answer: 'json',
  success: pageOf(Interview),
  errors: [],
});

export const listUrgentInterviews = defineEndpoint({
  method: 'GET',
  path: '/interviews/urgent',
  summary:
    'What runs, waits for a recommendation, was not begun in its time or comes next; the first of each, unordered',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.object({ items: z.array(Interview) }),
  errors: [],
});

export const listNewestInterviews = defineEndpoint({
  method: 'GET',
  path: '/interviews/newest',
  summary: 'The newest interview of each of some candidates; who had none is left out',
  auth: 'user',
  query: z.strictObject({
    /** ids, separated by commas: one page of the candidate list */
    candidateIds: z.string().check(z.maxLength(limits.page.items * 37), z.refine(areIds)),
  }),
  status: 200,
  answer: 'json',
  success: z.object({ items: z.array(Interview) }),
  errors: [],
});

function areIds(list: string): boolean {
  const ids = list.split(',');
  return ids.length <= limits.page.items && ids.every((id) => Id.safeParse(id).success);
}

export const createInterview = defineEndpoint({
  method: 'POST',
  path: '/interviews',
  summary: 'Create an interview; takes its unit of the plan’s limit',
  auth: 'user',
  body: NewInterview,
  idempotent: true,
  status: 201,
  answer: 'json',
  success: Interview,
  errors: [
    'billing.limit_reached',
    'billing.read_only',
    'hiring.position_not_found',
    'hiring.candidate_not_found',
    'hiring.cv_not_found',
    'interviewing.position_inactive',
  ],
});

export const getInterview = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId',
  summary: 'One interview',
  auth: 'user',
  params: interviewParams,
  status: 200,
  answer: 'json',
  success: Interview,
  errors: ['interviewing.interview_not_found'],
});

export const updateInterview = defineEndpoint({
  method: 'PATCH',
  path: '/interviews/:interviewId',
  summary: 'Change its time, adjustments and notes',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({
    scheduledAt: z.optional(z.nullable(GivenInstant)),
    userRole: z.optional(z.nullable(text(limits.interview.userRole))),
    previousFeedback: z.optional(z.nullable(text(limits.interview.previousFeedback))),
    /** lines of the note; if it changes without them, nobody has picked any */
    openPoints: z.optional(z.nullable(OpenPoints)),
    adjustments: z.optional(Adjustments),
    questionsInAdvance: z.optional(z.boolean()),
  }),
  versioned: true,
  status: 200,
  answer: 'json',
  success: Interview,
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused', 'billing.read_only'],
});

export const deleteInterview = defineEndpoint({
  method: 'DELETE',
  path: '/interviews/:interviewId',
  summary: 'Delete a draft for which nothing was generated; within ten minutes its unit is given back',
  auth: 'user',
  params: interviewParams,
  status: 204,
  answer: 'empty',
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused', 'interviewing.has_plan'],
});

function transition(name: string, summary: string) {
  return {
    method: 'POST',
    path: `/interviews/:interviewId/${name}`,
    summary,
    auth: 'user',
    params: interviewParams,
    status: 200,
    answer: 'json',
    success: Interview,
  } as const;
}

export const startInterview = defineEndpoint({
  ...transition('start', 'Start: the clock runs, the plan version is frozen'),
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused', 'billing.read_only'],
});

export const undoStart = defineEndpoint({
  ...transition('undo-start', 'Started by mistake: within 2 minutes and with nothing scored'),
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused', 'interviewing.undo_start_late'],
});

export const completeInterview = defineEndpoint({
  ...transition('complete', 'Complete: every must-ask question is scored or skipped with a reason'),
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused', 'interviewing.must_ask_open'],
});

export const cancelInterview = defineEndpoint({
  ...transition('cancel', 'Cancel, with a reason'),
  body: z.strictObject({ reason: z.enum(cancelReasons) }),
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused'],
});

export const reopenInterview = defineEndpoint({
  ...transition('reopen', 'Reopen: a completed one within 24 h with a reason, a cancelled one within 30 days'),
  body: z.strictObject({ reason: text(limits.interview.reopenReason) }),
  errors: [
    'billing.read_only',
    'interviewing.interview_not_found',
    'interviewing.transition_refused',
    'interviewing.reopen_late',
    'interviewing.position_inactive',
  ],
});
