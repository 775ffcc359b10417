import { ensureTemporalBinaries } from '#launcher/temporal/temporal-build.ts';

/** On a fresh machine the build takes minutes, which no start test should wait for. */
export default async function setup(): Promise<void> {
  await ensureTemporalBinaries({ onProgress: (line: string) => process.stdout.write(`${line}\n`) });
}
