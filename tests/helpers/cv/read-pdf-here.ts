import '#modules/hiring/cv-reader/pdf/pdf-globals.ts';
import type { CvReading } from '#modules/hiring/cv-reader/cv-reading.ts';
import { readPdf } from '#modules/hiring/cv-reader/pdf/read-pdf.ts';

/** Reads a file as the guarded process does, in this one: loading pdf.js for each file takes longer than reading it. */
export async function readPdfHere(bytes: Uint8Array): Promise<CvReading> {
  return readPdf(Uint8Array.from(bytes));
}
