import type { Language } from '#contracts/common.ts';

/** What stands on the pages, from top to bottom. Texts are drawn as they are: nothing in them is markup. */
export type PdfBlock =
  | { readonly kind: 'heading' | 'label' | 'text' | 'quiet' | 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** without marks, each with the spaces that it begins with */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  /** two columns: what it is, and what it says */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** a numbered block whose first lines stay together on one page */
  | {
      readonly kind: 'numbered';
      readonly number: string;
      readonly title: string;
      /** at the right of the title */
      readonly side: string;
      /** kept together with the title */
      readonly lead: readonly PdfBlock[];
      readonly blocks: readonly PdfBlock[];
    };

export interface PdfDocument {
  readonly language: Language;
  readonly title: string;
  /** under the title */
  readonly subtitle: string;
  /** at the head of each page */
  readonly head: string;
  /** at the foot of each page, before its number */
  readonly foot: string;
  readonly blocks: readonly PdfBlock[];
}
