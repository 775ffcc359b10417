import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tryLock } from './file-lock.ts';
import { runProgram } from '#launcher/processes/child-process.ts';
import { StartupError } from './startup-error.ts';

/** The sources of the pages: a change in any of them triggers a rebuild. */
const SOURCES = ['web', 'locales', 'src/contracts', 'package-lock.json'];
const NOT_SOURCES = new Set(['dist', 'node_modules']);

export interface WebBuildOptions {
  readonly root: string;
  readonly onProgress: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Builds the pages unless `web/dist` was built from the current sources. Returns the folder. */
export async function ensureWebBuild({ root, onProgress, signal }: WebBuildOptions): Promise<string> {
  const dist = join(root, 'web', 'dist');
  const stamp = join(dist, '.sources');
  const wanted = await sourcesHash(root);
  const isBuilt = async () => (await readFile(stamp, 'utf8').catch(() => '')) === wanted;
  if (await isBuilt()) return dist;

  const release = await waitForBuildLock(root, signal);
  try {
    if (await isBuilt()) return dist;
    onProgress('Building the pages (once after each change of them; a few seconds).');
    const { end, output } = await runProgram(
      {
        command: process.execPath,
        args: [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', 'web/vite.config.ts', 'web'],
        cwd: root,
        // Built as for production: React's development build is several times slower and larger.
        env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      },
      signal,
    );
    if (end !== 'code 0') throw new StartupError(`The pages could not be built:\n${output.trim()}`);
    await writeFile(stamp, wanted);
    return dist;
  } finally {
    await release();
  }
}

async function waitForBuildLock(root: string, signal?: AbortSignal): Promise<() => Promise<void>> {
  for (;;) {
    signal?.throwIfAborted();
    const lock = await tryLock(join(root, '.data', 'web-build.lock'));
    if (lock.kind === 'taken') return lock.release;
    await delay(200);
  }
}

async function sourcesHash(root: string): Promise<string> {
  const files = (await Promise.all(SOURCES.map((source) => filesUnder(root, source)))).flat().toSorted();
  const hash = createHash('sha256');
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  for (const [index, content] of contents.entries()) {
    hash.update(`${files[index]}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function filesUnder(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  const kept = entries.filter((entry) => !NOT_SOURCES.has(entry.name));
  return (await Promise.all(kept.map((entry) => filesUnder(root, `${path}/${entry.name}`)))).flat();
}
