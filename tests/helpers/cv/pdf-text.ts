import { extractText } from 'unpdf';
// One pdf.js in a process: where unpdf has begun with its own copy, the product's answers that every file is damaged.
import '#modules/hiring/cv-reader/pdf/pdf-globals.ts';
import '#modules/hiring/cv-reader/pdf/read-pdf.ts';

/** The text of each page. */
export async function pdfText(pdf: Uint8Array): Promise<string[]> {
  return (await extractText(new Uint8Array(pdf), { mergePages: false })).text;
}
