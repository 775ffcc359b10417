import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeCvReader, readCvFile } from '#modules/hiring/cv-reader/read-cv-file.ts';
import { type Paired, alternate, ms } from '#tests/bench/support/paired.ts';

const file = new URL('../fixtures/cvs/chromium-backend-engineer-en.pdf', import.meta.url).pathname;
// poppler-utils, an optional tool of the machine, not one of our packages
const poppler = 'pdftotext';
const rounds = 15;
// the spare process is started when the previous one is used: a CV that arrives later finds it ready
const betweenMs = 2_000;

/** A one-page CV, with the check for hidden text, in a separate process; compared with spawning pdftotext. */
export async function cvReading(): Promise<Paired> {
  const bytes = readFileSync(file);
  try {
    const result = await alternate(
      rounds,
      async () => {
        await sleep(betweenMs);
        return timed(() => readCvFile(bytes));
      },
      () => timed(pdftotext),
    );
    return {
      goal: 'G4 CV to text',
      ours: ms(result.ours),
      baseline: ms(result.baseline),
      median: result.median,
      quartiles: result.quartiles,
      atMost: 2,
      note: 'one page, child started ahead; baseline is a spawned pdftotext',
    };
  } finally {
    await closeCvReader();
  }
}

async function pdftotext(): Promise<void> {
  const child = spawn(poppler, ['-layout', file, '/dev/null'], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('pdftotext (poppler-utils) is needed for this figure');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
