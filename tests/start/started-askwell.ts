import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '#launcher/ports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A data folder for one test; accessible to PostgreSQL's user, like a clone's `.data`. */
export async function aDataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'askwell-start-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export interface StartedAskwell {
  readonly pid: number;
  readonly url: string;
  readonly ended: Promise<number | null>;
  output(): string;
  /** Resolves once the text was printed; rejects with the whole output if it ends first or after a minute. */
  printed(text: string): Promise<void>;
  send(signal: NodeJS.Signals): void;
}

export interface StartOptions {
  readonly dataFolder: string;
  readonly port?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs what `npm start` runs, as a separate process. */
export async function startAskwell({ dataFolder, port, env }: StartOptions): Promise<StartedAskwell> {
  const appPort = port ?? (await freePorts(1))[0] ?? 0;
  const child = spawn(process.execPath, [join(root, 'src', 'bin', 'start.ts')], {
    cwd: root,
    env: { ...productEnvironment(), ASKWELL_DATA: dataFolder, PORT: String(appPort), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${appPort}`,
    ended,
    output: () => output,
    printed: (text) => untilPrinted(child, () => output, text),
    send: (signal) => child.kill(signal),
  };
}

const SETTINGS = `NODE_ENV HOST PUBLIC_URL LOG_LEVEL DATABASE_URL TEMPORAL_ADDRESS TEMPORAL_NAMESPACE JWT_KEY PEPPER
  OPERATOR_PASSWORD SMTP_URL OPENAI_API_KEY OPENAI_BASE_URL ASKWELL_BOOTSTRAP_PID`.split(/\s+/);

/** Shields the product under test from the environment and a `.env` file: an empty value means "not set". */
function productEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, ...Object.fromEntries(SETTINGS.map((name) => [name, ''])) };
}

async function untilPrinted(child: ChildProcess, output: () => string, text: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!output().includes(text)) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      throw new Error(`"${text}" was not printed, but:\n${output()}`);
    }
    await delay(20);
  }
}

/** Command lines of all processes that belong to this data folder, recognised by their arguments. */
export async function processesOf(dataFolder: string): Promise<string[]> {
  const ports = await readFile(join(dataFolder, 'ports.json'), 'utf8').catch(() => '{}');
  const databasePort = /"postgres": (\d+)/.exec(ports)?.[1];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    pids.map(async (pid) => {
      const [command, environment] = await Promise.all(
        ['cmdline', 'environ'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
      );
      const belongs =
        command?.includes(dataFolder) ||
        environment?.includes(`ASKWELL_DATA=${dataFolder}\0`) ||
        (databasePort !== undefined && environment?.includes(`DB_PORT=${databasePort}\0`));
      return belongs && Number(pid) !== process.pid ? `${pid} ${command?.replaceAll('\0', ' ')}` : undefined;
    }),
  );
  return commands.filter((command) => command !== undefined);
}
