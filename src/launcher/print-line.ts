import { fstatSync } from 'node:fs';
import { writeLinesTo } from './processes/log-file.ts';

const REMIND_EVERY_MS = 20_000;

// Only a file can run out of space (`npm start > file`), and Node's stream for it stops writing after the first error.
const stdoutFile = fstatSync(1).isFile()
  ? writeLinesTo(1, { name: 'This output', onLoss: () => undefined })
  : undefined;

export function printLine(line: string): void {
  if (stdoutFile === undefined) process.stdout.write(`${line}\n`);
  else stdoutFile.write(line);
}

/** Prints a step that may take long, again every 20 seconds while it runs, so that it does not look stuck. */
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
