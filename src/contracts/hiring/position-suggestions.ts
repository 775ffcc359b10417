import * as z from 'zod/mini';
import { Language, optionalText, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { AlsoChecked, NotChecked } from '#contracts/hiring/positions.ts';
import { Level, RequirementKind } from '#contracts/interviewing/plan/plan.ts';

/** The first question that the playbook asks about a focus area. */
export const AreaQuestion = z.object({
  focusArea: z.string(),
  question: z.string(),
  /** the playbook has no question for this area, so its name was put into a generic one */
  isGeneral: z.boolean(),
});
export type AreaQuestion = z.infer<typeof AreaQuestion>;

/** A requirement that plans of the position check, or that the recruiter has excluded. */
export const FoundRequirement = z.object({
  /** in the posting's words */
  text: z.string(),
  kind: RequirementKind,
  isChecked: z.boolean(),
  /** picked from the text by the recruiter */
  isPicked: z.boolean(),
});
export type FoundRequirement = z.infer<typeof FoundRequirement>;

export const PositionSuggestions = z.object({
  /** as stated in the text; null if the text does not state it */
  title: z.nullable(z.string()),
  level: z.nullable(Level),
  department: z.nullable(z.string()),
  /** areas that the text mentions and the recruiter has not chosen yet, each with its own question in the playbook */
  focusAreas: z.array(z.string()),
  /** one per chosen focus area */
  questions: z.array(AreaQuestion),
  /**
   * requirements of the text that a person either meets or does not; plans check them without a score. In the order of
   * the text
   */
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
    alsoChecked: z._default(AlsoChecked, []),
    level: z._default(Level, 'middle'),
    /** language of the text, areas and questions */
    language: Language,
  }),
  // The form sends a request after each pause in typing.
  perHour: 600,
  status: 200,
  answer: 'json',
  success: PositionSuggestions,
  errors: [],
});

/** Words of a text that may be picked as a requirement. */
export const RequirementLine = z.object({
  text: z.string(),
  /** part of the last whole sentence before it */
  isClause: z.boolean(),
  /** cannot be picked: hiring law may object */
  isRefused: z.boolean(),
});
export type RequirementLine = z.infer<typeof RequirementLine>;

export const listRequirementLines = defineEndpoint({
  method: 'POST',
  path: '/positions/requirement-lines',
  summary:
    'The sentences and clauses of a text that are not among its requirements yet, to pick from. Nothing is stored',
  auth: 'user',
  body: z.strictObject({
    description: z._default(optionalText(limits.position.description), ''),
    notChecked: z._default(NotChecked, []),
    alsoChecked: z._default(AlsoChecked, []),
    language: Language,
  }),
  // Each line is checked against hiring law.
  perHour: 120,
  status: 200,
  answer: 'json',
  success: z.object({ lines: z.array(RequirementLine) }),
  errors: [],
});
