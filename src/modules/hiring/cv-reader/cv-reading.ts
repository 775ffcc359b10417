import * as z from 'zod/mini';

/** One page of a CV, after NFKC and without invisible characters. Offsets elsewhere count UTF-16 units of `visible`. */
const CvPage = z.object({
  number: z.number(),
  /** what a person looking at the page sees */
  visible: z.string(),
  /** where in `visible` headings begin, as the page's typography tells */
  headings: z.array(z.number()),
  /** where in `visible` lines begin whose letters are no language: their font says of its glyphs what is not so */
  garbled: z.array(z.number()),
  /** where in `visible` the line of the largest letters begins */
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
    /** letters and digits that are in the file and not on the page */
    characters: z.number(),
    /** a few of them, for the recruiter's eyes */
    samples: z.array(HiddenSample),
    /** either layer holds a phrase aimed at AI tools */
    instructions: z.boolean(),
  }),
  activeContent: z.boolean(),
  /** some of the text is a scanner's reading of a picture */
  recognised: z.boolean(),
};

/** Parsed where it leaves the child: a file that took the child over could send anything. */
export const CvReading = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), ...Content }),
  z.object({ kind: z.literal('no_text'), ...Content }),
  z.object({
    kind: z.literal('failed'),
    code: z.enum(['hiring.cv_encrypted', 'hiring.cv_damaged', 'hiring.cv_too_many_pages', 'hiring.cv_too_complex']),
  }),
]);
export type CvReading = z.infer<typeof CvReading>;
