import * as z from 'zod/mini';
import { Id, Language } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { Band, InterviewType } from './plan/plan.ts';
import { SkipReason } from './run/interview-run.ts';

/** Scores that were given, as far as so few can tell anything. */
export const ReportedScores = z.object({
  /** how often each score from 0 to 10 was given */
  counts: z.array(z.number()).check(z.length(11)),
  of: z.number(),
  /** one decimal; this and the next two are null without a score */
  mean: z.nullable(z.number()),
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
});
export type ReportedScores = z.infer<typeof ReportedScores>;

/** What the figures of a question say by a rule, with the numbers that the rule saw. */
export const QuestionFinding = z.discriminatedUnion('kind', [
  /** so many of its scores lie from one score to another that is near: it tells nobody apart */
  z.object({ kind: z.literal('alike'), within: z.number(), of: z.number(), from: z.number(), to: z.number() }),
  /** its scores lie far from each other: it tells candidates apart */
  z.object({ kind: z.literal('apart'), of: z.number(), from: z.number(), to: z.number() }),
  /** minutes, the middle of so many answers */
  z.object({ kind: z.literal('slow'), taken: z.number(), planned: z.number(), of: z.number() }),
  /** `reason`: of most of them, where there is one */
  z.object({ kind: z.literal('skipped'), times: z.number(), of: z.number(), reason: z.nullable(SkipReason) }),
  z.object({ kind: z.literal('notReached'), times: z.number(), of: z.number() }),
]);
export type QuestionFinding = z.infer<typeof QuestionFinding>;

const Strong = z.object({ of: z.number(), strong: z.number() });

/** A question that everybody is asked, over the completed interviews that had it: word for word, with one scale. */
export const ReportedQuestion = z.object({
  text: z.string(),
  /** what it is about, in a few words */
  topic: z.string(),
  /** whether plans made from now on ask it */
  isAskedNow: z.boolean(),
  /** completed interviews whose plan had it: asked, skipped and not reached add up to it */
  interviews: z.number(),
  asked: z.number(),
  skipped: z.number(),
  notReached: z.number(),
  redFlags: z.number(),
  scores: ReportedScores,
  /** the middle of what so many answers took and of what was planned for them, in whole minutes; null without one that was timed */
  minutes: z.nullable(z.object({ taken: z.number(), planned: z.number(), of: z.number() })),
  /** how many of those with each recommendation scored 7 or more; null while either is of too few */
  outcomes: z.nullable(z.object({ hire: Strong, noHire: Strong })),
  findings: z.array(QuestionFinding),
});
export type ReportedQuestion = z.infer<typeof ReportedQuestion>;

/** Completed interviews of one type, length and language: they ask everybody the same. */
export const ReportedRound = z.object({
  type: InterviewType,
  durationMinutes: z.number(),
  language: Language,
  interviews: z.number(),
  /** of all questions below */
  scores: ReportedScores,
  /** the band that nearly all of them lie in; null where they use more of the scale, or are too few */
  oneBand: z.nullable(z.object({ band: Band, within: z.number() })),
  /** those that are asked now first, and of each what is worth a look before the rest, in the order of the talk */
  questions: z.array(ReportedQuestion),
  /** questions that one interview alone had and that are not asked now: they are not among the others */
  leftOut: z.number(),
});
export type ReportedRound = z.infer<typeof ReportedRound>;

/** The fewest answers that anything is concluded from. */
export const leastAnswers = 3;

/** Whether something should be done about it. */
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
    /** the latest first */
    rounds: z.array(ReportedRound),
  }),
  errors: ['hiring.position_not_found'],
});
