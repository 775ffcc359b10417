import { extractText } from 'unpdf';
// Loads the product's pdf.js first: if unpdf initialises its own copy, the product's reader reports every file as
// damaged.
import '#modules/hiring/cv-reader/pdf/pdf-globals.ts';
import '#modules/hiring/cv-reader/pdf/read-pdf.ts';

/** The text of each page. */
export async function pdfText(pdf: Uint8Array): Promise<string[]> {
  return (await extractText(new Uint8Array(pdf), { mergePages: false })).text;
}
