import * as z from 'zod/mini';
import { Id, Language, isStorable, optionalText } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { ExportedQuestion, ExportedStep } from './summary/interview-export.ts';
import { DurationMinutes } from './interviewing.ts';
import { InterviewType, Level } from './plan/plan.ts';

/** What a visitor without an account tries: a plan from one posting, of which they see the start. */

export const previewStates = ['queued', 'running', 'ready', 'failed'] as const;

/** `reading_posting` comes only where the posting is a page. */
export const previewSteps = ['reading_posting', 'writing_questions', 'checking'] as const;
export const PreviewStep = z.enum(previewSteps);
export type PreviewStep = z.infer<typeof PreviewStep>;

/** The start of a plan. What an account is for is not in it: the page cannot show what it was not told. */
export const PreviewPlan = z.object({
  title: z.string(),
  level: Level,
  type: InterviewType,
  language: Language,
  durationMin: z.number(),
  /** what counts most in the decision; null where all of it counts alike */
  aim: z.nullable(z.string()),
  /** the parts of the talk in their order, without what is said in them */
  talk: z.array(z.pick(ExportedStep, { kind: true, minutes: true, question: true })),
  /** the first ones that are asked in any case, whole */
  questions: z.array(ExportedQuestion),
  /** of the others only what they are about and how long they take; `own`: asked of this person alone, from the CV where there is one */
  locked: z.array(
    z.object({
      number: z.number(),
      competency: z.string(),
      minutes: z.number(),
      mustAsk: z.boolean(),
      own: z.boolean(),
    }),
  ),
  /** the numbers of those that a decision cannot do without; none where all of them are alike */
  decides: z.array(z.number()),
});
export type PreviewPlan = z.infer<typeof PreviewPlan>;

export const Preview = z.object({
  id: Id,
  state: z.enum(previewStates),
  step: z.nullable(PreviewStep),
  /** the posting is read from its page first */
  fromPage: z.boolean(),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** null until it is ready */
  plan: z.nullable(PreviewPlan),
});
export type Preview = z.infer<typeof Preview>;

/** The posting as text or as the address of its page: one of the two. */
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
    /** of the plan */
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

/** `nothing`: it held no plan; `unfinished`: it is being made still; `limit`: the account has no room for it. */
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
    /** the caller's own */
    userId: Id,
  }),
  status: 200,
  answer: 'json',
  success: z.object({
    /** both null where nothing was made, and then `notKept` says why: but for `nothing` the same call may make them later */
    positionId: z.nullable(Id),
    interviewId: z.nullable(Id),
    notKept: z.nullable(z.enum(whyNotKept)),
  }),
  errors: ['common.forbidden', 'common.not_found', 'auth.email_not_verified'],
});
