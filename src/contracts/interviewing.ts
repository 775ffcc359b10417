import * as z from 'zod/mini';
import { Id, GivenInstant, Instant, Language, PageQuery, pageOf, text } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { InterviewType, Level, Plan, PlanSource, Question } from './plan.ts';

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

export const generationStates = ['none', 'queued', 'running', 'ready', 'failed', 'cancelled'] as const;
export type GenerationState = (typeof generationStates)[number];

export const generationSteps = [
  'reading_cv',
  'building_core',
  'tailoring',
  'checking_evidence',
  'checking_law',
  'fitting_time',
] as const;
export const GenerationStep = z.enum(generationSteps);
export type GenerationStep = z.infer<typeof GenerationStep>;

export const recommendations = ['hire', 'no_hire', 'further_interview'] as const;
export const Recommendation = z.enum(recommendations);
export type Recommendation = z.infer<typeof Recommendation>;

/** Minutes: 15 to 180 in steps of 5. */
export const DurationMinutes = z.number().check(z.int(), z.minimum(15), z.maximum(180), z.multipleOf(5));

export const Generation = z.object({
  state: z.enum(generationStates),
  planId: z.nullable(Id),
  attempt: z.number(),
  step: z.nullable(GenerationStep),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** when it was asked for */
  createdAt: z.nullable(Instant),
});
export type Generation = z.infer<typeof Generation>;

export const Interview = z.object({
  id: Id,
  position: z.object({ id: Id, title: z.string(), level: Level }),
  candidate: z.object({ id: Id, name: z.string() }),
  cvId: z.nullable(Id),
  /** no CV was named when it was made: each generation plans from the candidate's newest */
  followsNewestCv: z.boolean(),
  type: InterviewType,
  durationMinutes: z.number(),
  language: Language,
  scheduledAt: z.nullable(Instant),
  userRole: z.nullable(z.string()),
  previousFeedback: z.nullable(z.string()),
  status: InterviewStatus,
  allowedNext: z.array(InterviewStatus),
  cancelReason: z.nullable(z.enum(cancelReasons)),
  generation: Generation,
  planVersion: z.nullable(z.number()),
  startedAt: z.nullable(Instant),
  completedAt: z.nullable(Instant),
  /** mean of the scores, one decimal; null until a recommendation is chosen */
  score: z.nullable(z.number()),
  recommendation: z.nullable(Recommendation),
  version: z.number(),
  createdAt: Instant,
});
export type Interview = z.infer<typeof Interview>;

export const NewInterview = z.strictObject({
  positionId: Id,
  candidateId: Id,
  /** the CV to plan from; by default the candidate's newest, `null` for none */
  cvId: z.optional(z.nullable(Id)),
  type: InterviewType,
  durationMinutes: DurationMinutes,
  language: Language,
  scheduledAt: z._default(z.nullable(GivenInstant), null),
  userRole: z._default(z.nullable(text(limits.interview.userRole)), null),
  previousFeedback: z._default(z.nullable(text(limits.interview.previousFeedback)), null),
});
export type NewInterview = z.infer<typeof NewInterview>;

export const interviewParams = z.object({ interviewId: Id });

export const listInterviews = defineEndpoint({
  method: 'GET',
  path: '/interviews',
  summary: 'Interviews, newest first',
  auth: 'user',
  query: z.strictObject({
    ...PageQuery,
    status: z.optional(InterviewStatus),
    positionId: z.optional(Id),
    candidateId: z.optional(Id),
  }),
  status: 200,
  answer: 'json',
  success: pageOf(Interview),
  errors: [],
});

export const listNewestInterviews = defineEndpoint({
  method: 'GET',
  path: '/interviews/newest',
  summary: 'The newest interview of each of some candidates; who had none is left out',
  auth: 'user',
  query: z.strictObject({
    /** ids, separated by commas: a page of the list of candidates */
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
  summary: 'Change when it takes place and the notes that go with it',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({
    scheduledAt: z.optional(z.nullable(GivenInstant)),
    userRole: z.optional(z.nullable(text(limits.interview.userRole))),
    previousFeedback: z.optional(z.nullable(text(limits.interview.previousFeedback))),
  }),
  versioned: true,
  status: 200,
  answer: 'json',
  success: Interview,
  errors: ['interviewing.interview_not_found', 'billing.read_only'],
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

export const generatePlan = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/plan',
  summary: 'Generate the plan, or generate it again',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({
    source: z.optional(PlanSource),
    /** plan without the CV, offered when it cannot be read */
    withoutCv: z._default(z.boolean(), false),
  }),
  idempotent: true,
  status: 202,
  answer: 'json',
  success: Generation,
  errors: [
    'billing.read_only',
    'interviewing.interview_not_found',
    'interviewing.generation_running',
    'interviewing.generation_limit',
    'interviewing.transition_refused',
    'auth.email_not_verified',
    'hiring.cv_encrypted',
    'hiring.cv_damaged',
    'hiring.cv_too_many_pages',
    'hiring.cv_too_complex',
    'hiring.cv_unreadable',
    'hiring.cv_no_text',
  ],
});

export const finishFromPlaybook = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/plan/finish',
  summary: 'Let the playbook finish the plan that a model is writing; what it wrote well stays',
  auth: 'user',
  params: interviewParams,
  status: 202,
  answer: 'json',
  success: Generation,
  errors: ['interviewing.interview_not_found', 'interviewing.generation_not_running'],
});

