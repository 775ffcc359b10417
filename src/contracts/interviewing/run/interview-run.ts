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

/** Fields of an answer that are written one by one; each has a version of its own. */
export const answerFields = ['state', 'score', 'ticks', 'note', 'flag'] as const;
export type AnswerField = (typeof answerFields)[number];

export const Answer = z.object({
  questionId: Id,
  state: z.enum(['remaining', 'answered', 'skipped']),
  skipReason: z.nullable(SkipReason),
  /** whole, 0 to 10; null means not asked, never 0 */
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
  /** seconds, pauses left out, at `now` */
  elapsedSec: z.number(),
  /** the server's clock when it answered */
  now: Instant,
});
export type Clock = z.infer<typeof Clock>;

/** How a requirement of the posting, or a point of this person, was settled: yes, no, or it has to be settled later. */
export const requirementAnswers = ['yes', 'no', 'open'] as const;
export const RequirementAnswer = z.enum(requirementAnswers);
export type RequirementAnswer = z.infer<typeof RequirementAnswer>;

/** Of `unscoredPoints`. */
export const mostUnscored = limits.requirements + limits.pointsToSettle + limits.followUps;

/** Counts the frozen plan's `unscoredPoints` from 0. */
export const RequirementIndex = z.int().check(z.minimum(0), z.maximum(mostUnscored - 1));

/** One for each of the frozen plan's `unscoredPoints`, in their order; null where it was not asked. */
export const RequirementAnswers = z.array(z.nullable(RequirementAnswer));

export const Run = z.object({
  interviewId: Id,
  plan: Plan,
  clock: Clock,
  answers: z.array(Answer),
  /** notes of the parts without a question, by the ids of `notedParts`; the other fields of an answer are empty */
  partNotes: z.array(Answer),
  requirementAnswers: RequirementAnswers,
  /** which of them the position does without by now: not open any more; absent where there is none */
  notChecked: z.optional(z.array(RequirementIndex)),
  /** the frozen plan in the other language; absent where it is not there */
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
  /** version of the field this change was made on */
  baseVersion: z.number().check(z.int(), z.minimum(0)),
};

/** A change made in the runner, first kept on the device. `id` makes a repeat harmless. */
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
  /** `questionId` may be that of a part without a question, of `notedParts` */
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
  /** seconds spent on a question since the last such operation */
  z.strictObject({
    ...operation,
    kind: z.literal('spent'),
    questionId: Id,
    value: z.int().check(z.minimum(0), z.maximum(limits.run.spentSec)),
  }),
  /** the later write stands */
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
    /** refused as stale: the field as it stands; both texts are the person's to compare */
    conflicts: z.array(z.object({ id: Id, answer: Answer })),
    /** refused for good, with the code */
    refused: z.array(z.object({ id: Id, code: z.string() })),
    clock: Clock,
    answers: z.array(Answer),
    partNotes: z.array(Answer),
    requirementAnswers: RequirementAnswers,
  }),
  errors: ['interviewing.interview_not_found', 'interviewing.transition_refused', 'interviewing.operation_refused'],
});
