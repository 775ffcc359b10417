import * as z from 'zod/mini';
import { Email } from '#contracts/auth/auth.ts';
import { Id, Instant, PageQuery, pageOf, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';

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

const ofCandidate = z.object({ candidateId: Id });

export const listCvs = defineEndpoint({
  method: 'GET',
  path: '/candidates/:candidateId/cvs',
  summary: 'Every CV of a candidate, newest first',
  auth: 'user',
  params: ofCandidate,
  query: z.strictObject(PageQuery),
  status: 200,
  answer: 'json',
  success: pageOf(CvView),
  errors: ['hiring.candidate_not_found'],
});

/** Why a CV could not be read: the CV's own error, and the response to a request for its text. */
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
  params: ofCandidate,
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
  params: ofCandidate,
  body: z.strictObject({ text: text(limits.cvText) }),
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
  /** the visible layer: what a person would see, and the only input to plans */
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
