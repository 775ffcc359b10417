import { ensureTemporalBinaries } from '#launcher/temporal/temporal-build.ts';

/** On a fresh machine it takes minutes, which no test of a start waits for. */
export default async function setup(): Promise<void> {
  await ensureTemporalBinaries({ onProgress: (line: string) => process.stdout.write(`${line}\n`) });
}
