import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { isRecord } from './page-operators.ts';
import { plainText } from '#modules/hiring/cv-reader/plain-text.ts';

const activeNames = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/;

/** Scripts, programs to launch, attached files, media, XFA: never run here, but the recruiter is told. */
export async function hasActiveContent(document: PDFDocumentProxy, bytes: Uint8Array): Promise<boolean> {
  // the names outside compressed objects, and what pdf.js finds inside them
  if (activeNames.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))) return true;
  return (await document.hasJSActions()) || (await document.getAttachments()) !== null;
}

/** The texts of notes, comments and form fields on a page. */
export async function annotationsOf(page: PDFPageProxy): Promise<string[]> {
  const annotations: unknown[] = await page.getAnnotations({ intent: 'display' });
  return annotations.flatMap((annotation) => {
    if (!isRecord(annotation)) return [];
    const { contentsObj, fieldValue } = annotation;
    const contents = isRecord(contentsObj) ? contentsObj['str'] : undefined;
    return [contents, fieldValue].flatMap((value) => {
      const text = typeof value === 'string' ? plainText(value).trim() : '';
      return text === '' ? [] : [text];
    });
  });
}
