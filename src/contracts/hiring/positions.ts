import * as z from 'zod/mini';
import { Id, Instant, PageQuery, isStorable, optionalText, pageOf, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { Level } from '#contracts/interviewing/plan/plan.ts';

export const positionTypes = ['full_time', 'part_time', 'contract', 'freelance', 'internship'] as const;
export const positionStatuses = ['active', 'inactive'] as const;
export const PositionStatus = z.enum(positionStatuses);
export type PositionStatus = z.infer<typeof PositionStatus>;

export const Position = z.object({
  id: Id,
  title: z.string(),
  url: z.nullable(z.string()),
  description: z.string(),
  focusAreas: z.array(z.string()),
  /** requirements found in the text that plans must not check, in the words of the text */
  notChecked: z.array(z.string()),
  /** requirements that the recruiter picked from the text, in its words; without effect once the text lacks them */
  alsoChecked: z.array(z.string()),
  level: Level,
  type: z.enum(positionTypes),
  department: z.nullable(z.string()),
  status: PositionStatus,
  /** sample data to try things with */
  sample: z.boolean(),
  interviewsCount: z.number(),
  candidatesCount: z.number(),
  positionVersion: z.number(),
  version: z.number(),
  createdAt: Instant,
});
export type Position = z.infer<typeof Position>;

/** Requirements in the words of the text. */
export const NotChecked = z.array(text(limits.requirementBasis)).check(z.maxLength(limits.position.notChecked));

/** Picked from the text as requirements, in its words. */
export const AlsoChecked = z.array(text(limits.requirementBasis)).check(z.maxLength(limits.requirements));

const positionFields = {
  title: text(limits.position.title),
  url: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.position.url), z.refine(isStorable))),
  description: optionalText(limits.position.description),
  focusAreas: z.array(text(limits.position.focusArea)).check(z.maxLength(limits.position.focusAreas)),
  notChecked: NotChecked,
  alsoChecked: AlsoChecked,
  level: Level,
  type: z.enum(positionTypes),
  department: z.nullable(text(limits.position.department)),
};

export const NewPosition = z.strictObject({
  title: positionFields.title,
  url: z._default(positionFields.url, null),
  description: z._default(positionFields.description, ''),
  focusAreas: z._default(positionFields.focusAreas, []),
  notChecked: z._default(positionFields.notChecked, []),
  alsoChecked: z._default(positionFields.alsoChecked, []),
  level: positionFields.level,
  type: z._default(positionFields.type, 'full_time'),
  department: z._default(positionFields.department, null),
});
export type NewPosition = z.infer<typeof NewPosition>;

export const PositionPatch = z.partial(z.strictObject({ ...positionFields, status: PositionStatus }));
export type PositionPatch = z.infer<typeof PositionPatch>;

const positionParams = z.object({ positionId: Id });

export const listPositions = defineEndpoint({
  method: 'GET',
  path: '/positions',
  summary: 'Positions, newest first: a plain array without a query, a page with one',
  auth: 'user',
  query: z.strictObject({
    ...PageQuery,
    q: z.optional(optionalText(120)),
    status: z.optional(PositionStatus),
  }),
  status: 200,
  answer: 'json',
  success: z.union([z.array(Position), pageOf(Position)]),
  errors: [],
});

export const createPosition = defineEndpoint({
  method: 'POST',
  path: '/positions',
  summary: 'Create a position',
  auth: 'user',
  body: NewPosition,
  idempotent: true,
  status: 201,
  answer: 'json',
  success: Position,
  errors: ['billing.limit_reached', 'hiring.focus_area_twice'],
});

export const getPosition = defineEndpoint({
  method: 'GET',
  path: '/positions/:positionId',
  summary: 'One position',
  auth: 'user',
  params: positionParams,
  status: 200,
  answer: 'json',
  success: Position,
  errors: ['hiring.position_not_found'],
});

export const updatePosition = defineEndpoint({
  method: 'PATCH',
  path: '/positions/:positionId',
  summary:
    'Change a position; title, description, focus areas, level and what is not or also checked make a new position version',
  auth: 'user',
  params: positionParams,
  body: PositionPatch,
  versioned: true,
  status: 200,
  answer: 'json',
  success: Position,
  errors: ['hiring.position_not_found', 'hiring.focus_area_twice', 'billing.limit_reached', 'billing.read_only'],
});

/** The position that stays editable while the account is over its plan's limit. */
export const PositionInUse = z.object({ id: Id, title: z.string() });
export type PositionInUse = z.infer<typeof PositionInUse>;

export const positionInUse = defineEndpoint({
  method: 'GET',
  path: '/positions/in-use',
  summary: 'Over the limit of the plan: the live position that stays in use; null: the plan allows all of them',
  auth: 'user',
  status: 200,
  answer: 'json',
  success: z.object({ position: z.nullable(PositionInUse) }),
  errors: [],
});

export const keepPosition = defineEndpoint({
  method: 'POST',
  path: '/positions/:positionId/keep',
  summary: 'Over the limit of the plan: choose the live position that stays in use; the others are read-only',
  auth: 'user',
  params: positionParams,
  status: 204,
  answer: 'empty',
  errors: ['hiring.position_not_found', 'hiring.position_inactive'],
});

export const deletePosition = defineEndpoint({
  method: 'DELETE',
  path: '/positions/:positionId',
  summary: 'Delete a position that has no interviews',
  auth: 'user',
  params: positionParams,
  status: 204,
  answer: 'empty',
  errors: ['hiring.position_not_found', 'hiring.position_has_interviews'],
});
