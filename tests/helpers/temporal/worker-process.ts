import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '#launcher/processes/node-service.ts';
import type { TestApp } from '#tests/helpers/api/test-app.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The worker as in production, in a process of its own on the app's database and namespace, so that it can be killed.
 *
 * @param overrides settings that differ from the app's
 */
export function startWorkerProcess(
  app: TestApp,
  overrides: Readonly<Record<string, string>> = {},
): { kill(): Promise<void> } {
  const settings = Object.entries({ ...app.config, ...overrides }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const child: ChildProcess = spawn(process.execPath, [...nodeFlags, 'src/bin/worker.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...Object.fromEntries(settings),
    },
    stdio: process.env['TEST_LOG_LEVEL'] === undefined ? 'ignore' : 'inherit',
  });
  return {
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
