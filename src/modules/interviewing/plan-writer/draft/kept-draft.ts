import * as z from 'zod/mini';
import { Decision } from '#contracts/interviewing/plan/decision.ts';
import { CandidateQuestion, Competency, Question, Requirement } from '#contracts/interviewing/plan/plan.ts';
import { StoredClaims } from '#modules/interviewing/plan/stored-parts.ts';
import type { Tailoring } from '#knowledge/plan/plan-parts.ts';

/** What a model has written so far of one part of a plan, as it is kept until the part is whole: a new try asks for the rest. */
export const KeptCore = z.object({
  part: z.literal('core'),
  questions: z.array(Question),
  /** in the order in which questions brought them; an id is a place in this list */
  names: z.array(z.string()),
  defined: z.array(z.omit(Competency, { id: true })),
  focusAreas: z.array(z.string()),
  candidateQuestions: z._default(z.array(CandidateQuestion), []),
  requirements: z._default(z.array(Requirement), []),
  decision: z.optional(Decision),
});
export type KeptCore = z.infer<typeof KeptCore>;

export const KeptTailoring = z.object({
  part: z.literal('tailoring'),
  questions: z.array(Question),
  /** null: nothing but questions came yet */
  claims: z.nullable(StoredClaims),
});
export type KeptTailoring = z.infer<typeof KeptTailoring>;

/** What stands around the questions for one person, as it is kept. */
export function storedClaims(claims: Required<Omit<Tailoring, 'questions'>>): NonNullable<KeptTailoring['claims']> {
  return {
    strengths: [...claims.strengths],
    areasToProbe: [...claims.areasToProbe],
    highlights: [...claims.highlights],
    highlightEvidence: [...claims.highlightEvidence],
    followUps: [...claims.followUps],
    requirementEvidence: [...claims.requirementEvidence],
    toSettle: [...claims.toSettle],
    seenEarlier: [...claims.seenEarlier],
    toPrepare: [...claims.toPrepare],
    furtherWhen: [...claims.furtherWhen],
    beforeOffer: [...claims.beforeOffer],
    toDecide: claims.toDecide,
  };
}

export const KeptDraft = z.discriminatedUnion('part', [KeptCore, KeptTailoring]);
export type KeptDraft = z.infer<typeof KeptDraft>;
