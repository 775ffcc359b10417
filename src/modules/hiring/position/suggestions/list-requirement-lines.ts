import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BodyOf, SuccessOf } from '#contracts/endpoint.ts';
import type { RequirementLine, listRequirementLines as contract } from '#contracts/hiring/position-suggestions.ts';
import { pickableLines } from '#knowledge/posting/pickable-lines.ts';

/** Uses rules only: no model is called, and nothing is stored. */
export async function listRequirementLines({
  description,
  language,
  ...choices
}: BodyOf<typeof contract>): Promise<SuccessOf<typeof contract>> {
  const lines: RequirementLine[] = [];
  for (const line of pickableLines(description, language, choices)) {
    lines.push(line);
    // The longest text takes a second or two, in which other requests must be answered, too.
    await nextTurn();
  }
  return { lines };
}
