import * as z from 'zod/mini';
import { text } from '#contracts/common.ts';

/**
 * The condition behind a sentence of a decision that the product wrote, so that code can evaluate it for a candidate.
 * Questions are identified by their order, competencies by id, requirements by their index in the plan, from 0.
 */
export const Ground = z.discriminatedUnion('kind', [
  /** one of the questions or competencies has a score from `lowest` to `highest` */
  z.object({
    kind: z.literal('scores'),
    orders: z.array(z.int()),
    competencies: z.array(z.string()),
    lowest: z.int(),
    highest: z.int(),
  }),
  z.object({ kind: z.enum(['requirementsMet', 'nothingAgainst', 'earlierSettled', 'pointsOpen']) }),
  z.object({ kind: z.literal('earlierOpen'), orders: z.array(z.int()) }),
  z.object({ kind: z.enum(['requirementOpen', 'requirementNotMet']), requirements: z.array(z.int()) }),
  z.object({ kind: z.literal('notAsked'), competencies: z.array(z.string()) }),
]);
export type Ground = z.infer<typeof Ground>;

/** A sentence of a decision together with its condition. */
export const ToldGround = z.object({
  text: text(600),
  /** only what `ground` covers, without the action to take; undefined if the sentence says nothing else */
  short: z.optional(text(600)),
  ground: Ground,
});
export type ToldGround = z.infer<typeof ToldGround>;

/**
 * How answers lead to a decision, as guidance for the people who decide. `weighsMost` and `noWhen` are the same for
 * every candidate; the other fields follow from the plan, and are undefined in older plans.
 */
export const Decision = z.object({
  /** which competencies count most */
  weighsMost: text(400),
  /** which questions count most */
  weightiestQuestions: z.optional(text(400)),
  /**
   * which questions distinguish several candidates who could all be offered the job; undefined if the plan has no core
   * question
   */
  ofSeveral: z.optional(text(300)),
  /** what supports an offer */
  offerWhen: z.optional(text(600)),
  /** the same, split into parts; undefined in older plans */
  offer: z.optional(
    z.object({
      /**
       * The minimum score of each question, the decisive ones first; older plans list only those. `ifAsked`: the
       * question is not decisive, and its score is not missed if nobody asked it.
       */
      leastScores: z.array(z.object({ order: z.int(), least: z.int(), ifAsked: z.optional(z.literal(true)) })),
      /** conditions besides the scores */
      also: z.array(text(600)),
    }),
  ),
  /** what supports another step, or an offer under a condition */
  furtherWhen: z.optional(z.array(text(600)).check(z.maxLength(5))),
  /** which low scores on core questions make it a no; undefined if `noWhen` lists them */
  noBelow: z.optional(text(300)),
  /** what else makes it a no, however good the rest is */
  noWhen: z.array(text(300)).check(z.minLength(1), z.maxLength(4)),
  /**
   * conditions of those sentences in `offer.also`, `furtherWhen`, `noBelow` and `noWhen` that the product wrote;
   * sentences by a model or a person have none. Undefined in older plans
   */
  grounds: z.optional(z.array(ToldGround)),
});
export type Decision = z.infer<typeof Decision>;

/** Every reason for a no, low scores first. */
export function reasonsForNo({
  noBelow,
  noWhen,
}: {
  readonly noBelow?: string | undefined;
  readonly noWhen: readonly string[];
}): readonly string[] {
  return [...(noBelow === undefined ? [] : [noBelow]), ...noWhen];
}

/** The minimum score of one question for an offer. */
export type LeastScore = NonNullable<Decision['offer']>['leastScores'][number];

/**
 * Compares a score with the minimum of its question. A score that was given always counts; a missing one counts only if
 * the question is decisive. Undefined if an offer does not depend on it.
 */
export function offerStanding(
  score: number | null,
  least: Pick<LeastScore, 'least' | 'ifAsked'> | undefined,
): 'met' | 'below' | 'missing' | undefined {
  if (least === undefined) return undefined;
  if (score === null) return least.ifAsked === true ? undefined : 'missing';
  return score < least.least ? 'below' : 'met';
}
