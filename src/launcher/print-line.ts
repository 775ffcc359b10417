import { fstatSync } from 'node:fs';
import { writeLinesTo } from './processes/log-file.ts';

const REMIND_EVERY_MS = 20_000;

// A terminal or a pipe cannot be full. A file can (`npm start > file`), and Node's stream for it would write nothing
// more after the first error.
const stdoutFile = fstatSync(1).isFile()
  ? writeLinesTo(1, { name: 'This output', onLoss: () => undefined })
  : undefined;

export function printLine(line: string): void {
  if (stdoutFile === undefined) process.stdout.write(`${line}\n`);
  else stdoutFile.write(line);
}

/** Shows a step that may take long, and every 20 seconds that it goes on, so that nobody takes it for stuck. */
export async function withProgressReminder<T>(work: (onProgress: (line: string) => void) => Promise<T>): Promise<T> {
  let since: number | undefined;
  const reminder = setInterval(() => {
    if (since !== undefined) printLine(`  … still at it, ${Math.round((Date.now() - since) / 1_000)} s`);
  }, REMIND_EVERY_MS);
  try {
    return await work((line) => {
      since = Date.now();
      printLine(line);
    });
  } finally {
    clearInterval(reminder);
  }
}
