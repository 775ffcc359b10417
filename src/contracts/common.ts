import * as z from 'zod/mini';
import { languages } from './languages.ts';
import { limits } from './limits.ts';

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const Id = z.uuid();
/** ISO 8601, UTC. */
export const Instant = z.string();

/** A timestamp from a caller: ISO 8601 with any offset, converted to UTC; from 1900 up to, not including, 2200. */
export const GivenInstant = z.iso.datetime({ offset: true }).check(
  z.overwrite((value) => (Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString())),
  z.refine((value) => value >= '1900' && value < '2200'),
);

/**
 * Trimmed, 1 to `max` UTF-16 units long, with at least one visible character: a name made of invisible characters could
 * not be clicked. Control characters that Word and PDF viewers put between lines and pages (C0 controls other than
 * newlines and tabs) become spaces.
 */
export function text(max: number) {
  return optionalText(max).check(
    z.minLength(1),
    z.refine((value) => seen.test(value)),
  );
}

/**
 * Zero-width characters and combining marks on their own are invisible. The empty text passes here: `minLength` rejects
 * it.
 */
const seen = /^$|[^\s\p{M}\p{DI}]/u;

/** Like {@link text}, but may be empty. */
export function optionalText(max: number) {
  return z.string().check(z.overwrite(withoutControls), z.trim(), z.maxLength(max), z.refine(isStorable));
}

/** One line of a handout, code or log: like {@link text}, but keeps leading spaces. */
export function lineOf(max: number) {
  return z.string().check(
    z.overwrite((line) => withoutControls(line).replaceAll(/\s/gu, ' ').trimEnd()),
    z.minLength(1),
    z.maxLength(max),
    z.refine(isStorable),
  );
}

/** The longest prefix of a typed text that {@link optionalText} with the same limit accepts. */
export function acceptableText(typed: string, max: number): string {
  return withoutControls(typed.replaceAll('\0', '')).slice(0, max).toWellFormed();
}

function withoutControls(value: string): string {
  // oxlint-disable-next-line no-control-regex -- the point of the rule
  return value.replaceAll(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ');
}

/** PostgreSQL rejects NUL in text, and a lone surrogate has no UTF-8 encoding. */
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
