import * as z from 'zod/mini';
import { Id, Instant, Language } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { RequirementIndex, requirementAnswers } from './run/interview-run.ts';
import { Recommendation, Unmet } from './interviewing.ts';
import { InterviewType } from './plan/plan.ts';

const ComparedAnswer = z.object({
  /** whole, 0 to 10; null where it was not scored */
  score: z.nullable(z.number()),
  notes: z.string(),
  redFlagSeen: z.boolean(),
});
export type ComparedAnswer = z.infer<typeof ComparedAnswer>;

/** One that was not asked can still be settled: the plan has it. */
const ComparedRequirement = z.enum([...requirementAnswers, 'not_asked']);

/** A completed interview with a recorded recommendation. */
export const ComparedInterview = z.object({
  id: Id,
  candidate: z.object({ id: Id, name: z.string() }),
  startedAt: Instant,
  recommendation: Recommendation,
  unmet: Unmet,
  /** whether everything that it asks everybody, with what answers are scored by, is that of the round */
  sameCore: z.boolean(),
  /** whether the candidate had the questions before the talk */
  questionsInAdvance: z.boolean(),
  /** of the scores below, one decimal; null without one */
  mean: z.nullable(z.number()),
  /** one for each question of the round; null where its plan has no such question */
  answers: z.array(z.nullable(ComparedAnswer)),
  /** one for each task of the round; null where its plan has no such task */
  taskAnswers: z.array(z.nullable(ComparedAnswer)),
  /** one for each requirement of the round; null where its plan has no such requirement */
  requirements: z.array(z.nullable(ComparedRequirement)),
  /** where each of them is answered, among the `unscoredPoints` of its plan; null where its plan has no such requirement */
  answeredAt: z.array(z.nullable(RequirementIndex)),
});
export type ComparedInterview = z.infer<typeof ComparedInterview>;

/** Interviews of one type, length and language: they ask everybody the same. */
export const ComparedRound = z.object({
  type: InterviewType,
  durationMinutes: z.number(),
  language: Language,
  /** what everybody is asked: what an offer is decided by first, each part in the order of the talk */
  questions: z.array(
    z.object({
      text: z.string(),
      competency: z.string(),
      /** whether somebody without the competency is no hire */
      mustHave: z.boolean(),
      /** the score that an offer takes at least; null where the plan asks for none */
      least: z.nullable(z.number()),
      /** whether an offer is decided by it, of somebody at least */
      decides: z.boolean(),
    }),
  ),
  /** what two or more of them were set beside the questions, by one sheet and one scale; no part of the mean */
  tasks: z.array(z.object({ text: z.string(), competency: z.string() })),
  requirements: z.array(z.string()),
  /** in the order in which they took place: nobody is ranked */
  interviews: z.array(ComparedInterview),
});
export type ComparedRound = z.infer<typeof ComparedRound>;

export const PositionComparison = z.object({
  /** those with two interviews or more, the latest first */
  rounds: z.array(ComparedRound),
  /** completed interviews without a recommendation: whoever has to decide does not see them beside others */
  undecided: z.number(),
  /** there are more decided interviews, earlier than these */
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
