import * as z from 'zod/mini';
import { Email } from './auth.ts';
import { Id, Instant, PageQuery, isStorable, optionalText, pageOf, text } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Level } from './plan.ts';

export const positionTypes = ['full_time', 'part_time', 'contract', 'freelance', 'internship'] as const;
export const positionStatuses = ['active', 'inactive'] as const;

export const Position = z.object({
  id: Id,
  title: z.string(),
  url: z.nullable(z.string()),
  description: z.string(),
  focusAreas: z.array(z.string()),
  level: Level,
  type: z.enum(positionTypes),
  department: z.nullable(z.string()),
  status: z.enum(positionStatuses),
  /** made to try things with */
  sample: z.boolean(),
  interviewsCount: z.number(),
  candidatesCount: z.number(),
  positionVersion: z.number(),
  version: z.number(),
  createdAt: Instant,
});
export type Position = z.infer<typeof Position>;

const positionFields = {
  title: text(limits.position.title),
  url: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.position.url), z.refine(isStorable))),
  description: optionalText(limits.position.description),
  focusAreas: z.array(text(limits.position.focusArea)).check(z.maxLength(limits.position.focusAreas)),
  level: Level,
  type: z.enum(positionTypes),
  department: z.nullable(text(limits.position.department)),
};

export const NewPosition = z.strictObject({
  title: positionFields.title,
  url: z._default(positionFields.url, null),
  description: z._default(positionFields.description, ''),
  focusAreas: z._default(positionFields.focusAreas, []),
  level: positionFields.level,
  type: z._default(positionFields.type, 'full_time'),
  department: z._default(positionFields.department, null),
});
export type NewPosition = z.infer<typeof NewPosition>;

export const PositionPatch = z.partial(z.strictObject({ ...positionFields, status: z.enum(positionStatuses) }));
export type PositionPatch = z.infer<typeof PositionPatch>;

const positionParams = z.object({ positionId: Id });

export const listPositions = defineEndpoint({
  method: 'GET',
  path: '/positions',
  summary: 'Positions, newest first: a plain array without a query, a page with one',
  auth: 'user',
  query: z.strictObject({
    ...PageQuery,
    q: z.optional(optionalText(120)),
    status: z.optional(z.enum(positionStatuses)),
  }),
  status: 200,
  answer: 'json',
  success: z.union([z.array(Position), pageOf(Position)]),
  errors: [],
});

export const createPosition = defineEndpoint({
  method: 'POST',
  path: '/positions',
  summary: 'Create a position',
  auth: 'user',
  body: NewPosition,
  idempotent: true,
  status: 201,
  answer: 'json',
  success: Position,
  errors: ['billing.limit_reached'],
});

export const getPosition = defineEndpoint({
  method: 'GET',
  path: '/positions/:positionId',
  summary: 'One position',
  auth: 'user',
  params: positionParams,
  status: 200,
  answer: 'json',
  success: Position,
  errors: ['hiring.position_not_found'],
});

export const updatePosition = defineEndpoint({
  method: 'PATCH',
  path: '/positions/:positionId',
  summary: 'Change a position; title, description, focus areas and level make a new position version',
  auth: 'user',
  params: positionParams,
  body: PositionPatch,
  versioned: true,
  status: 200,
  answer: 'json',
  success: Position,
  errors: ['hiring.position_not_found', 'billing.limit_reached', 'billing.read_only'],
});

/** One position of those that are over the limit of the plan. */
export const PositionInUse = z.object({ id: Id, title: z.string() });
export type PositionInUse = z.infer<typeof PositionInUse>;

export const positionInUse = defineEndpoint({
  method: 'GET',
  path: '/positions/in-use',
  summary: 'Over the limit of the plan: the live position that stays in use; null: the plan allows all of them',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.object({ position: z.nullable(PositionInUse) }),
  errors: [],
});

export const keepPosition = defineEndpoint({
  method: 'POST',
  path: '/positions/:positionId/keep',
  summary: 'Over the limit of the plan: choose the live position that stays in use; the others are read-only',
  auth: 'user',
  params: positionParams,
  status: 204,
  answer: 'empty',
  errors: ['hiring.position_not_found', 'hiring.position_inactive'],
});

export const deletePosition = defineEndpoint({
  method: 'DELETE',
  path: '/positions/:positionId',
  summary: 'Delete a position that has no interviews',
  auth: 'user',
  params: positionParams,
  status: 204,
  answer: 'empty',
  errors: ['hiring.position_not_found', 'hiring.position_has_interviews'],
});

export const cvStates = ['queued', 'reading', 'ready', 'no_text', 'failed'] as const;
export const cvWarnings = ['hidden_text', 'active_content', 'recognised_text', 'garbled_text'] as const;

