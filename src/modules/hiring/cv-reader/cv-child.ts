/**
 * The process that reads one CV and exits, so that two candidates' PDFs never share a process. It sends `ready` when
 * pdf.js is loaded, receives the bytes of one file, sends the result and exits.
 */
import { readFile } from 'node:fs/promises';
import '#modules/hiring/cv-reader/pdf/pdf-globals.ts';
import { readPdf } from '#modules/hiring/cv-reader/pdf/read-pdf.ts';
import { warmUpPdf } from '#modules/hiring/cv-reader/pdf/warm-up-pdf.ts';

process.once('message', (message) => {
  void answer(message);
});
// the parent is gone, so nobody is waiting for the result
process.once('disconnect', () => process.exit());
// pdf.js loads half of its code with the first file, so this one is read before a CV arrives. Reading it twice gains
// nothing.
const font = new URL('./standard_fonts/LiberationSans-Regular.ttf', import.meta.resolve('pdfjs-dist/package.json'));
await readPdf(warmUpPdf(await readFile(font)));
// comes last, because loading needs what it blocks
await import('./block-process-api.ts');
process.send?.({ kind: 'ready' });

async function answer(message: unknown): Promise<void> {
  const reading =
    message instanceof Uint8Array ? await readPdf(message) : { kind: 'failed', code: 'hiring.cv_damaged' };
  process.send?.({ kind: 'reading', reading }, () => process.exit());
}
