import '#modules/hiring/cv-reader/pdf/pdf-globals.ts';
import type { CvReading } from '#modules/hiring/cv-reader/cv-reading.ts';
import { readPdf } from '#modules/hiring/cv-reader/pdf/read-pdf.ts';

/**
 * Reads a file as the isolated process does, but in this process: loading pdf.js for each file takes longer than
 * reading it.
 */
export async function readPdfHere(bytes: Uint8Array): Promise<CvReading> {
  return readPdf(Uint8Array.from(bytes));
}
