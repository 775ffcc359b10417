import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '#launcher/processes/node-service.ts';
import { readiness, freePort } from '#tests/helpers/api/product.ts';
import { until } from '#tests/helpers/until.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface ApiProcess {
  readonly pid: number;
  readonly port: number;
  readonly config: { readonly JWT_KEY: string; readonly PUBLIC_URL: string };
  stop(): void;
}

/** The API as in production, with one log line per request, on a migrated database and without Temporal. */
export async function startApi(databaseUrl: string): Promise<ApiProcess> {
  const port = await freePort();
  const config = { JWT_KEY: randomBytes(32).toString('base64'), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const child = startScript('src/bin/api.ts', {
    ...process.env,
    ...config,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    PEPPER: randomBytes(32).toString('base64'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    TEMPORAL_ADDRESS: '127.0.0.1:1',
  });
  const stop = () => void child.kill('SIGTERM');
  try {
    await until(async () => (await readiness(config.PUBLIC_URL))?.database === true, 60_000);
  } catch (error) {
    stop();
    throw error;
  }
  return { pid: pidOf(child), port, config, stop };
}

export function startScript(
  script: string,
  env: NodeJS.ProcessEnv,
  stdout: 'pipe' | 'ignore' = 'ignore',
): ChildProcess {
  return spawn(process.execPath, [...nodeFlags, script], { cwd: root, env, stdio: ['ignore', stdout, 'inherit'] });
}

export function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('it has not started');
  return child.pid;
}
