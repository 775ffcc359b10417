import type { BodyOf, SuccessOf } from '#contracts/endpoint.ts';
import type { listRequirementLines as contract } from '#contracts/hiring/position-suggestions.ts';
import { pickableLines } from '#knowledge/posting/pickable-lines.ts';

/** Uses rules only: no model is called, and nothing is stored. */
export function listRequirementLines({
  description,
  language,
  ...choices
}: BodyOf<typeof contract>): SuccessOf<typeof contract> {
  return { lines: [...pickableLines(description, language, choices)] };
}
