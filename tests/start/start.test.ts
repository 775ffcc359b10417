import { mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#launcher/postgres/embedded-postgres.ts';
import { freePorts } from '#launcher/ports.ts';
import { productQuery } from '#tests/helpers/database/product-query.ts';
import { type StartedAskwell, aDataFolder, processesOf, startAskwell } from './started-askwell.ts';

const OPEN = 'API docs';
const BACKGROUND_RUNS = 'Background work runs';

let data: Awaited<ReturnType<typeof aDataFolder>>;
let running: StartedAskwell[] = [];

beforeEach(async () => {
  data = await aDataFolder();
  running = [];
});

afterEach(async () => {
  for (const askwell of running) {
    askwell.send('SIGTERM');
    await askwell.ended;
  }
  await data.remove();
});

async function start(options: { port?: number; env?: NodeJS.ProcessEnv } = {}): Promise<StartedAskwell> {
  const askwell = await startAskwell({ dataFolder: data.path, ...options });
  running.push(askwell);
  return askwell;
}

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  it(
    'npm start › on an empty data folder and again › opens, runs background work, finds its data',
    { timeout: 90_000 },
    async () => {
      const first = await start();
      await first.printed(BACKGROUND_RUNS);
      expect(first.output()).toMatch(/App +http:\/\/localhost:\d+/);
      expect(first.output()).toMatch(/Temporal UI +http:\/\/localhost:\d+\/ops\/temporal/);
      await productQuery(data.path, `create table kept as select 'still here' as word`);
      first.send('SIGINT');
      expect(await first.ended).toBe(0);
      expect(await processesOf(data.path)).toEqual([]);

      const second = await start();
      await second.printed(OPEN);
      expect(await productQuery(data.path, 'select word from kept')).toEqual([{ word: 'still here' }]);
      await second.printed(BACKGROUND_RUNS);
      for (const log of ['api.log', 'worker.log'])
        expect(await readFile(join(data.path, 'logs', log), 'utf8')).not.toContain('Deprecation');
    },
  );

  it(
    'npm start › after kill -9 of it › stops what it left, starts again with its data',
    { timeout: 60_000 },
    async () => {
      const first = await start();
      await first.printed(BACKGROUND_RUNS);
      await productQuery(data.path, `create table kept as select 'still here' as word`);
      first.send('SIGKILL');
      await first.ended;
      const left = await processesOf(data.path);
      expect(left.some((command) => command.includes('temporal-server'))).toBe(true);

      const second = await start();
      await second.printed(BACKGROUND_RUNS);
      expect(await productQuery(data.path, 'select word from kept')).toEqual([{ word: 'still here' }]);
      const now = new Set(await processesOf(data.path));
      expect(left.filter((command) => now.has(command))).toEqual([]);
    },
  );

  it.each(process.env['ASKWELL_TEST_FULL'] === '1' ? [150, 400, 700, 1_000, 1_500] : [150, 700, 1_500])(
    'npm start › Ctrl-C %i ms after the begin › ends with 0 and leaves no process',
    { timeout: 30_000 },
    async (moment) => {
      const askwell = await start();
      await delay(moment);
      askwell.send('SIGINT');
      const code = await askwell.ended;
      expect(await processesOf(data.path)).toEqual([]);
      // Before its first line runs, Node itself dies by the signal, and there is nothing to stop yet.
      expect(code).toBe(askwell.output().includes('Stopping') ? 0 : null);
    },
  );

  it('npm start › its port is taken › says so in one sentence and exits 1', { timeout: 20_000 }, async () => {
    const [port = 0] = await freePorts(1);
    const stranger = createServer().listen(port, '127.0.0.1');
    const askwell = await start({ port });
    expect(await askwell.ended).toBe(1);
    stranger.close();
    expect(askwell.output().trim()).toBe(
      `Port ${port} is in use by another program: stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  // Regression: the end of the API's log was shown, with a stack trace.
  it.each([
    [{ OPERATOR_PASSWORD: 'short' }, 'A setting is wrong: OPERATOR_PASSWORD: at least 12 characters.'],
    [
      { HOST: '0.0.0.0' },
      'HOST=0.0.0.0 opens the app to the network, and its sandbox mailbox would show every mailed code there: set SMTP_URL to a mail server.',
    ],
  ])(
    'npm start › with %j › says what is wrong in one sentence and exits 1',
    { timeout: 60_000 },
    async (env, sentence) => {
      const askwell = await start({ env });
      expect(await askwell.ended).toBe(1);
      expect(askwell.output().trim().split('\n').at(-1)).toBe(sentence);
      expect(askwell.output()).not.toContain('    at ');
    },
  );

  it(
    'npm start › a second copy on the same data folder › names the first one and exits 1',
    { timeout: 60_000 },
    async () => {
      const first = await start();
      await first.printed(OPEN);
      const second = await start();
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(
        `already runs with this data folder: ${first.url.replace('127.0.0.1', 'localhost')}`,
      );
      expect(second.output()).toContain(`(process ${first.pid})`);
      expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    },
  );

  it(
    'npm start › a database of somebody else by DATABASE_URL › opens on it and makes none of its own',
    { timeout: 60_000 },
    async () => {
      const elsewhere = await aDataFolder();
      const postgres = await startEmbeddedPostgres({ dir: elsewhere.path, durable: false });
      try {
        const askwell = await start({ env: { DATABASE_URL: postgres.url('postgres') } });
        await askwell.printed(OPEN);
        expect(await readdir(data.path)).not.toContain('postgres');
        askwell.send('SIGTERM');
        await askwell.ended;
      } finally {
        await postgres.stop();
        await elsewhere.remove();
      }
    },
  );

  it('npm start › no Go and nothing built › opens the app and says what to install', { timeout: 60_000 }, async () => {
    const askwell = await start({ env: { PATH: await aPathWithoutGo(), XDG_CACHE_HOME: join(data.path, 'cache') } });
    await askwell.printed('Go was not found; install Go 1.26 or newer');
    expect((await fetch(`${askwell.url}/healthz`)).status).toBe(200);
  });

  it('npm start › a data folder that cannot be made › names it and exits 1', { timeout: 20_000 }, async () => {
    const askwell = await startAskwell({ dataFolder: '/sys/askwell' });
    expect(await askwell.ended).toBe(1);
    expect(askwell.output().trim()).toMatch(/^No permission to write \/sys\/askwell: .+ ASKWELL_DATA\.$/);
  });
});

/** Go may be installed next to the required programs: a folder with only those. */
async function aPathWithoutGo(): Promise<string> {
  const folder = join(data.path, 'programs');
  await mkdir(folder);
  await Promise.all(['id', 'test', 'sh'].map((name) => symlink(join('/usr/bin', name), join(folder, name))));
  return `${dirname(process.execPath)}:${folder}`;
}
