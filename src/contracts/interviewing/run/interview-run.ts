import * as z from 'zod/mini';
import { Id, GivenInstant, Instant, optionalText } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';
import { limits } from '#contracts/limits.ts';
import { Plan } from '#contracts/interviewing/plan/plan.ts';
import { PlanTwin } from '#contracts/interviewing/plan/twin/plan-twin.ts';

export const skipReasons = ['no_time', 'already_answered', 'not_relevant', 'candidate_declined', 'other'] as const;
export const SkipReason = z.enum(skipReasons);
export type SkipReason = z.infer<typeof SkipReason>;

/** Fields of an answer that are written separately; each has its own version. */
export const answerFields = ['state', 'score', 'ticks', 'note', 'flag'] as const;
export type AnswerField = (typeof answerFields)[number];

export const Answer = z.object({
  questionId: Id,
  state: z.enum(['remaining', 'answered', 'skipped']),
  skipReason: z.nullable(SkipReason),
  /** integer, 0 to 10; null means not asked, never 0 */
  score: z.nullable(z.number()),
  /** `${bandIndex}.${behaviourIndex}` of the frozen plan */
  behavioursSeen: z.array(z.string()),
  notes: z.string(),
  redFlagSeen: z.boolean(),
  spentSec: z.number(),
  versions: z.object({ state: z.number(), score: z.number(), ticks: z.number(), note: z.number(), flag: z.number() }),
});
export type Answer = z.infer<typeof Answer>;

export const Clock = z.object({
  startedAt: Instant,
  endedAt: z.nullable(Instant),
  paused: z.boolean(),
  pauses: z.array(z.object({ from: Instant, to: z.nullable(Instant) })),
  /** seconds without pauses, as of `now` */
  elapsedSec: z.number(),
  /** the server's clock at the time of the response */
  now: Instant,
});
export type Clock = z.infer<typeof Clock>;

/** How a requirement or a point of this person was answered: yes, no, or still to be settled. */
export const requirementAnswers = ['yes', 'no', 'open'] as const;
export const RequirementAnswer = z.enum(requirementAnswers);
export type RequirementAnswer = z.infer<typeof RequirementAnswer>;

/** The most items that `unscoredPoints` can have. */
export const mostUnscored = limits.requirements + limits.pointsToSettle + limits.followUps;

/** Index into the frozen plan's `unscoredPoints`, from 0. */
export const RequirementIndex = z.int().check(z.minimum(0), z.maximum(mostUnscored - 1));

/** One for each of the frozen plan's `unscoredPoints`, in the same order; null if not asked. */
export const RequirementAnswers = z.array(z.nullable(RequirementAnswer));

export const Run = z.object({
  interviewId: Id,
  plan: Plan,
  clock: Clock,
  answers: z.array(Answer),
  /** notes of the parts without a question, with ids of `notedParts`; the other fields of an answer are empty */
  partNotes: z.array(Answer),
  requirementAnswers: RequirementAnswers,
  /**
   * requirements that the position has dropped since, so that they no longer count as open; absent if there are none
   */
  notChecked: z.optional(z.array(RequirementIndex)),
  /** the translated frozen plan; absent if there is none */
  twin: z.optional(PlanTwin),
});
export type Run = z.infer<typeof Run>;

export const getRun = defineEndpoint({
  method: 'GET',
  path: '/interviews/:interviewId/run',
  summary: 'The run of an interview, under way or over: frozen plan, clock, answers',
  auth: 'user',
  params: interviewParams,
  status: 200,
  answer: 'json',
  success: Run,
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused', 'interviewing.plan_not_found'],
});

const operation = { id: Id, at: GivenInstant };
const answerOperation = {
  ...operation,
  questionId: Id,
  /** version of the field that this change is based on */
  baseVersion: z.number().check(z.int(), z.minimum(0)),
};

/** A change made during the interview and stored on the device first. `id` makes retries idempotent. */
export const Operation = z.discriminatedUnion('kind', [
  z.strictObject({
    ...answerOperation,
    kind: z.literal('score'),
    value: z.nullable(z.int().check(z.minimum(0), z.maximum(10))),
  }),
  z.strictObject({
    ...answerOperation,
    kind: z.literal('ticks'),
    value: z.array(z.string().check(z.regex(/^[0-4]\.[0-3]$/))).check(z.maxLength(20)),
  }),
  /** `questionId` may also be an id of `notedParts`, for a part without a question */
  z.strictObject({ ...answerOperation, kind: z.literal('note'), value: optionalText(limits.run.note) }),
  z.strictObject({ ...answerOperation, kind: z.literal('flag'), value: z.boolean() }),
  z.strictObject({
    ...answerOperation,
    kind: z.literal('state'),
    value: z.discriminatedUnion('state', [
      z.strictObject({ state: z.literal('remaining') }),
      z.strictObject({ state: z.literal('answered') }),
      z.strictObject({ state: z.literal('skipped'), reason: SkipReason }),
    ]),
  }),
  /** seconds spent on a question since the previous operation of this kind */
  z.strictObject({
    ...operation,
    kind: z.literal('spent'),
    questionId: Id,
    value: z.int().check(z.minimum(0), z.maximum(limits.run.spentSec)),
  }),
  /** last write wins */
  z.strictObject({
    ...operation,
    kind: z.literal('requirement'),
    index: RequirementIndex,
    value: RequirementAnswer,
  }),
  z.strictObject({ ...operation, kind: z.literal('pause') }),
  z.strictObject({ ...operation, kind: z.literal('resume') }),
]);
export type Operation = z.infer<typeof Operation>;

export const applyOperations = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/operations',
  summary: 'Sync what was done in the runner; answers what was applied and what was stale',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({ operations: z.array(Operation).check(z.minLength(1), z.maxLength(limits.run.operations)) }),
  status: 200,
  answer: 'json',
  success: z.object({
    applied: z.array(Id),
    /** rejected as stale, with the field's current state; the user compares both texts */
    conflicts: z.array(z.object({ id: Id, answer: Answer })),
    /** rejected permanently, with an error code */
    refused: z.array(z.object({ id: Id, code: z.string() })),
    clock: Clock,
    answers: z.array(Answer),
    partNotes: z.array(Answer),
    requirementAnswers: RequirementAnswers,
  }),
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused', 'interviewing.operation_refused'],
});