export const CvView = z.object({
  id: Id,
  candidateId: Id,
  fileName: z.string(),
  sizeBytes: z.number(),
  pages: z.nullable(z.number()),
  state: z.enum(cvStates),
  attempt: z.number(),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  warnings: z.array(z.object({ code: z.enum(cvWarnings), message: z.string() })),
  createdAt: Instant,
});
export type CvView = z.infer<typeof CvView>;

/** Who a candidate is by their newest CV that was read; every text is a quote of it. */
export const CandidateProfile = z.object({
  lastRole: z.nullable(z.object({ title: z.string(), organisation: z.nullable(z.string()) })),
  /** whole years that the dated jobs cover; null when none is dated */
  years: z.nullable(z.number()),
  languages: z.array(z.string()),
});
export type CandidateProfile = z.infer<typeof CandidateProfile>;

export const Candidate = z.object({
  id: Id,
  name: z.string(),
  email: z.nullable(z.string()),
  /** made to try things with */
  sample: z.boolean(),
  /** another candidate with this address, the earliest: perhaps the same person twice */
  sameEmailAs: z.nullable(z.object({ id: Id, name: z.string() })),
  profile: z.nullable(CandidateProfile),
  /** the newest CV, whatever its state */
  cv: z.nullable(CvView),
  positionIds: z.array(Id),
  /** the same, in the same order, by name */
  positions: z.array(z.object({ id: Id, title: z.string() })),
  version: z.number(),
  createdAt: Instant,
});
export type Candidate = z.infer<typeof Candidate>;

const candidateParams = z.object({ candidateId: Id });

export const listCandidates = defineEndpoint({
  method: 'GET',
  path: '/candidates',
  summary: 'Candidates, newest first',
  auth: 'user',
  query: z.strictObject({
    ...PageQuery,
    q: z.optional(optionalText(120)),
    positionId: z.optional(Id),
    /** files that could not be read and whose person has no name yet, in place of the candidates */
    unreadable: z.optional(z.literal('true')),
  }),
  status: 200,
  answer: 'json',
  success: pageOf(Candidate),
  errors: [],
});

export const createCandidate = defineEndpoint({
  method: 'POST',
  path: '/candidates',
  summary: 'Add a candidate without a CV',
  auth: 'user',
  body: z.strictObject({
    name: text(limits.person.name),
    email: z._default(z.nullable(Email), null),
    positionId: z.optional(Id),
  }),
  idempotent: true,
  status: 201,
  answer: 'json',
  success: Candidate,
  errors: ['hiring.position_not_found'],
});

export const getCandidate = defineEndpoint({
  method: 'GET',
  path: '/candidates/:candidateId',
  summary: 'One candidate',
  auth: 'user',
  params: candidateParams,
  status: 200,
  answer: 'json',
  success: Candidate,
  errors: ['hiring.candidate_not_found'],
});

export const updateCandidate = defineEndpoint({
  method: 'PATCH',
  path: '/candidates/:candidateId',
  summary: 'Correct name or e-mail',
  auth: 'user',
  params: candidateParams,
  body: z.strictObject({ name: z.optional(text(limits.person.name)), email: z.optional(z.nullable(Email)) }),
  versioned: true,
  status: 200,
  answer: 'json',
  success: Candidate,
  errors: ['hiring.candidate_not_found'],
});

export const deleteCandidate = defineEndpoint({
  method: 'DELETE',
  path: '/candidates/:candidateId',
  summary: 'Erase a candidate with CVs, interviews, plans and notes; it is gone from the lists at once',
  auth: 'user',
  params: candidateParams,
  status: 202,
  answer: 'json',
  success: z.object({ receiptId: Id }),
  errors: ['hiring.candidate_not_found'],
});

export const listCvs = defineEndpoint({
  method: 'GET',
  path: '/candidates/:candidateId/cvs',
  summary: 'Every CV of a candidate, newest first',
  auth: 'user',
  params: candidateParams,
  query: z.strictObject(PageQuery),
  status: 200,
  answer: 'json',
  success: pageOf(CvView),
  errors: ['hiring.candidate_not_found'],
});

/** Why a CV could not be read: its own error, and the answer to whoever asks for its text. */
const readingErrors = [
  'hiring.cv_no_text',
  'hiring.cv_encrypted',
  'hiring.cv_damaged',
  'hiring.cv_too_many_pages',
  'hiring.cv_too_complex',
  'hiring.cv_unreadable',
] as const;

const uploadErrors = [
  'hiring.cv_too_large',
  'hiring.cv_not_pdf',
  'hiring.cv_empty',
  'hiring.cv_quota',
  'hiring.storage_full',
  'auth.email_not_verified',
] as const;

