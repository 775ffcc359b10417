const REMIND_EVERY_MS = 20_000;

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
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
