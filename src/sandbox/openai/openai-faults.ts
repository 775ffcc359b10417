import * as z from 'zod';

/** Faults of a model and of the connection to it. */
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
  /** the number of requests that it affects; unlimited if absent */
  times: z.number().int().min(1).optional(),
  retryAfterSec: z.number().min(0).default(1),
});
export type FaultSwitch = z.infer<typeof FaultSwitch>;

export const ClockSwitch = z.strictObject({
  /** factor by which it runs faster than real time */
  speed: z.number().min(1),
});

export const SpeedSwitch = z.strictObject({
  firstTokenMs: z.number().min(0),
  /** null: as fast as the socket accepts it */
  tokensPerSecond: z.number().min(1).nullable(),
});
export type SpeedSwitch = z.infer<typeof SpeedSwitch>;
