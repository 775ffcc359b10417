import * as z from 'zod/mini';
import { Id, Language, isStorable, optionalText } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { ExportedQuestion, ExportedStep } from './summary/interview-export.ts';
import { DurationMinutes } from './interviewing.ts';
import { InterviewType, Level } from './plan/plan.ts';

/** A trial for a visitor without an account: a plan from one posting, of which only the start is shown. */

export const previewStates = ['queued', 'running', 'ready', 'failed'] as const;

/** `reading_posting` occurs only if the posting is a web page. */
export const previewSteps = ['reading_posting', 'writing_questions', 'checking'] as const;
export const PreviewStep = z.enum(previewSteps);
export type PreviewStep = z.infer<typeof PreviewStep>;

/** The start of a plan. Details that require an account are not sent at all, so the page cannot reveal them. */
export const PreviewPlan = z.object({
  title: z.string(),
  level: Level,
  type: InterviewType,
  language: Language,
  durationMin: z.number(),
  /** what counts most in the decision; null if everything counts equally */
  aim: z.nullable(z.string()),
  /** the steps of the interview in order, without their scripts */
  talk: z.array(z.pick(ExportedStep, { kind: true, minutes: true, question: true })),
  /** the first must-ask questions, in full */
  questions: z.array(ExportedQuestion),
  /**
   * of the remaining questions only topic and length; `own`: asked of this person only, based on the CV if there is one
   */
  locked: z.array(
    z.object({
      number: z.number(),
      competency: z.string(),
      minutes: z.number(),
      mustAsk: z.boolean(),
      own: z.boolean(),
    }),
  ),
  /** numbers of the decisive questions; empty if all are equal */
  decides: z.array(z.number()),
});
export type PreviewPlan = z.infer<typeof PreviewPlan>;

export const Preview = z.object({
  id: Id,
  state: z.enum(previewStates),
  step: z.nullable(PreviewStep),
  /** whether the posting is first read from its page */
  fromPage: z.boolean(),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** null until it is ready */
  plan: z.nullable(PreviewPlan),
});
export type Preview = z.infer<typeof Preview>;

/** The posting as text or as the URL of its page: exactly one of the two. */
const NewPreview = z
  .strictObject({
    description: z._default(optionalText(limits.position.description), ''),
    url: z._default(
      z.nullable(z.string().check(z.trim(), z.maxLength(limits.position.url), z.refine(isStorable))),
      null,
    ),
    cvText: z._default(optionalText(limits.preview.cvText), ''),
    type: InterviewType,
    durationMinutes: DurationMinutes,
    /** language of the plan */
    language: Language,
  })
  .check(z.refine(({ description, url }) => (description === '') !== ((url ?? '') === ''), { path: ['description'] }));

export const createPreview = defineEndpoint({
  method: 'POST',
  path: '/anonymous/previews',
  summary:
    'Make a plan from one posting and, where it is given, the text of a CV; it takes the place of the one before',
  auth: 'guest',
  body: NewPreview,
  status: 202,
  answer: 'json',
  success: Preview,
  errors: ['interviewing.preview_running', 'interviewing.preview_limit'],
});

export const getPreview = defineEndpoint({
  method: 'GET',
  path: '/anonymous/previews/:previewId',
  summary: 'How far it is; ready: the start of its plan',
  auth: 'guest',
  params: z.object({ previewId: Id }),
  status: 200,
  answer: 'json',
  success: Preview,
  errors: ['interviewing.preview_not_found'],
});

export const stopPreview = defineEndpoint({
  method: 'POST',
  path: '/anonymous/previews/:previewId/stop',
  summary: 'Make it no further; one that has ended stays as it is',
  auth: 'guest',
  params: z.object({ previewId: Id }),
  status: 200,
  answer: 'json',
  success: Preview,
  errors: ['interviewing.preview_not_found'],
});

/**
 * `nothing`: the visit holds no plan; `unfinished`: the plan is still being generated; `limit`: the account has reached
 * its limit.
 */
export const whyNotKept = ['nothing', 'unfinished', 'limit'] as const;

export const convertAnonymousSession = defineEndpoint({
  method: 'POST',
  path: '/anonymous/convert-to-registered',
  summary:
    'Take a visit without an account into your own: its preview becomes a position, a candidate and an interview with that plan; the same call again answers the same',
  auth: 'user',
  body: z.strictObject({
    /** the visitor's secret */
    sessionId: z.string().check(z.maxLength(100)),
    /** must be the caller's own id */
    userId: Id,
  }),
  status: 200,
  answer: 'json',
  success: z.object({
    /** both null if nothing was created; `notKept` says why. Except after `nothing`, the same call may succeed later */
    positionId: z.nullable(Id),
    interviewId: z.nullable(Id),
    notKept: z.nullable(z.enum(whyNotKept)),
  }),
  errors: ['common.forbidden', 'common.not_found', 'auth.email_not_verified'],
});
