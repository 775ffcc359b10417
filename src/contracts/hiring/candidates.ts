import * as z from 'zod/mini';
import { Email } from '#contracts/auth/auth.ts';
import { Id, Instant, PageQuery, optionalText, pageOf, text } from '#contracts/common.ts';
import { CvView } from './cvs.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { PositionStatus } from './positions.ts';

/** The candidate's profile from the newest CV that could be read; every text is quoted from it. */
export const CandidateProfile = z.object({
  lastRole: z.nullable(z.object({ title: z.string(), organisation: z.nullable(z.string()) })),
  /** whole years covered by dated jobs; null if no job has dates */
  years: z.nullable(z.number()),
  languages: z.array(z.string()),
});
export type CandidateProfile = z.infer<typeof CandidateProfile>;

export const Candidate = z.object({
  id: Id,
  name: z.string(),
  email: z.nullable(z.string()),
  /** sample data to try things with */
  sample: z.boolean(),
  /** other candidates with the same address, earliest first, at most five: possibly duplicates of this person */
  sameEmailAs: z.array(z.object({ id: Id, name: z.string() })),
  profile: z.nullable(CandidateProfile),
  /** the CV behind `profile`, if it has somebody else's name at the top: its data may not be about this person */
  otherName: z.nullable(z.object({ cvId: Id, name: z.string(), email: z.nullable(z.string()) })),
  /** the newest CV, in whatever state */
  cv: z.nullable(CvView),
  positionIds: z.array(Id),
  /** the positions of `positionIds`, in the same order */
  positions: z.array(z.object({ id: Id, title: z.string(), status: PositionStatus })),
  /** on legal hold: cannot be erased, neither by the retention sweep nor by hand */
  legalHold: z.nullable(z.object({ since: Instant, reason: z.nullable(z.string()) })),
  /**
   * when the daily sweep may erase the candidate, unless on hold; null if the retention period has not started or is
   * turned off
   */
  keptUntil: z.nullable(Instant),
  version: z.number(),
  createdAt: Instant,
});
export type Candidate = z.infer<typeof Candidate>;

/**
 * How far a candidate's newest interview is: upcoming or in progress, over, decided. A cancelled one is in none of
 * these stages.
 */
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
    /** instead of candidates, unreadable files whose person has no name yet */
    unreadable: z.optional(z.literal('true')),
    /**
     * only candidates without an interview, with the newest interview in this stage, or due to be erased within a week
     */
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
    /** stored together with the candidate: either both are saved or neither */
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
