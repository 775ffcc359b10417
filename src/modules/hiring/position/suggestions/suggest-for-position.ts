import type { BodyOf, SuccessOf } from '#contracts/endpoint.ts';
import type { suggestForPosition as contract } from '#contracts/hiring/position-suggestions.ts';
import { questionsForAreas } from '#knowledge/position/questions-for-areas.ts';
import { readPosition } from '#knowledge/position/read-position.ts';
import { foundRequirements } from '#knowledge/posting/read-requirements.ts';
import { suggestAreas } from '#knowledge/position/suggest-areas.ts';

/** Uses rules only: no model is called, and nothing is stored. */
export function suggestForPosition({ language, ...written }: BodyOf<typeof contract>): SuccessOf<typeof contract> {
  const read = readPosition(written.description);
  // Which questions fit depends on the occupation, which the title reveals.
  const position = { ...written, title: written.title === '' ? (read.title ?? '') : written.title };
  return {
    ...read,
    focusAreas: [...suggestAreas(position, language)],
    questions: [...questionsForAreas(position, language)],
    requirements: foundRequirements(written.description, language, written).map(
      ({ basis, kind, isChecked, isPicked }) => ({ text: basis, kind, isChecked, isPicked }),
    ),
  };
}
