import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pom = join(root, 'tools/temporal-test-server/pom.xml');
const run = promisify(execFile);

/**
 * Temporal's test server, whose clock jumps to the next timer: a program that starts it. Brought once by Maven.
 * Undefined where there is no Java, no Maven or no network.
 */
export async function timeSkippingServer(): Promise<string | undefined> {
  const version = createHash('sha256')
    .update(await readFile(pom))
    .digest('hex')
    .slice(0, 16);
  const folder = join(root, '.data/temporal-test-server', version);
  const program = join(folder, 'start');
  try {
    await run('java', ['-version'], { timeout: 30_000 });
    if (!existsSync(program)) await bring(folder);
    return program;
  } catch {
    return undefined;
  }
}

async function bring(folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  try {
    const libraries = `-DoutputDirectory=${join(partial, 'lib')}`;
    await run('mvn', ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', libraries], { timeout: 300_000 });
    const start = join(partial, 'start');
    const java = 'exec java -XX:+UseSerialGC -XX:TieredStopAtLevel=1';
    await writeFile(start, `#!/bin/sh\n${java} -cp "${folder}/lib/*" io.temporal.testserver.TestServer "$@"\n`);
    await chmod(start, 0o755);
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
