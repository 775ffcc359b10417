import * as z from 'zod/mini';

export const languages = ['en', 'uk'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const Id = z.uuid();
/** ISO 8601, UTC. */
export const Instant = z.string();

/** Trimmed, free of NUL and other C0 controls (new lines and tabs stay), 1 to `max` UTF-16 units long. */
export function text(max: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isPlainText));
}

/** As {@link text}, but may be empty. */
export function optionalText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.refine(isPlainText));
}

// PostgreSQL refuses NUL in text, and a lone surrogate has no UTF-8 form.
function isPlainText(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the point of the rule
  return value.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);
}

export const PageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
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
