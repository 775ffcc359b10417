import * as z from 'zod/mini';
import { Language, optionalText, text } from '#contracts/common.ts';
import { defineEndpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';

/** Lines of an earlier round's note that somebody picked as open, in the order of asking. */
export const OpenPoints = z.array(text(limits.interview.openPoint)).check(
  z.maxLength(limits.interview.openPoints),
  z.refine((lines) => new Set(lines).size === lines.length),
);

/** Each picked line is in the words of the note. */
export function areInNote(openPoints: readonly string[] | null, note: string | null): boolean {
  return (openPoints ?? []).every((line) => note?.includes(line) === true);
}

/** A line of a note, in its own words. */
export const NoteLine = z.object({
  text: z.string(),
  /** the rules read it as open: what a plan goes by as long as nobody picks */
  isOpen: z.boolean(),
});
export type NoteLine = z.infer<typeof NoteLine>;

export const readNote = defineEndpoint({
  method: 'POST',
  path: '/interviews/note-lines',
  summary:
    'The lines of an earlier round’s note, and which of them the rules read as open; without those that must not be asked about. Nothing is stored',
  auth: 'user',
  body: z.strictObject({
    note: optionalText(limits.interview.previousFeedback),
    /** language of the interview */
    language: Language,
  }),
  // The form sends a request after each pause in typing.
  perHour: 600,
  status: 200,
  answer: 'json',
  success: z.object({ lines: z.array(NoteLine) }),
  errors: [],
});
