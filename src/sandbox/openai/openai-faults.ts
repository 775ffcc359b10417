import * as z from 'zod';

/** What can go wrong with a model and the road to it. */
export const llmFaults = [
  'down',
  'rate_limit',
  'quota',
  'server_error',
  'unauthorized',
  'stall',
  'endless',
  'endless_line',
  'cut',
  'garbage',
  'half_json',
  'html',
  'empty',
  'refusal',
  'length',
  'one_invented_quote',
  'invented_quotes',
  'forbidden_question',
  'script_link',
  'scattered_scores',
] as const;
export type LlmFault = (typeof llmFaults)[number];

export const FaultSwitch = z.strictObject({
  /** null: healthy */
  fault: z.enum(llmFaults).nullable(),
  /** how many requests it lasts; for ever when absent */
  times: z.number().int().min(1).optional(),
  retryAfterSec: z.number().min(0).default(1),
});
export type FaultSwitch = z.infer<typeof FaultSwitch>;

export const ClockSwitch = z.strictObject({
  /** how many times faster than that of the wall */
  speed: z.number().min(1),
});

export const SpeedSwitch = z.strictObject({
  firstTokenMs: z.number().min(0),
  /** null: as fast as the socket takes it */
  tokensPerSecond: z.number().min(1).nullable(),
});
export type SpeedSwitch = z.infer<typeof SpeedSwitch>;
