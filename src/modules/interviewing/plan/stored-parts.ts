import * as z from 'zod/mini';
import { Decision } from '#contracts/interviewing/plan/decision.ts';
import {
  AreaToProbe,
  CandidateClaim,
  CandidateQuestion,
  Competency,
  Evidence,
  FollowUp,
  PointToSettle,
  Level,
  PlanSource,
  Question,
  Requirement,
  RequirementEvidence,
  SeenEarlier,
} from '#contracts/interviewing/plan/plan.ts';

/** Parts of a plan that are stored until it is published; they are parsed when read back. */

export const StoredPosition = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string(),
  department: z._default(z.nullable(z.string()), null),
  description: z.string(),
  focusAreas: z.array(z.string()),
  notChecked: z.optional(z.array(z.string())),
  alsoChecked: z.optional(z.array(z.string())),
  level: Level,
});

export const StoredCore = z.object({
  competencies: z.array(Competency),
  focusAreas: z.array(z.string()),
  // absent in cores from before plans checked requirements
  requirements: z._default(z.array(Requirement), []),
  candidateQuestions: z.optional(z.array(CandidateQuestion)),
  decision: z.optional(Decision),
  candidatesInView: z.optional(z.number()),
  questions: z.array(Question),
});

/** Everything written for one person apart from the questions. */
export const StoredClaims = z.object({
  strengths: z.array(CandidateClaim),
  areasToProbe: z.array(AreaToProbe),
  highlights: z.array(z.string()),
  highlightEvidence: z._default(z.array(Evidence), []),
  followUps: z._default(z.array(FollowUp), []),
  requirementEvidence: z._default(z.array(RequirementEvidence), []),
  toSettle: z._default(z.array(PointToSettle), []),
  seenEarlier: z._default(z.array(SeenEarlier), []),
  askedInCore: z._default(z.array(SeenEarlier), []),
  toPrepare: z._default(z.array(z.string()), []),
  furtherWhen: z._default(z.array(z.string()), []),
  beforeOffer: z._default(z.array(z.string()), []),
  toDecide: z._default(z.string(), ''),
});

export const StoredTailoring = z.object({
  source: PlanSource,
  model: z.nullable(z.string()),
  promptVersion: z.string(),
  tailoring: z.extend(StoredClaims, { questions: z.array(Question) }),
});
export type StoredTailoring = z.infer<typeof StoredTailoring>;
