import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '#tests/helpers/until.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Product {
  readonly url: string;
  readonly dataFolder: string;
  /** newest code mailed to an address; waits for it */
  code(email: string): Promise<string>;
  stop(): Promise<void>;
}

/** The whole product as run by `npm start`, with its own data folder and port. */
export async function startProduct(
  options: { env?: Record<string, string>; dataFolder?: string } = {},
): Promise<Product> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'askwell-product-')));
  // Accessible to PostgreSQL's user, like a clone's `.data`: from a closed folder, root's cluster would move elsewhere
  // and stay there.
  await chmod(dataFolder, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['src/bin/start.ts'], {
    cwd: root,
    env: {
      ...withoutProvider(process.env),
      PORT: String(port),
      ASKWELL_DATA: dataFolder,
      PUBLIC_URL: url,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error('npm start ended');
      return (await readiness(url))?.temporal === true;
    }, 600_000);
  } catch (error) {
    await end(child);
    throw new Error(`The product did not start:\n${output.join('').slice(-4000)}`, { cause: error });
  }
  return {
    url,
    dataFolder,
    code: (email) => newestCode(url, email),
    stop: async () => {
      await end(child);
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export async function readiness(url: string): Promise<{ database: boolean; temporal: boolean } | undefined> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) });
    const body: { database: boolean; temporal: boolean } = JSON.parse(await answer.text());
    return body;
  } catch {
    return undefined;
  }
}

export async function newestCode(url: string, email: string, withinMs?: number): Promise<string> {
  let code: string | undefined;
  await until(async () => {
    const answer = await fetch(`${url}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails: { code?: string }[] = JSON.parse(await answer.text());
    code = mails.find((mail) => mail.code !== undefined)?.code;
    return code !== undefined;
  }, withinMs);
  return code ?? '';
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await exited;
}

/** A model provider configured on this machine must not affect the tests. */
function withoutProvider(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...environment,
    OPENAI_API_KEY: '',
    OPENAI_BASE_URL: '',
    SMTP_URL: '',
    GOOGLE_CLIENT_ID: '',
    GOOGLE_CLIENT_SECRET: '',
    TURNSTILE_SITE_KEY: '',
    TURNSTILE_SECRET_KEY: '',
    SANDBOX_CAPTCHA: '',
    DATABASE_URL: '',
    NODE_ENV: 'development',
  };
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
