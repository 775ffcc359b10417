import * as z from 'zod/mini';
import { text } from '#contracts/common.ts';

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
  furtherWhen: z.optional(z.array(text(600)).check(z.maxLength(4))),
  /** which low scores make it a no: of what an earlier round left open; undefined where that left nothing to ask */
  noBelow: z.optional(text(300)),
  /** what else makes it a no, however good the rest is */
  noWhen: z.array(text(300)).check(z.minLength(1), z.maxLength(4)),
});
export type Decision = z.infer<typeof Decision>;

/** All that makes it a no, this person's first. */
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
