import * as z from 'zod/mini';
import { Id, Language } from '#contracts/common.ts';

export const twinStates = ['queued', 'running', 'ready', 'failed'] as const;
export const TwinState = z.enum(twinStates);

/**
 * The translation of one plan version into the other language; structure, minutes and scores belong to the plan alone.
 */
export const PlanTwin = z.object({
  language: Language,
  state: TwinState,
  /** how many of the `parts` requested from a model have arrived */
  done: z.number(),
  parts: z.number(),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /**
   * by the path of each text in the plan; texts without an entry stay in the plan's original language. Empty until
   * ready
   */
  texts: z.record(z.string(), z.string()),
  /** questions that stay in the plan's original language, because no translation of them satisfied every rule */
  kept: z.array(Id),
});
export type PlanTwin = z.infer<typeof PlanTwin>;
