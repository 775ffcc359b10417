import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#launcher/postgres/embedded-postgres.ts';
import { processIdentity } from '#launcher/processes/process-identity.ts';
import { aDataFolder } from './started-askwell.ts';

let folder: Awaited<ReturnType<typeof aDataFolder>>;
let server: EmbeddedPostgres | undefined;

beforeEach(async () => {
  folder = await aDataFolder();
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
  await folder.remove();
});

async function ask(postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client(postgres.url('postgres'));
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

describe('startEmbeddedPostgres', () => {
  it('startEmbeddedPostgres › durable › keeps the defaults that make a commit safe, sorts Cyrillic', async () => {
    server = await startEmbeddedPostgres({ dir: folder.path, durable: true });
    expect(
      await ask(server, `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit`),
    ).toEqual([{ fsync: 'on', commit: 'on' }]);
    // Its WAL must not use up a small disk.
    expect(await ask(server, `select current_setting('max_wal_size') size`)).toEqual([{ size: '256MB' }]);
    expect(
      await ask(
        server,
        `select string_agg(w, ' ' order by w) words, upper('ёж') up from unnest('{яна,Ёлкин,Абрам,Елена}'::text[]) w`,
      ),
    ).toEqual([{ words: 'Абрам Елена Ёлкин яна', up: 'ЁЖ' }]);
  });

  it('startEmbeddedPostgres › after its starter was killed › stops the orphan and finds the data', async () => {
    const orphan = await leaveAnOrphan(folder.path);
    expect(await processIdentity(orphan)).toBeDefined();
    server = await startEmbeddedPostgres({ dir: folder.path, durable: false });
    expect(await processIdentity(orphan)).toBeUndefined();
    expect(await ask(server, 'select word from kept')).toEqual([{ word: 'still here' }]);
  });

  it("startEmbeddedPostgres › postmaster.pid names a stranger's process › lets it live and starts", async () => {
    const first = await startEmbeddedPostgres({ dir: folder.path, durable: false });
    await first.stop();
    const stranger = spawn('sleep', ['60']);
    await once(stranger, 'spawn');
    // Overwrites what a crash leaves, so that the file keeps its owner.
    const orphan = await leaveAnOrphan(folder.path);
    process.kill(orphan, 'SIGKILL');
    const file = join(first.dataDir, 'postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [String(stranger.pid), ...lines.slice(1)].join('\n'));

    server = await startEmbeddedPostgres({ dir: folder.path, durable: false });
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
    expect(await ask(server, 'select word from kept')).toEqual([{ word: 'still here' }]);
  });
});

/**
 * Lets another Node process start the server, write a row and die by kill -9. Returns the pid of the orphaned server.
 */
async function leaveAnOrphan(dir: string): Promise<number> {
  const starter = fileURLToPath(new URL('./leave-an-orphan.ts', import.meta.url));
  const child = spawn(process.execPath, [starter, dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child, 'close');
  const [line = ''] = (await readFile(join(dir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(line);
}