export const uploadCv = defineEndpoint({
  method: 'POST',
  path: '/candidates/:candidateId/cv',
  summary: 'Give a candidate a CV (PDF); it is read in the background',
  auth: 'user',
  params: candidateParams,
  multipart: z.strictObject({}),
  idempotent: true,
  status: 202,
  answer: 'json',
  success: CvView,
  errors: ['hiring.candidate_not_found', ...uploadErrors],
});

export const uploadCandidateCv = defineEndpoint({
  method: 'POST',
  path: '/candidates/cv',
  summary: 'Create a candidate from a CV (PDF)',
  auth: 'user',
  multipart: z.strictObject({
    candidateName: z.optional(text(limits.person.name)),
    candidateEmail: z.optional(Email),
    positionId: z.optional(Id),
  }),
  idempotent: true,
  status: 202,
  answer: 'json',
  success: CvView,
  errors: ['hiring.position_not_found', ...uploadErrors],
});

export const pasteCvText = defineEndpoint({
  method: 'POST',
  path: '/candidates/:candidateId/cv-text',
  summary: 'Give a candidate a CV as pasted text',
  auth: 'user',
  params: candidateParams,
  // within the body limit of 256 KiB, Cyrillic too
  body: z.strictObject({ text: text(120_000) }),
  idempotent: true,
  status: 202,
  answer: 'json',
  success: CvView,
  errors: ['hiring.candidate_not_found', 'hiring.cv_quota', 'auth.email_not_verified'],
});

const cvParams = z.object({ cvId: Id });

export const getCv = defineEndpoint({
  method: 'GET',
  path: '/cvs/:cvId',
  summary: 'The state of one CV',
  auth: 'user',
  params: cvParams,
  status: 200,
  answer: 'json',
  success: CvView,
  errors: ['hiring.cv_not_found'],
});

export const getCvFile = defineEndpoint({
  method: 'GET',
  path: '/cvs/:cvId/file',
  summary: 'The file as it was uploaded',
  auth: 'user',
  params: cvParams,
  status: 200,
  answer: 'file',
  errors: ['hiring.cv_not_found'],
});

const Located = { page: z.number(), start: z.number(), end: z.number(), quote: z.string() };
export const CvProfile = z.object({
  name: z.nullable(z.object(Located)),
  email: z.nullable(z.object(Located)),
  headline: z.nullable(z.object(Located)),
  roles: z.array(
    z.object({ ...Located, title: z.string(), organisation: z.nullable(z.string()), dates: z.nullable(z.string()) }),
  ),
  skills: z.array(z.object({ ...Located, name: z.string() })),
  education: z.array(z.object(Located)),
  languages: z.array(z.object({ ...Located, name: z.string() })),
});
export type CvProfile = z.infer<typeof CvProfile>;

export const CvText = z.object({
  cvId: Id,
  /** the visible layer: what a person would see, and all that plans are made from */
  pages: z.array(z.object({ number: z.number(), visible: z.string() })),
  hidden: z.object({
    characters: z.number(),
    instructions: z.boolean(),
    samples: z.array(z.object({ page: z.number(), text: z.string(), reason: z.string() })),
  }),
  profile: z.nullable(CvProfile),
});
export type CvText = z.infer<typeof CvText>;

export const getCvText = defineEndpoint({
  method: 'GET',
  path: '/cvs/:cvId/text',
  summary: 'The text of a CV, with what was hidden in it',
  auth: 'user',
  params: cvParams,
  status: 200,
  answer: 'json',
  success: CvText,
  errors: ['hiring.cv_not_found', 'common.conflict', ...readingErrors],
});

export const retryCv = defineEndpoint({
  method: 'POST',
  path: '/cvs/:cvId/retry',
  summary: 'Read a CV again that failed',
  auth: 'user',
  params: cvParams,
  status: 202,
  answer: 'json',
  success: CvView,
  errors: ['hiring.cv_not_found', 'hiring.cv_not_failed', 'hiring.cv_quota'],
});

export const createSample = defineEndpoint({
  method: 'POST',
  path: '/sample',
  summary: 'A position and a candidate with a CV to try things with; those that are there already',
  auth: 'user',
  status: 201,
  answer: 'json',
  success: z.object({ positionId: Id, candidateId: Id }),
  errors: ['billing.limit_reached', 'hiring.cv_quota', 'auth.email_not_verified'],
});

export const deleteSample = defineEndpoint({
  method: 'DELETE',
  path: '/sample',
  summary:
    'Erase the sample with its interviews; a sample position that has candidates of one’s own stays and is no sample',
  auth: 'user',
  status: 204,
  answer: 'empty',
  errors: [],
});
