import * as z from 'zod/mini';
import { Email } from '#contracts/auth/auth.ts';
import { Id, Instant, PageQuery, optionalText, pageOf, text } from '#contracts/common.ts';
import { CvView } from './cvs.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { PositionStatus } from './positions.ts';

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
  /** other candidates with this address, the earliest first, five at most: perhaps the same person several times */
  sameEmailAs: z.array(z.object({ id: Id, name: z.string() })),
  profile: z.nullable(CandidateProfile),
  /** the CV of `profile`, where it has somebody else's name at its head: what was read from it may not be this person's */
  otherName: z.nullable(z.object({ cvId: Id, name: z.string(), email: z.nullable(z.string()) })),
  /** the newest CV, whatever its state */
  cv: z.nullable(CvView),
  positionIds: z.array(Id),
  /** the same, in the same order, by name */
  positions: z.array(z.object({ id: Id, title: z.string(), status: PositionStatus })),
  /** nobody erases them, neither by date nor by hand */
  legalHold: z.nullable(z.object({ since: Instant, reason: z.nullable(z.string()) })),
  /** from when on the daily sweep erases them, unless they are on hold; null where their time has not begun, or it is off */
  keptUntil: z.nullable(Instant),
  version: z.number(),
  createdAt: Instant,
});
export type Candidate = z.infer<typeof Candidate>;

/** How far a candidate's newest interview is: ahead or going on, over, decided. One that was cancelled is none of them. */
export const candidateStages = ['planned', 'to_decide', 'decided'] as const;
export type CandidateStage = (typeof candidateStages)[number];

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
    /** only those without an interview, those whose newest one is so far, or those that are erased within a week */
    stage: z.optional(z.enum(['none', ...candidateStages, 'erased_soon'])),
  }),
  csv: true,
  status: 200,
  answer: 'json',
  success: pageOf(Candidate),
  errors: [],
});

export const createCandidate = defineEndpoint({
  method: 'POST',
  path: '/candidates',
  summary: 'Add a candidate without a file; a CV may come along as text',
  auth: 'user',
  body: z.strictObject({
    name: text(limits.person.name),
    email: z._default(z.nullable(Email), null),
    positionId: z.optional(Id),
    /** stored with the candidate, or neither is */
    cvText: z.optional(text(limits.cvText)),
  }),
  idempotent: true,
  status: 201,
  answer: 'json',
  success: Candidate,
  errors: ['hiring.position_not_found', 'hiring.cv_quota', 'auth.email_not_verified'],
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
  summary: 'Correct name or e-mail, put on hold or take off it',
  auth: 'user',
  params: candidateParams,
  body: z.strictObject({
    name: z.optional(text(limits.person.name)),
    email: z.optional(z.nullable(Email)),
    legalHold: z.optional(z.nullable(z.strictObject({ reason: z.nullable(text(limits.holdReason)) }))),
  }),
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
  errors: ['hiring.candidate_not_found', 'hiring.candidate_held'],
});
