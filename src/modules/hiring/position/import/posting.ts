import * as z from 'zod';
import { positionTypes } from '#contracts/hiring/positions.ts';

export const PostingInPage = z.object({
  title: z.nullable(z.string()),
  type: z.nullable(z.enum(positionTypes)),
  text: z.string(),
});
/** A posting as found on its page, neither cut nor cleaned up. */
export type PostingInPage = z.infer<typeof PostingInPage>;
