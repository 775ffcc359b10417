import * as z from 'zod/mini';
import { Id, Instant, Language } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { RequirementIndex, requirementAnswers } from './run/interview-run.ts';
import { Recommendation, Unmet } from './interviewing.ts';
import { InterviewType } from './plan/plan.ts';

const ComparedAnswer = z.object({
  /** integer, 0 to 10; null if not scored */
  score: z.nullable(z.number()),
  notes: z.string(),
  redFlagSeen: z.boolean(),
});
export type ComparedAnswer = z.infer<typeof ComparedAnswer>;

/** A requirement that is in the plan but was not asked can still be settled. */
const ComparedRequirement = z.enum([...requirementAnswers, 'not_asked']);

/** A completed interview with a recorded recommendation. */
export const ComparedInterview = z.object({
  id: Id,
  candidate: z.object({ id: Id, name: z.string() }),
  startedAt: Instant,
  recommendation: Recommendation,
  unmet: Unmet,
  /** whether all its core questions, including what answers are scored by, match those of the round */
  sameCore: z.boolean(),
  /** whether the candidate had the questions before the interview */
  questionsInAdvance: z.boolean(),
  /** of the scores below, one decimal; null if there are none */
  mean: z.nullable(z.number()),
  /** one per question of the round; null if its plan lacks the question */
  answers: z.array(z.nullable(ComparedAnswer)),
  /** one per task of the round; null if its plan lacks the task */
  taskAnswers: z.array(z.nullable(ComparedAnswer)),
  /** one per requirement of the round; null if its plan lacks the requirement */
  requirements: z.array(z.nullable(ComparedRequirement)),
  /** index of each answer in its plan's `unscoredPoints`; null if its plan lacks the requirement */
  answeredAt: z.array(z.nullable(RequirementIndex)),
});
export type ComparedInterview = z.infer<typeof ComparedInterview>;

/** Interviews of the same type, length and language, which share the core questions. */
export const ComparedRound = z.object({
  type: InterviewType,
  durationMinutes: z.number(),
  language: Language,
  /** the core questions: those that decide an offer first, and within each part in interview order */
  questions: z.array(
    z.object({
      text: z.string(),
      competency: z.string(),
      /** whether lacking the competency rules out a hire */
      mustHave: z.boolean(),
      /** the minimum score for an offer; null if the plan sets none */
      least: z.nullable(z.number()),
      /** whether an offer depends on it for at least one candidate */
      decides: z.boolean(),
    }),
  ),
  /**
   * tasks that two or more candidates were given besides the core questions, with the same handout and scale; not part
   * of the mean
   */
  tasks: z.array(z.object({ text: z.string(), competency: z.string() })),
  requirements: z.array(z.string()),
  /** in chronological order: candidates are not ranked */
  interviews: z.array(ComparedInterview),
});
export type ComparedRound = z.infer<typeof ComparedRound>;

export const PositionComparison = z.object({
  /** rounds with two interviews or more, newest first */
  rounds: z.array(ComparedRound),
  /** completed interviews without a recommendation; whoever still has to decide must not see them next to others */
  undecided: z.number(),
  /** whether older decided interviews were left out */
  isCut: z.boolean(),
});
export type PositionComparison = z.infer<typeof PositionComparison>;

export const comparePosition = defineEndpoint({
  method: 'GET',
  path: '/positions/:positionId/comparison',
  summary:
    'The decided interviews of a position side by side: the same questions, with score and notes of each candidate',
  auth: 'user',
  params: z.object({ positionId: Id }),
  status: 200,
  answer: 'json',
  success: PositionComparison,
  errors: ['hiring.position_not_found'],
});
