import type { Language } from '#contracts/common.ts';

/** The content of the pages, from top to bottom. Texts are rendered literally, without markup. */
export type PdfBlock =
  | { readonly kind: 'heading' | 'label' | 'text' | 'quiet' | 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** without bullets; leading spaces are kept */
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  /** two columns: label and value */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** a numbered block whose first lines stay together on one page */
  | {
      readonly kind: 'numbered';
      readonly number: string;
      readonly title: string;
      /** to the right of the title */
      readonly side: string;
      /** kept together with the title */
      readonly lead: readonly PdfBlock[];
      readonly blocks: readonly PdfBlock[];
    };

export interface PdfDocument {
  readonly language: Language;
  readonly title: string;
  /** below the title */
  readonly subtitle: string;
  /** page header */
  readonly head: string;
  /** page footer, before the page number */
  readonly foot: string;
  readonly blocks: readonly PdfBlock[];
}
