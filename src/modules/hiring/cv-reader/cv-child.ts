/**
 * The process that reads one CV and ends: one candidate's PDF never shares a process with another's. It answers
 * `ready` when pdf.js is loaded, takes the bytes of one file, answers with the reading, and leaves.
 */
import '#modules/hiring/cv-reader/pdf/pdf-globals.ts';
import { readPdf } from '#modules/hiring/cv-reader/pdf/read-pdf.ts';
import { smallPdf } from '#modules/hiring/cv-reader/pdf/small-pdf.ts';

process.once('message', (message) => {
  void answer(message);
});
// the parent is gone: nobody waits for the answer
process.once('disconnect', () => process.exit());
// pdf.js loads half of itself with the first file; ours comes before anybody waits
await readPdf(smallPdf);
// after that: loading takes what the doors lead to
await import('./shut-doors.ts');
process.send?.({ kind: 'ready' });

async function answer(message: unknown): Promise<void> {
  const reading =
    message instanceof Uint8Array ? await readPdf(message) : { kind: 'failed', code: 'hiring.cv_damaged' };
  process.send?.({ kind: 'reading', reading }, () => process.exit());
}
