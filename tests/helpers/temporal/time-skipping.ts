import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import { InternalConnectionOptionsSymbol } from '@temporalio/client/lib/connection.js';
import { msToTs, tsToMs } from '@temporalio/common/lib/time.js';
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker';
import { searchAttributeKeys } from '#platform/temporal/search-attributes.ts';
import { until } from '#tests/helpers/until.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pom = join(root, 'tools/temporal-test-server/pom.xml');
const run = promisify(execFile);

/**
 * The libraries of Temporal's test server, whose clock jumps to the next timer; downloaded once by Maven. Undefined
 * without Java, Maven or a network.
 */
export async function timeSkippingLibraries(): Promise<string | undefined> {
  const pinned = createHash('sha256').update(await readFile(pom));
  const folder = join(root, '.data/temporal-test-server', pinned.digest('hex').slice(0, 16));
  try {
    await run('java', ['-version'], { timeout: 60_000 });
    if (!existsSync(folder)) await bring(folder);
    return folder;
  } catch {
    return undefined;
  }
}

async function bring(folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  try {
    const copy = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${partial}`];
    await run('mvn', copy, { timeout: 120_000 });
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

// values of temporal.api.enums.v1.IndexedValueType
const indexedTypes = { KEYWORD: 2, DATETIME: 6 } as const;

export interface TimeSkipping {
  readonly client: Client;
  readonly connection: NativeConnection;
  now(): Promise<number>;
  /** Advances the clock, firing timers on the way. */
  pass(ms: number): Promise<void>;
  /** Waits, with skipping time, for something that only the passing of time causes. */
  skipping<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** Not through the SDK's test environment, which gives Java only five seconds to start. */
export async function startTimeSkipping(libraries: string): Promise<TimeSkipping> {
  const port = await freePort();
  const java = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', `${libraries}/*`];
  const program = ['io.temporal.testserver.TestServer', String(port), '--enable-time-skipping'];
  const server = spawn('java', [...java, ...program], { stdio: 'ignore' });
  const kill = async () => {
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  try {
    return await connectTo(`127.0.0.1:${port}`, kill);
  } catch (error) {
    await kill();
    throw error;
  }
}

async function connectTo(address: string, kill: () => Promise<void>): Promise<TimeSkipping> {
  const options = { address, [InternalConnectionOptionsSymbol]: { supportsTestService: true } };
  let found: Connection | undefined;
  await until(async () => {
    found = await Connection.connect(options).catch(() => undefined);
    return found !== undefined;
  }, 100_000);
  if (found?.testService === undefined) throw new Error('the test server has no clock');
  const opened = found;
  const clock = found.testService;
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  const searchAttributes = Object.fromEntries(
    Object.values(searchAttributeKeys).map(({ name, type }) => [name, indexedTypes[type]]),
  );
  await opened.operatorService.addSearchAttributes({ namespace: 'default', searchAttributes });
  const connection = await NativeConnection.connect({ address });
  // The server starts with time skipping whenever it is idle.
  await clock.lockTimeSkipping({});
  return {
    client: new Client({ connection: opened }),
    connection,
    now: async () => tsToMs((await clock.getCurrentTime({})).time),
    pass: async (ms) => {
      await clock.unlockTimeSkippingWithSleep({ duration: msToTs(ms) });
    },
    skipping: async (work) => {
      await clock.unlockTimeSkipping({});
      try {
        return await work();
      } finally {
        await clock.lockTimeSkipping({});
      }
    },
    stop: async () => {
      await connection.close();
      await opened.close();
      await kill();
    },
  };
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
