import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';

const activeNames = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z])/;

/** Scripts, programs to launch, attached files, media or XFA. They never run here, but the recruiter is warned. */
export async function hasActiveContent(document: PDFDocumentProxy, bytes: Uint8Array): Promise<boolean> {
  // searches the names outside compressed objects, then asks pdf.js about those inside
  if (activeNames.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))) return true;
  return (await document.hasJSActions()) || (await document.getAttachments()) !== null;
}
