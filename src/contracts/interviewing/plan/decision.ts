import * as z from 'zod/mini';
import { text } from '#contracts/common.ts';

/**
 * What a sentence of a decision goes by, where the product wrote it: then it can be told whether it holds for a candidate.
 * Questions are named by their order, competencies by their id, requirements by their place in the plan, from 0.
 */
export const Ground = z.discriminatedUnion('kind', [
  /** any of the questions or competencies has a score from the lowest to the highest */
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

/** A sentence as it stands in a decision, with what it goes by. */
export const ToldGround = z.object({
  text: text(600),
  /** the same without what is to be done where it holds; undefined where it says nothing of that */
  short: z.optional(text(600)),
  ground: Ground,
});
export type ToldGround = z.infer<typeof ToldGround>;

/**
 * How the answers become a decision, for people to decide by. The first and the last are the same for every candidate; the
 * others follow from the plan as it stands, and are undefined in plans made before.
 */
export const Decision = z.object({
  /** which competencies count most */
  weighsMost: text(400),
  /** which questions do */
  weightiestQuestions: z.optional(text(400)),
  /** by which questions people of whom several could be offered the job are told apart; undefined where none is asked of everybody */
  ofSeveral: z.optional(text(300)),
  /** what speaks for an offer */
  offerWhen: z.optional(text(600)),
  /** the same in its parts; undefined in plans made before they were told apart */
  offer: z.optional(
    z.object({
      /**
       * What decides first; in plans made before the others had theirs, that alone. `ifAsked`: it does not decide, and is
       * not missed where nobody asked it.
       */
      leastScores: z.array(z.object({ order: z.int(), least: z.int(), ifAsked: z.optional(z.literal(true)) })),
      /** beside the scores */
      also: z.array(text(600)),
    }),
  ),
  /** what speaks for another step, or for an offer under a condition */
  furtherWhen: z.optional(z.array(text(600)).check(z.maxLength(5))),
  /** which low scores make it a no: of what everybody is asked; undefined where `noWhen` names them */
  noBelow: z.optional(text(300)),
  /** what else makes it a no, however good the rest is */
  noWhen: z.array(text(300)).check(z.minLength(1), z.maxLength(4)),
  /**
   * of the sentences in `offer.also`, `furtherWhen`, `noBelow` and `noWhen` that the product wrote; what a model or a person
   * wrote has none. Undefined in plans made before they were kept
   */
  grounds: z.optional(z.array(ToldGround)),
});
export type Decision = z.infer<typeof Decision>;

/** All that makes it a no, low scores first. */
export function reasonsForNo({
  noBelow,
  noWhen,
}: {
  readonly noBelow?: string | undefined;
  readonly noWhen: readonly string[];
}): readonly string[] {
  return [...(noBelow === undefined ? [] : [noBelow]), ...noWhen];
}

/** What an offer takes of one question. */
export type LeastScore = NonNullable<Decision['offer']>['leastScores'][number];

/**
 * How a score stands to what an offer takes of its question: every score that was given counts, of what decides also a
 * missing one. Undefined where an offer does not go by it.
 */
export function offerStanding(
  score: number | null,
  least: Pick<LeastScore, 'least' | 'ifAsked'> | undefined,
): 'met' | 'below' | 'missing' | undefined {
  if (least === undefined) return undefined;
  if (score === null) return least.ifAsked === true ? undefined : 'missing';
  return score < least.least ? 'below' : 'met';
}
