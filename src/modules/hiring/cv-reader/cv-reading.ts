import * as z from 'zod/mini';

/**
 * One page of a CV, NFKC-normalised and without invisible characters. Offsets elsewhere are UTF-16 code units of
 * `visible`.
 */
const CvPage = z.object({
  number: z.number(),
  /** what a person sees on the page */
  visible: z.string(),
  /** offsets in `visible` of headings, as recognised by typography */
  headings: z.array(z.number()),
  /** offsets in `visible` of lines that are gibberish, because the font maps its glyphs to the wrong characters */
  garbled: z.array(z.number()),
  /** offset in `visible` of the line with the largest letters */
  largest: z.number(),
});
export type CvPage = z.infer<typeof CvPage>;

const HiddenSample = z.object({
  page: z.number(),
  text: z.string(),
  reason: z.enum([
    'render_mode',
    'colour',
    'size',
    'off_page',
    'alpha',
    'covered',
    'layer',
    'clip',
    'annotation',
    'invisible_characters',
  ]),
});
export type HiddenSample = z.infer<typeof HiddenSample>;
export type HiddenReason = HiddenSample['reason'];

const Content = {
  pages: z.array(CvPage),
  hidden: z.object({
    /** number of letters and digits that are in the file but not visible on the page */
    characters: z.number(),
    /** some of them, to show to the recruiter */
    samples: z.array(HiddenSample),
    /** the visible or hidden text contains a phrase aimed at AI tools */
    instructions: z.boolean(),
  }),
  activeContent: z.boolean(),
  /** some of the text was recognised by a scanner (OCR) */
  recognised: z.boolean(),
};

/** Parsed when received from the child, because a file that took over the child could send anything. */
export const CvReading = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), ...Content }),
  z.object({ kind: z.literal('no_text'), ...Content }),
  z.object({
    kind: z.literal('failed'),
    code: z.enum(['hiring.cv_encrypted', 'hiring.cv_damaged', 'hiring.cv_too_many_pages', 'hiring.cv_too_complex']),
  }),
]);
export type CvReading = z.infer<typeof CvReading>;
