import * as z from 'zod/mini';
import { Id, lineOf, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { bands } from './bands.ts';
import { interviewParams } from '#contracts/interviewing/interview-params.ts';
import { PlanVersion } from './plan-generation.ts';
import { type PlanContent, QuestionKind } from './plan.ts';

/** A plan edited by a person: other words, minutes or order, added questions, removed questions. */

// A 45-minute question may have twice the time.
const Minutes = z
  .number()
  .check(z.int(), z.minimum(limits.plan.questionMinutes.min), z.maximum(2 * limits.plan.questionMinutes.max));

const KeyPoints = z.array(text(limits.plan.keyPoint)).check(z.minLength(1), z.maxLength(limits.plan.keyPoints));

const Behaviours = z.array(text(limits.plan.behaviour)).check(z.minLength(1), z.maxLength(limits.plan.behaviours));

/** The editable fields of a question; omitted ones stay as they are. */
const QuestionChanges = {
  text: z.optional(text(limits.plan.question)),
  expectedMin: z.optional(Minutes),
  mustAsk: z.optional(z.boolean()),
  keyPoints: z.optional(KeyPoints),
  /** expected behaviours of each band, in the order of the bands */
  behaviours: z.optional(z.array(Behaviours).check(z.length(bands.length))),
  probes: z.optional(z.array(text(limits.plan.probe)).check(z.maxLength(limits.plan.probes))),
  redFlags: z.optional(z.array(text(limits.plan.redFlag)).check(z.maxLength(limits.plan.redFlags))),
  /** empty: the question has no handout */
  handout: z.optional(z.array(lineOf(limits.plan.handoutLine)).check(z.maxLength(limits.plan.handoutLines))),
};

/** A question that stays in the plan, with its changes. */
const KeptQuestion = z.strictObject({ id: Id, ...QuestionChanges });

/** A new question, which only this candidate is asked. */
const AddedQuestion = z.strictObject({
  ...QuestionChanges,
  text: text(limits.plan.question),
  expectedMin: Minutes,
  keyPoints: KeyPoints,
  kind: QuestionKind,
  competencyId: z.string().check(z.minLength(1), z.maxLength(200)),
});

export const EditedQuestion = z.union([KeptQuestion, AddedQuestion]);
export type EditedQuestion = z.infer<typeof EditedQuestion>;

/** The minutes available for questions: the length without the steps before and after them. */
export function minutesForQuestions({ flow, durationMin }: Pick<PlanContent, 'flow' | 'durationMin'>): number {
  const others = flow.filter(({ kind }) => kind !== 'question' && kind !== 'buffer');
  return durationMin - others.reduce((sum, { minutes }) => sum + minutes, 0);
}

function namesEachOnce(questions: readonly EditedQuestion[]): boolean {
  const ids = questions.flatMap((question) => ('id' in question ? [question.id] : []));
  return new Set(ids).size === ids.length;
}

/** Why a plan cannot be edited by hand, whatever the change. */
const changeErrors = [
  'billing.read_only',
  'interviewing.interview_not_found',
  'interviewing.plan_not_found',
  'interviewing.generation_running',
  'interviewing.transition_refused',
  'interviewing.plan_failed',
] as const;

export const editPlan = defineEndpoint({
  method: 'PUT',
  path: '/interviews/:interviewId/plan/questions',
  summary: 'The questions as they are to be asked, in their order: makes the next version of the plan',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({
    questions: z
      .array(EditedQuestion)
      .check(z.minLength(1), z.maxLength(limits.plan.questions), z.refine(namesEachOnce)),
  }),
  versioned: true,
  status: 200,
  answer: 'json',
  success: PlanVersion,
  errors: [
    ...changeErrors,
    'interviewing.plan_too_long',
    'interviewing.question_unknown',
    'interviewing.question_locked',
  ],
});

export const lockQuestion = defineEndpoint({
  method: 'PUT',
  path: '/interviews/:interviewId/plan/questions/:questionId/lock',
  summary:
    'Lock a question for this person, or unlock it: locked, it stays as it is when the plan is made again, and nobody edits, replaces or removes it before it is unlocked. Makes no version',
  auth: 'user',
  params: z.object({ ...interviewParams.shape, questionId: Id }),
  body: z.strictObject({ locked: z.boolean() }),
  status: 200,
  answer: 'json',
  success: z.pick(PlanVersion, { locked: true }),
  errors: [
    'billing.read_only',
    'interviewing.interview_not_found',
    'interviewing.plan_not_found',
    'interviewing.question_unknown',
    'interviewing.question_for_everybody',
    'interviewing.generation_running',
    'interviewing.transition_refused',
  ],
});

export const restorePlan = defineEndpoint({
  method: 'POST',
  path: '/interviews/:interviewId/plan/restore',
  summary: 'An earlier version of the plan once more: makes the next version',
  auth: 'user',
  params: interviewParams,
  body: z.strictObject({ version: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  versioned: true,
  status: 200,
  answer: 'json',
  success: PlanVersion,
  errors: [...changeErrors, 'interviewing.plan_version_unknown'],
});
