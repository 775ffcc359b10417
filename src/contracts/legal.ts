import * as z from 'zod/mini';
import { Instant, Language } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** Identifies a document in URLs and, followed by its language, in its file name. */
export const LegalSlug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

/** A run of text in one style. An explicit line break is a run that ends in a newline. */
export const LegalRun = z.object({
  text: z.string(),
  strong: z.optional(z.literal(true)),
  emphasis: z.optional(z.literal(true)),
  code: z.optional(z.literal(true)),
  /** http, https or mailto, a path of this site, or `#` and the id of a section */
  href: z.optional(z.string()),
});
export type LegalRun = z.infer<typeof LegalRun>;
const Runs = z.array(LegalRun);

/** A block of a document. None of it is HTML: HTML in the source is shown as text. */
export type LegalBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly id: string; readonly text: LegalRun[] }
  | { readonly kind: 'paragraph'; readonly text: LegalRun[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: LegalBlock[][] }
  | { readonly kind: 'quote'; readonly blocks: LegalBlock[] }
  | { readonly kind: 'table'; readonly align: CellAlign[]; readonly head: LegalRun[][]; readonly rows: LegalRun[][][] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

const CellAlign = z.nullable(z.enum(['left', 'center', 'right']));
type CellAlign = z.infer<typeof CellAlign>;

export const LegalBlock: z.ZodMiniType<LegalBlock> = z.lazy(() => AnyBlock);
// The type is recursive, so OpenAPI needs a name to refer to.
LegalBlock.register(z.globalRegistry, { id: 'LegalBlock' });
const AnyBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    /** unique in the document: the URL fragment of the section */
    id: z.string(),
    text: Runs,
  }),
  z.object({ kind: z.literal('paragraph'), text: Runs }),
  /** `start`: the number of the first item; null for an unordered list */
  z.object({ kind: z.literal('list'), start: z.nullable(z.number()), items: z.array(z.array(LegalBlock)) }),
  z.object({ kind: z.literal('quote'), blocks: z.array(LegalBlock) }),
  z.object({
    kind: z.literal('table'),
    align: z.array(CellAlign),
    head: z.array(Runs),
    rows: z.array(z.array(Runs)),
  }),
  z.object({ kind: z.literal('code'), text: z.string() }),
  z.object({ kind: z.literal('rule') }),
]);

const LegalEntry = z.object({
  slug: LegalSlug,
  title: z.string(),
  /** of this text: the caller's if available, otherwise English, otherwise the only one there is */
  language: Language,
  languages: z.array(Language),
  /** when this text was last changed */
  updatedAt: Instant,
});
export type LegalEntry = z.infer<typeof LegalEntry>;

export const LegalDocument = z.object({ ...LegalEntry.shape, blocks: z.array(LegalBlock) });
export type LegalDocument = z.infer<typeof LegalDocument>;

export const listLegalDocuments = defineEndpoint({
  method: 'GET',
  path: '/legal',
  summary: 'The legal documents that the operator of this installation has published',
  auth: 'none',
  status: 200,
  answer: 'json',
  success: z.object({ items: z.array(LegalEntry) }),
  errors: [],
});

export const getLegalDocument = defineEndpoint({
  method: 'GET',
  path: '/legal/:slug',
  summary: 'One legal document, in the language of Accept-Language where there is one',
  auth: 'none',
  params: z.object({ slug: LegalSlug }),
  status: 200,
  answer: 'json',
  success: LegalDocument,
  errors: [],
});
