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
 * The workflows as one script in `.data/workflows`, made once for each state of their source. In a process of its own:
 * the bundler would leave 60 MiB and a second of every start in the worker (docs/performance.md).
 */
export async function workflowBundle(): Promise<{ readonly codePath: string }> {
  const codePath = await bundlePath();
  if (!existsSync(codePath)) await promisify(execFile)(process.execPath, [bundler]);
  return { codePath };
}

/** What that process does; an image is built with it done. */
export async function writeWorkflowBundle(): Promise<void> {
  const file = await bundlePath();
  await mkdir(dirname(file), { recursive: true });
  const { code } = await bundleWorkflows();
  // Whole under another name first: a second worker must not read half of it.
  await writeFile(`${file}.${process.pid}`, code);
  await rename(`${file}.${process.pid}`, file);
}

export function bundleWorkflows(): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode({ workflowsPath: join(workflows, 'index.ts'), logger: new DefaultLogger('WARN') });
}

async function bundlePath(): Promise<string> {
  const hash = createHash('sha256');
  // The SDK's own half of the bundle has to fit the SDK that runs it.
  hash.update(await readFile(fileURLToPath(import.meta.resolve('@temporalio/worker/package.json'))));
  const files = (await readdir(workflows, { recursive: true })).filter((file) => file.endsWith('.ts'));
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(workflows, file)));
  return join(root, '.data/workflows', `${hash.digest('hex')}.js`);
}
