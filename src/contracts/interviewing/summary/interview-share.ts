import * as z from 'zod/mini';
import { Id, Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import {
  ExportedInterview,
  ExportedQuestion,
  ExportedStep,
  PlanContentExport,
  ReportContentExport,
} from './interview-export.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';

/** What a link shows: what is asked and when, the whole plan, or what the interview showed once it is decided. */
export const shareViews = ['questions', 'plan', 'report'] as const;
export const ShareView = z.enum(shareViews);
export type ShareView = z.infer<typeof ShareView>;

/** A link that opens. Its secret is not in it: only who made the link has seen it, once. */
export const ShareLink = z.object({
  id: Id,
  view: ShareView,
  hidesName: z.boolean(),
  createdAt: Instant,
  expiresAt: Instant,
  openings: z.number(),
  lastOpenedAt: z.nullable(Instant),
});
export type ShareLink = z.infer<typeof ShareLink>;

const SharedInterview = z.object({
  ...z.pick(ExportedInterview, {
    position: true,
    level: true,
    type: true,
    language: true,
    durationMin: true,
    scheduledAt: true,
  }).shape,
  /** null where the link hides it */
  candidate: z.nullable(z.string()),
});

/** Of the plan what is said aloud to anybody who is asked: nothing of how answers are judged, and no line of the CV. */
export const SharedQuestions = z.object({
  flow: z.array(ExportedStep),
  questions: z.array(
    z.pick(ExportedQuestion, {
      number: true,
      mustAsk: true,
      competency: true,
      text: true,
      minutes: true,
      handout: true,
    }),
  ),
});

const head = { interview: SharedInterview, expiresAt: Instant };

/**
 * What whoever has a link is shown. Each field is named, here or where exports name theirs: what is added to plans and
 * runs is not given away by that. No ids.
 */
export const SharedDocument = z.discriminatedUnion('view', [
  z.object({ view: z.literal('questions'), ...head, content: SharedQuestions }),
  z.object({
    view: z.literal('plan'),
    ...head,
    content: z.omit(PlanContentExport, { interview: true, coreHash: true }),
  }),
  z.object({ view: z.literal('report'), ...head, content: z.omit(ReportContentExport, { interview: true }) }),
]);
export type SharedDocument = z.infer<typeof SharedDocument>;

export const listShares = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/shares',
  summary: 'The live links of an interview, newest first',
  auth: 'user',
  params: interviewParams,
  status: 200,
  answer: 'json',
  success: z.object({ items: z.array(ShareLink) }),
  errors: ['interviewing.interview_not_found'],
});

export const createShare = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/shares',
  summary:
    'Make a link that shows one view of an interview for 14 days; part of the paid plan. Its address is answered once; the same call again makes a new address for the same link',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({
    view: ShareView,
    /** and the candidate’s e-mail address never shows */
    hideName: z.boolean(),
  }),
  idempotent: true,
  status: 201,
  answer: 'json',
  success: z.object({ link: ShareLink, url: z.string() }),
  errors: [
    'billing.premium_only',
    'hiring.candidate_not_found',
    'interviewing.interview_not_found',
    'interviewing.plan_not_found',
    'interviewing.share_limit',
    'interviewing.share_not_found',
    'interviewing.share_undecided',
  ],
});

export const revokeShare = defineEndpoint({
  method: 'DELETE',
  path: '/interviews/:interviewId/shares/:shareId',
  summary: 'End a link at once; one that has ended already stays ended',
  auth: 'user',
  params: z.object({ ...interviewParams.shape, shareId: Id }),
  status: 204,
  answer: 'empty',
  errors: ['interviewing.share_not_found'],
});

export const openShare = defineEndpoint({
  method: 'POST',
  path: '/shared',
  summary: 'What a link shows. Unknown, expired, revoked and erased ones get one answer',
  auth: 'none',
  /** in the body, so that it stands in no log of addresses */
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  status: 200,
  answer: 'json',
  success: SharedDocument,
  errors: ['interviewing.share_ended'],
});
