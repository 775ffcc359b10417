import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#launcher/postgres/embedded-postgres.ts';
import { ensureTemporalBinaries } from '#launcher/temporal/temporal-build.ts';
import { startTemporalServer } from '#launcher/temporal/temporal-server.ts';
import { workflowBundle } from '#platform/temporal/workflow-bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** host:port of a real Temporal server */
    temporalAddress: string;
  }
}

/**
 * A real Temporal server: `TEMPORAL_ADDRESS`, otherwise ours on a disposable PostgreSQL. One namespace per test file.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Files that start at once would each make it.
  await workflowBundle();
  const given = process.env['TEMPORAL_ADDRESS'];
  if (given !== undefined) {
    project.provide('temporalAddress', given);
    return async () => {};
  }
  const dir = await mkdtemp(join(tmpdir(), 'askwell-temporal-'));
  const binaries = await ensureTemporalBinaries({ onProgress: (line: string) => process.stdout.write(`${line}\n`) });
  const postgres = await startEmbeddedPostgres({ dir, durable: false });
  const server = await startTemporalServer({ binaries, postgres, logFile: join(dir, 'temporal.log') });
  project.provide('temporalAddress', server.address);
  return async () => {
    await server.stop();
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  };
}
