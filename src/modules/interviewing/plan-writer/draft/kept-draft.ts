import * as z from 'zod/mini';
import { Decision } from '#contracts/interviewing/plan/decision.ts';
import { CandidateQuestion, Competency, Question, Requirement } from '#contracts/interviewing/plan/plan.ts';
import { StoredClaims } from '#modules/interviewing/plan/stored-parts.ts';
import type { Claims } from '#knowledge/plan/plan-parts.ts';

/** A model's draft of one part of a plan, stored until the part is complete. A new attempt asks only for the rest. */
export const KeptCore = z.object({
  part: z.literal('core'),
  /** one list for each known candidate */
  openMatters: z._default(
    z.array(z.array(z.object({ text: z.string(), done: z.boolean(), heard: z.optional(z.boolean()) }))),
    [],
  ),
  questions: z.array(Question),
  /** in the order in which questions introduced them; an id is an index into this list */
  names: z.array(z.string()),
  defined: z.array(z.omit(Competency, { id: true })),
  focusAreas: z.array(z.string()),
  candidateQuestions: z._default(z.array(CandidateQuestion), []),
  requirements: z._default(z.array(Requirement), []),
  decision: z.optional(Decision),
});
export type KeptCore = z.infer<typeof KeptCore>;

const KeptTailoring = z.object({
  part: z.literal('tailoring'),
  questions: z.array(Question),
  claims: z.nullable(StoredClaims),
});
export interface KeptTailoring {
  readonly part: 'tailoring';
  readonly questions: readonly Question[];
  /** null while there are only questions */
  readonly claims: Claims | null;
}

export const KeptDraft = z.discriminatedUnion('part', [KeptCore, KeptTailoring]);
export type KeptDraft = KeptCore | KeptTailoring;
