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

/** What a link shows: the questions and timing, the whole plan, or, once decided, the results of the interview. */
export const shareViews = ['questions', 'plan', 'report'] as const;
export const ShareView = z.enum(shareViews);
export type ShareView = z.infer<typeof ShareView>;

/** A share link that still works. Its secret is not included: only its creator has seen it, once. */
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
  /** null if the link hides the name */
  candidate: z.nullable(z.string()),
});

/** The parts of a plan that are said aloud to any candidate: nothing about scoring, and no line of the CV. */
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
 * What a link shows to whoever has it. Each field is listed explicitly, here or in the exports, so that fields added to
 * plans and runs are not leaked. No ids.
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
    /** also hides the candidate's name; the e-mail address is never shown */
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
  /** in the body, so that it does not appear in access logs */
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  status: 200,
  answer: 'json',
  success: SharedDocument,
  errors: ['interviewing.share_ended'],
});
