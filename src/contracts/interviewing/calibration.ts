import * as z from 'zod/mini';
import { Id, Instant } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { isTimeZone } from '#contracts/time-zone.ts';
import { Band } from './plan/plan.ts';

/** Nothing is concluded from fewer: of one or two interviews a mean tells of the candidates alone. */
export const leastCalibrated = { interviews: 3, scores: 10 } as const;

/** An interview to look at again, by its date and position; nobody is named. */
const Example = z.object({ id: Id, at: Instant, position: z.string() });
export type CalibrationExample = z.infer<typeof Example>;

const Counted = { times: z.number(), of: z.number() };
const Half = z.object({ interviews: z.number(), mean: z.number() });

/** What the scores say by a rule, with the numbers that the rule saw. `examples`: the newest of them, at most three. */
export const CalibrationFinding = z.discriminatedUnion('kind', [
  /** scores in a band above, or below, every behaviour that was ticked */
  z.object({ kind: z.enum(['aboveSeen', 'belowSeen']), ...Counted }),
  /** scores with neither a ticked behaviour nor a note */
  z.object({ kind: z.literal('noBasis'), ...Counted }),
  /** interviews that were finished an hour or more after their planned end */
  z.object({ kind: z.literal('finishedLate'), ...Counted, examples: z.array(Example) }),
  /** interviews in which all scores are within one of each other */
  z.object({ kind: z.literal('alike'), ...Counted, examples: z.array(Example) }),
  /** the band that nearly all scores lie in */
  z.object({ kind: z.literal('oneBand'), band: Band, ...Counted }),
  /** no score of so many lies at that end of the scale: 9 and 10, or 0 to 3 */
  z.object({ kind: z.enum(['neverHigh', 'neverLow']), of: z.number() }),
  /** the earlier and the later half of the interviews */
  z.object({ kind: z.literal('drift'), earlier: Half, later: Half }),
  /** hires with a score below what an offer takes by the plan */
  z.object({ kind: z.literal('hireBelow'), ...Counted, examples: z.array(Example) }),
  /** refusals though all scores were what an offer takes, no requirement was answered no and no red flag was marked */
  z.object({ kind: z.literal('noThoughMet'), ...Counted, examples: z.array(Example) }),
]);
export type CalibrationFinding = z.infer<typeof CalibrationFinding>;

const MiddleHalf = z.object({ from: z.number(), to: z.number() });

/** Scores of some interviews. */
const Group = {
  interviews: z.number(),
  scores: z.number(),
  /** one decimal; null, as `middle` is, of fewer than `leastCalibrated` */
  mean: z.nullable(z.number()),
  /** between these lies at least every second score */
  middle: z.nullable(MiddleHalf),
};
export const CalibratedGroup = z.object(Group);
export type CalibratedGroup = z.infer<typeof CalibratedGroup>;

export const CalibrationReport = z.object({
  ...Group,
  /** how often each score from 0 to 10 was given */
  counts: z.array(z.number()).check(z.length(11)),
  /** when the first and the last of the interviews were begun; null of none */
  span: z.nullable(z.object({ from: Instant, to: Instant })),
  /** completed interviews that count once their recommendation is recorded */
  undecided: z.number(),
  /** how many were held by several interviewers: whose the scores are is not known */
  shared: z.number(),
  /** interviews of four scores or more, by how far their highest score is from the lowest; null of fewer than three */
  ranges: z.nullable(z.object({ alike: z.number(), some: z.number(), wide: z.number() })),
  /** the newest first; this and the next two are empty while there is too little to tell */
  months: z.array(z.object({ ...Group, month: z.string() })),
  /** those with most scores first, at most ten */
  positions: z.array(z.object({ ...Group, id: Id, title: z.string() })),
  findings: z.array(CalibrationFinding),
});
export type CalibrationReport = z.infer<typeof CalibrationReport>;

/** Whether a group is large enough to conclude anything from it. */
export function isTelling({ interviews, scores }: Pick<CalibratedGroup, 'interviews' | 'scores'>): boolean {
  return interviews >= leastCalibrated.interviews && scores >= leastCalibrated.scores;
}

export const reportCalibration = defineEndpoint({
  method: 'GET',
  path: '/reports/calibration',
  summary:
    'How the caller scores: the use of the scale, means by month and position, and habits that a rule finds, over the decided interviews of the last twelve months',
  auth: 'user',
  /** of the reader, by which months are told apart */
  query: z.strictObject({ timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone)) }),
  status: 200,
  answer: 'json',
  success: CalibrationReport,
  errors: [],
});
