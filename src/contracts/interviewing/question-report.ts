import * as z from 'zod/mini';
import { Id, Language } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { Band, InterviewType } from './plan/plan.ts';
import { SkipReason } from './run/interview-run.ts';

/** Statistics of scores, as far as so few allow. */
export const ReportedScores = z.object({
  /** how often each score from 0 to 10 was given */
  counts: z.array(z.number()).check(z.length(11)),
  of: z.number(),
  /** one decimal; this and the next two are null if there are no scores */
  mean: z.nullable(z.number()),
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
});
export type ReportedScores = z.infer<typeof ReportedScores>;

/** A finding of one rule about a question, with the numbers it is based on. */
export const QuestionFinding = z.discriminatedUnion('kind', [
  /** `within` of its scores lie in a narrow range: it does not separate candidates */
  z.object({ kind: z.literal('alike'), within: z.number(), of: z.number(), from: z.number(), to: z.number() }),
  /** its scores lie far apart: it separates candidates */
  z.object({ kind: z.literal('apart'), of: z.number(), from: z.number(), to: z.number() }),
  /** medians in minutes, over `of` answers */
  z.object({ kind: z.literal('slow'), taken: z.number(), planned: z.number(), of: z.number() }),
  /** `reason`: the most frequent one, if there is one */
  z.object({ kind: z.literal('skipped'), times: z.number(), of: z.number(), reason: z.nullable(SkipReason) }),
  z.object({ kind: z.literal('notReached'), times: z.number(), of: z.number() }),
]);
export type QuestionFinding = z.infer<typeof QuestionFinding>;

const Strong = z.object({ of: z.number(), strong: z.number() });

/** A core question over the completed interviews that had it, with the same wording and scale. */
export const ReportedQuestion = z.object({
  text: z.string(),
  /** what it is about, in a few words */
  topic: z.string(),
  /** whether new plans ask it */
  isAskedNow: z.boolean(),
  /** completed interviews whose plan had it: the sum of asked, skipped and not reached */
  interviews: z.number(),
  asked: z.number(),
  skipped: z.number(),
  notReached: z.number(),
  redFlags: z.number(),
  scores: ReportedScores,
  /** medians of actual and planned time over `of` answers, in whole minutes; null if no answer was timed */
  minutes: z.nullable(z.object({ taken: z.number(), planned: z.number(), of: z.number() })),
  /** how many of the interviews with each recommendation scored 7 or more; null while either has too few */
  outcomes: z.nullable(z.object({ hire: Strong, noHire: Strong })),
  findings: z.array(QuestionFinding),
});
export type ReportedQuestion = z.infer<typeof ReportedQuestion>;

/** Completed interviews of the same type, length and language, which share the core questions. */
export const ReportedRound = z.object({
  type: InterviewType,
  durationMinutes: z.number(),
  language: Language,
  interviews: z.number(),
  /** of all questions below */
  scores: ReportedScores,
  /** the band that contains nearly all scores; null if they use more of the scale, or are too few */
  oneBand: z.nullable(z.object({ band: Band, within: z.number() })),
  /** questions asked now first; within each group those worth a look first, then in interview order */
  questions: z.array(ReportedQuestion),
  /** questions that are no longer asked and that only one interview had; they are not in `questions` */
  leftOut: z.number(),
});
export type ReportedRound = z.infer<typeof ReportedRound>;

/** The fewest answers that allow a conclusion. */
export const leastAnswers = 3;

/** Whether the question needs attention. */
export function isWorthALook({ findings }: Pick<ReportedQuestion, 'findings'>): boolean {
  return findings.some(({ kind }) => kind !== 'apart');
}

export const reportQuestions = defineEndpoint({
  method: 'GET',
  path: '/positions/:positionId/question-report',
  summary:
    'How the questions that everybody is asked do in the completed interviews of a position: scores, minutes, skips, and what they say',
  auth: 'user',
  params: z.object({ positionId: Id }),
  status: 200,
  answer: 'json',
  success: z.object({
    /** newest first */
    rounds: z.array(ReportedRound),
  }),
  errors: ['hiring.position_not_found'],
});
