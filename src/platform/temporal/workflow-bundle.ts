import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DefaultLogger, type WorkflowBundleWithSourceMap, bundleWorkflowCode } from '@temporalio/worker';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const workflows = join(root, 'workflows');
const bundler = join(root, 'src/bin/bundle-workflows.ts');

/**
 * The workflow bundle in `.data/workflows`, built once per state of the sources. In a separate process: the bundler
 * would cost the worker 60 MiB of memory and a second of every start (docs/performance.md).
 */
export async function workflowBundle(): Promise<{ readonly codePath: string }> {
  const codePath = await bundlePath();
  if (!existsSync(codePath)) await promisify(execFile)(process.execPath, [bundler]);
  return { codePath };
}

/** Runs in that process; also at image build time. */
export async function writeWorkflowBundle(): Promise<void> {
  const file = await bundlePath();
  await mkdir(dirname(file), { recursive: true });
  const { code } = await bundleWorkflows();
  // Written under a temporary name first, so that a second worker never reads a partial file.
  await writeFile(`${file}.${process.pid}`, code);
  await rename(`${file}.${process.pid}`, file);
}

export function bundleWorkflows(): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode({ workflowsPath: join(workflows, 'index.ts'), logger: new DefaultLogger('WARN') });
}

async function bundlePath(): Promise<string> {
  const hash = createHash('sha256');
  // The part of the bundle that comes from the SDK must match the SDK that runs it.
  hash.update(await readFile(fileURLToPath(import.meta.resolve('@temporalio/worker/package.json'))));
  const files = (await readdir(workflows, { recursive: true })).filter((file) => file.endsWith('.ts'));
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(workflows, file)));
  return join(root, '.data/workflows', `${hash.digest('hex')}.js`);
}
