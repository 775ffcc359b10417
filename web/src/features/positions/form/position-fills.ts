import type { BodyInputOf } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import type { Level } from '#contracts/interviewing/plan.ts';
import type { PositionSuggestions, suggestForPosition } from '#contracts/hiring/position-suggestions.ts';
import type { PositionWords } from './position-wording.ts';
import { textLanguage } from '#web/features/positions/text/text-language.ts';

/** Shorter than this, what was pasted is a word or a sentence and no posting. */
const shortestPosting = 80;

export function isPosting(pasted: string): boolean {
  return pasted.trim().length >= shortestPosting;
}

/** What the server is asked about a position that is being written; undefined while there is nothing to ask. */
export function askedOf({
  title,
  description,
  focusAreas,
  level,
}: PositionWords & { readonly level: Level }): BodyInputOf<typeof suggestForPosition> | undefined {
  if (description.trim() === '' && focusAreas.length === 0) return undefined;
  return {
    title: title.slice(0, limits.position.title),
    description: description.slice(0, limits.position.description),
    focusAreas: focusAreas
      .slice(0, limits.position.focusAreas)
      .map((area) => area.slice(0, limits.position.focusArea).trim())
      .filter(Boolean),
    level,
    language: textLanguage([title, description, ...focusAreas].join('\n')),
  };
}

/** Fields that a pasted text can fill. */
export interface FillableValues {
  readonly title: string;
  readonly level: Level;
  readonly department: string;
}

export const fillable = ['title', 'level', 'department'] as const satisfies readonly (keyof FillableValues)[];

/** What the text fills: fields that nobody wrote in. A level is always chosen, so `isLevelOpen` tells whether by somebody. */
export function fillsOf(
  values: FillableValues,
  found: Pick<PositionSuggestions, 'title' | 'level' | 'department'>,
  isLevelOpen: boolean,
): Partial<FillableValues> {
  return {
    ...(found.title !== null && values.title.trim() === '' ? { title: found.title } : {}),
    ...(found.level !== null && isLevelOpen && found.level !== values.level ? { level: found.level } : {}),
    ...(found.department !== null && values.department.trim() === '' ? { department: found.department } : {}),
  };
}

/** What takes it back: the fields that still hold what was filled, as they were `before`. */
export function undoOf(
  values: FillableValues,
  fills: Partial<FillableValues>,
  before: FillableValues,
): Partial<FillableValues> {
  return Object.fromEntries(
    fillable.filter((name) => name in fills && values[name] === fills[name]).map((name) => [name, before[name]]),
  );
}
