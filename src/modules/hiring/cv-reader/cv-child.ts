/**
 * The process that reads one CV and ends: one candidate's PDF never shares a process with another's. It answers
 * `ready` when pdf.js is loaded, takes the bytes of one file, answers with the reading, and leaves.
 */
import { readFile } from 'node:fs/promises';
import '#modules/hiring/cv-reader/pdf/pdf-globals.ts';
import { readPdf } from '#modules/hiring/cv-reader/pdf/read-pdf.ts';
import { warmUpPdf } from '#modules/hiring/cv-reader/pdf/warm-up-pdf.ts';

process.once('message', (message) => {
  void answer(message);
});
// the parent is gone: nobody waits for the answer
process.once('disconnect', () => process.exit());
// pdf.js loads half of itself with the first file; ours comes before anybody waits. Reading it again makes none faster.
const font = new URL('./standard_fonts/LiberationSans-Regular.ttf', import.meta.resolve('pdfjs-dist/package.json'));
await readPdf(warmUpPdf(await readFile(font)));
// after that: loading takes what is blocked here
await import('./block-process-api.ts');
process.send?.({ kind: 'ready' });

async function answer(message: unknown): Promise<void> {
  const reading =
    message instanceof Uint8Array ? await readPdf(message) : { kind: 'failed', code: 'hiring.cv_damaged' };
  process.send?.({ kind: 'reading', reading }, () => process.exit());
}
