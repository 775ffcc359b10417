import * as z from 'zod/mini';
import { languages } from './languages.ts';
import { limits } from './limits.ts';

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const Id = z.uuid();
/** ISO 8601, UTC. */
export const Instant = z.string();

/** A moment given by a caller: ISO 8601 with any offset, turned to UTC; within the years that an interview can have. */
export const GivenInstant = z.iso.datetime({ offset: true }).check(
  z.overwrite((value) => (Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString())),
  z.refine((value) => value >= '1900' && value < '2200'),
);

/**
 * Trimmed, 1 to `max` UTF-16 units long, with something to see in it: a name of signs without a picture could not be
 * clicked. What Word and PDF viewers put between lines and pages (other C0 controls than new lines and tabs) becomes a
 * space.
 */
export function text(max: number) {
  return optionalText(max).check(
    z.minLength(1),
    z.refine((value) => seen.test(value)),
  );
}

/** Zero-width signs and accents without a letter are nothing to see by themselves. Of an empty text its length tells. */
const seen = /^$|[^\s\p{M}\p{DI}]/u;

/** As {@link text}, but may be empty. */
export function optionalText(max: number) {
  return z.string().check(z.overwrite(withoutControls), z.trim(), z.maxLength(max), z.refine(isStorable));
}

/** One line of a sheet, code or a log: as {@link text}, but the spaces that it begins with stay. */
export function lineOf(max: number) {
  return z.string().check(
    z.overwrite((line) => withoutControls(line).replaceAll(/\s/gu, ' ').trimEnd()),
    z.minLength(1),
    z.maxLength(max),
    z.refine(isStorable),
  );
}

/** The longest beginning of a typed text that {@link optionalText} of the same length accepts. */
export function acceptableText(typed: string, max: number): string {
  return withoutControls(typed.replaceAll('\0', '')).slice(0, max).toWellFormed();
}

function withoutControls(value: string): string {
  // oxlint-disable-next-line no-control-regex -- the point of the rule
  return value.replaceAll(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ');
}

/** PostgreSQL refuses NUL in text, and a lone surrogate has no UTF-8 form. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

export const PageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.page.items))),
};

/** A page of a keyset-ordered list; `nextCursor` is null on the last one. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

export const Problem = z.object({
  status: z.number(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof Problem>;
