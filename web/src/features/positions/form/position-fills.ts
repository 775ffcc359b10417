import type { BodyInputOf } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import type { Level } from '#contracts/interviewing/plan/plan.ts';
import type { suggestForPosition } from '#contracts/hiring/position-suggestions.ts';
import type { writeDescription } from '#contracts/hiring/position-texts.ts';
import type { Language } from '#contracts/common.ts';
import type { PositionValues } from './position-values.ts';
import type { PositionWords } from './position-wording.ts';
import { textLanguage } from '#web/features/positions/text/text-language.ts';

/** Minimum length in characters: shorter pasted text is a word or a sentence, not a posting. */
const shortestPosting = 80;

export function isPosting(pasted: string): boolean {
  return pasted.trim().length >= shortestPosting;
}

/** The request for suggestions about a position being written; undefined if there is nothing to ask about. */
export function askedOf({
  title,
  description,
  focusAreas,
  level,
  notChecked = [],
  alsoChecked = [],
}: PositionWords & {
  readonly level: Level;
  readonly notChecked?: readonly string[];
  readonly alsoChecked?: readonly string[];
}): BodyInputOf<typeof suggestForPosition> | undefined {
  if (description.trim() === '' && focusAreas.length === 0) return undefined;
  return {
    title: title.slice(0, limits.position.title),
    description: description.slice(0, limits.position.description),
    focusAreas: focusAreas
      .slice(0, limits.position.focusAreas)
      .map((area) => area.slice(0, limits.position.focusArea).trim())
      .filter(Boolean),
    level,
    notChecked: [...notChecked],
    alsoChecked: [...alsoChecked],
    language: textLanguage([title, description, ...focusAreas].join('\n')),
  };
}

/** Fields that pasted text, an imported page or a model can fill. */
export const fillable = [
  'title',
  'level',
  'type',
  'department',
  'description',
] as const satisfies readonly (keyof PositionValues)[];
export type FillableValues = Pick<PositionValues, (typeof fillable)[number]>;

/** What was found for each field; null or absent if nothing. */
export type Found = { readonly [Name in keyof FillableValues]?: FillableValues[Name] | null };

/** The fields to fill: a value was found, it differs, and the field is open, that is, the user has not edited it. */
export function fillsOf(
  values: FillableValues,
  found: Found,
  isOpen: (name: keyof FillableValues) => boolean,
): Partial<FillableValues> {
  return Object.fromEntries(
    fillable
      .map((name) => [name, found[name]] as const)
      .filter(([name, value]) => value !== null && value !== undefined && value !== values[name] && isOpen(name)),
  );
}

/** The changes that undo a fill: fields that still hold the filled value get their value from `before`. */
export function undoOf(
  values: FillableValues,
  fills: Partial<FillableValues>,
  before: FillableValues,
): Partial<FillableValues> {
  return Object.fromEntries(
    fillable.filter((name) => name in fills && values[name] === fills[name]).map((name) => [name, before[name]]),
  );
}

/**
 * The input for a model to write a description from; in the language of the text, or of the page if that is unclear.
 */
export function describedOf(values: PositionValues, pageLanguage: Language): BodyInputOf<typeof writeDescription> {
  const { title, description, department } = values;
  const focusAreas = values.focusAreas
    .slice(0, limits.position.focusAreas)
    .map((area) => area.slice(0, limits.position.focusArea).trim())
    .filter(Boolean);
  const written = [title, description, ...focusAreas].join('\n');
  const tellsLanguage = description.trim() !== '' || focusAreas.length > 0 || textLanguage(title) === 'uk';
  return {
    title: title.trim().slice(0, limits.position.title),
    level: values.level,
    type: values.type,
    department: department.trim().slice(0, limits.position.department) || null,
    focusAreas,
    notes: description.slice(0, limits.position.description),
    language: tellsLanguage ? textLanguage(written) : pageLanguage,
  };
}