export const cancelGeneration = defineEndpoint({
  method: 'DELETE',
  path: '/interviews/:interviewId/plan',
  summary: 'Cancel a running generation; the earlier plan stays',
  auth: 'user',
  params: interviewParams,
  status: 202,
  answer: 'json',
  success: Generation,
  errors: ['interviewing.interview_not_found', 'interviewing.generation_not_running'],
});

export const PlanGate = z.object({
  ok: z.boolean(),
  /** rule code of the plan validator, and the question it concerns */
  problems: z.array(z.object({ rule: z.string(), questionId: z.nullable(Id) })),
});
export type PlanGate = z.infer<typeof PlanGate>;

export const getPlan = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/plan',
  summary: 'The current plan; with `version`, an earlier one',
  auth: 'user',
  params: interviewParams,
  query: z.strictObject({
    version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
  }),
  status: 200,
  answer: 'json',
  success: z.object({ plan: Plan, gate: PlanGate }),
  errors: ['interviewing.interview_not_found', 'interviewing.plan_not_found'],
});

/** What every candidate for a position is asked, as it serves plans made from now on. */
export const PositionCore = z.object({
  /** `coreHash` of a plan that has it: one for each type, length and language that was planned; none before the first plan */
  hashes: z.array(z.string()),
  /** plans with it whose interviews have not begun: each keeps its questions until it is made again */
  plans: z.number(),
  /** interviews that have begun: with one of them it is not written anew */
  begun: z.number(),
});
export type PositionCore = z.infer<typeof PositionCore>;

const positionParams = z.object({ positionId: Id });

export const getCore = defineEndpoint({
  method: 'GET',
  path: '/positions/:positionId/core',
  summary: 'What every candidate for a position is asked: which cores serve, and who has them',
  auth: 'user',
  params: positionParams,
  status: 200,
  answer: 'json',
  success: PositionCore,
  errors: ['hiring.position_not_found'],
});

export const renewCore = defineEndpoint({
  method: 'POST',
  path: '/positions/:positionId/core',
  summary: 'Write the core anew with the next plan, while no interview of the position has begun',
  auth: 'user',
  params: positionParams,
  idempotent: true,
  status: 200,
  answer: 'json',
  success: PositionCore,
  errors: ['hiring.position_not_found', 'billing.read_only', 'interviewing.core_in_use'],
});

export const aiRecordParts = ['core', 'tailoring'] as const;

/** One answer of a model for a plan. Hashes are SHA-256, in hexadecimal digits; no text of a CV or an answer is kept. */
export const AiRecord = z.object({
  id: Id,
  /** which generation of the plan */
  attempt: z.number(),
  part: z.enum(aiRecordParts),
  model: z.string(),
  promptVersion: z.string(),
  promptHash: z.string(),
  answerHash: z.string(),
  /** rules by which something of it was refused or left out */
  checks: z.array(z.string()),
  /** questions of it that stood */
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

/** Events of GET …/plan/events; their id is `attempt.seq`. */
export const PlanProgress = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), step: GenerationStep, state: z.enum(['running', 'done']) }),
  z.object({ kind: z.literal('question'), question: Question }),
  z.object({ kind: z.literal('ready'), version: z.number(), source: PlanSource }),
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
  z.object({ kind: z.literal('cancelled') }),
  /** a higher attempt began: forget what was shown */
  z.object({ kind: z.literal('reset'), attempt: z.number() }),
]);
export type PlanProgress = z.infer<typeof PlanProgress>;

export const planEvents = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/plan/events',
  summary: 'Server-sent events of the generation: step, question, ready, failed, cancelled, reset',
  auth: 'user',
  params: interviewParams,
  status: 200,
  answer: 'events',
  success: PlanProgress,
  errors: ['interviewing.interview_not_found'],
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
