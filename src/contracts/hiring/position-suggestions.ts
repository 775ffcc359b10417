import * as z from 'zod/mini';
import { Language, optionalText, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { NotChecked } from '#contracts/hiring/positions.ts';
import { Level, RequirementKind } from '#contracts/interviewing/plan/plan.ts';

/** What the playbook asks first about one focus area. */
export const AreaQuestion = z.object({
  focusArea: z.string(),
  question: z.string(),
  /** no question of the playbook knows this area: its words stand in one for any job */
  isGeneral: z.boolean(),
});
export type AreaQuestion = z.infer<typeof AreaQuestion>;

/** What a plan of the position checks, and what the recruiter took out of it. */
export const FoundRequirement = z.object({
  /** in the words of the posting */
  text: z.string(),
  kind: RequirementKind,
  isChecked: z.boolean(),
});
export type FoundRequirement = z.infer<typeof FoundRequirement>;

export const PositionSuggestions = z.object({
  /** as the text itself says; null where it does not */
  title: z.nullable(z.string()),
  level: z.nullable(Level),
  department: z.nullable(z.string()),
  /** that the text speaks of and nobody has chosen yet, each with a question of its own in the playbook */
  focusAreas: z.array(z.string()),
  /** one for each chosen focus area */
  questions: z.array(AreaQuestion),
  /** what the text requires that one has or has not, as plans check it without a score; in the order of the text */
  requirements: z.array(FoundRequirement),
});
export type PositionSuggestions = z.infer<typeof PositionSuggestions>;

export const suggestForPosition = defineEndpoint({
  method: 'POST',
  path: '/positions/suggestions',
  summary:
    'What the text of a position names: title, level, department, focus areas, requirements; and what the playbook asks about those chosen. Nothing is stored',
  auth: 'user',
  body: z.strictObject({
    title: z._default(optionalText(limits.position.title), ''),
    description: z._default(optionalText(limits.position.description), ''),
    focusAreas: z._default(z.array(text(limits.position.focusArea)).check(z.maxLength(limits.position.focusAreas)), []),
    notChecked: z._default(NotChecked, []),
    level: z._default(Level, 'middle'),
    /** of the text, in which areas and questions are answered */
    language: Language,
  }),
  // A form asks after each pause in typing.
  perHour: 600,
  status: 200,
  answer: 'json',
  success: PositionSuggestions,
  errors: [],
});
