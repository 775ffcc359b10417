import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeTemplate, startCluster, templateName } from './database.ts';

// Writes src/platform/db/db.gen.ts from a freshly migrated database; with --verify it only compares (drift check).
const cluster = await startCluster();
try {
  await makeTemplate(cluster.url('postgres'));
  const out = fileURLToPath(new URL('../../../src/platform/db/db.gen.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('../../../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url)),
    '--dialect=postgres',
    `--url=${cluster.url(templateName)}`,
    `--out-file=${out}`,
    '--exclude-pattern=public.*',
    ...process.argv.slice(2),
  ]);
  process.stdout.write(stdout);
} finally {
  await cluster.stop();
}
