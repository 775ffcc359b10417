import * as z from 'zod/mini';
import { Id, Language } from '#contracts/common.ts';

export const twinStates = ['queued', 'running', 'ready', 'failed'] as const;
export const TwinState = z.enum(twinStates);

/** The words of one version of a plan in the other language; structure, minutes and scores are the plan's alone. */
export const PlanTwin = z.object({
  language: Language,
  state: TwinState,
  /** of `parts` that a model is asked for, so many have come */
  done: z.number(),
  parts: z.number(),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** by the path of each text in the plan; what has none stays in the plan's own words. Empty until it is ready */
  texts: z.record(z.string(), z.string()),
  /** questions that stay in the plan's own words: no translation of theirs kept every rule */
  kept: z.array(Id),
});
export type PlanTwin = z.infer<typeof PlanTwin>;
