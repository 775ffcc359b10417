import * as z from 'zod/mini';
import { Id, Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { isTimeZone } from '#contracts/time-zone.ts';
import { Band } from './plan/plan.ts';

/**
 * The least data for any conclusion: with one or two interviews, the mean reflects the candidates, not the interviewer.
 */
export const leastCalibrated = { interviews: 3, scores: 10 } as const;

/** An interview to look at again, identified by date and position; without the candidate's name. */
const Example = z.object({ id: Id, at: Instant, position: z.string() });
export type CalibrationExample = z.infer<typeof Example>;

const Counted = { times: z.number(), of: z.number() };
const Half = z.object({ interviews: z.number(), mean: z.number() });

/**
 * A finding of one rule, with the numbers it is based on. `examples`: the newest interviews concerned, at most three.
 */
export const CalibrationFinding = z.discriminatedUnion('kind', [
  /** scores in a band above, or below, every behaviour that was ticked */
  z.object({ kind: z.enum(['aboveSeen', 'belowSeen']), ...Counted }),
  /** scores with neither a ticked behaviour nor a note */
  z.object({ kind: z.literal('noBasis'), ...Counted }),
  /** interviews that ended an hour or more after their planned end */
  z.object({ kind: z.literal('finishedLate'), ...Counted, examples: z.array(Example) }),
  /** interviews in which all scores differ by at most one */
  z.object({ kind: z.literal('alike'), ...Counted, examples: z.array(Example) }),
  /** the band that contains nearly all scores */
  z.object({ kind: z.literal('oneBand'), band: Band, ...Counted }),
  /** none of `of` scores is at that end of the scale: 9 and 10, or 0 to 3 */
  z.object({ kind: z.enum(['neverHigh', 'neverLow']), of: z.number() }),
  /** mean of the earlier and of the later half of the interviews */
  z.object({ kind: z.literal('drift'), earlier: Half, later: Half }),
  /** hires with a score below the plan's minimum for an offer */
  z.object({ kind: z.literal('hireBelow'), ...Counted, examples: z.array(Example) }),
  /**
   * rejections although every score met the plan's minimum for an offer, no requirement was answered no and no red flag
   * was marked
   */
  z.object({ kind: z.literal('noThoughMet'), ...Counted, examples: z.array(Example) }),
]);
export type CalibrationFinding = z.infer<typeof CalibrationFinding>;

const MiddleHalf = z.object({ from: z.number(), to: z.number() });

/** Statistics of a group of scores. */
const Group = {
  interviews: z.number(),
  scores: z.number(),
  /** one decimal; null, like `middle`, below `leastCalibrated` */
  mean: z.nullable(z.number()),
  /** the range that contains at least half of the scores */
  middle: z.nullable(MiddleHalf),
};
export const CalibratedGroup = z.object(Group);
export type CalibratedGroup = z.infer<typeof CalibratedGroup>;

export const CalibrationReport = z.object({
  ...Group,
  /** how often each score from 0 to 10 was given */
  counts: z.array(z.number()).check(z.length(11)),
  /** start of the first and of the last interview; null if there are none */
  span: z.nullable(z.object({ from: Instant, to: Instant })),
  /** completed interviews, left out until their recommendation is recorded */
  undecided: z.number(),
  /** how many interviews had several interviewers, so that it is unknown who gave a score */
  shared: z.number(),
  /**
   * interviews with at least four scores, by the distance between the lowest and the highest; null below three
   * interviews
   */
  ranges: z.nullable(z.object({ alike: z.number(), some: z.number(), wide: z.number() })),
  /** newest first; this and the next two are empty while there is too little data */
  months: z.array(z.object({ ...Group, month: z.string() })),
  /** those with the most scores first, at most ten */
  positions: z.array(z.object({ ...Group, id: Id, title: z.string() })),
  findings: z.array(CalibrationFinding),
});
export type CalibrationReport = z.infer<typeof CalibrationReport>;

/** Whether a group is large enough to draw conclusions from. */
export function isTelling({ interviews, scores }: Pick<CalibratedGroup, 'interviews' | 'scores'>): boolean {
  return interviews >= leastCalibrated.interviews && scores >= leastCalibrated.scores;
}

export const reportCalibration = defineEndpoint({
  method: 'GET',
  path: '/reports/calibration',
  summary:
    'How the caller scores: the use of the scale, means by month and position, and habits that a rule finds, over the decided interviews of the last twelve months',
  auth: 'user',
  /** the reader's time zone, which decides the month an interview belongs to */
  query: z.strictObject({ timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone)) }),
  status: 200,
  answer: 'json',
  success: CalibrationReport,
  errors: [],
});
