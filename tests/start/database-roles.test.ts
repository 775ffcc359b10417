import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type LocalDatabase,
  type ProcessUrls,
  openProcessRoles,
  startLocalDatabase,
} from '#launcher/postgres/local-database.ts';
import { freePorts } from '#launcher/ports.ts';
import { loadSecrets } from '#launcher/secrets.ts';
import { type Db, createDb } from '#platform/db/client.ts';
import { migrate } from '#platform/db/migrate.ts';
import { requireRoles } from '#platform/db/require-roles.ts';
import { aDataFolder } from './started-askwell.ts';

let data: Awaited<ReturnType<typeof aDataFolder>>;
let database: LocalDatabase;
let urls: ProcessUrls;
const opened: Db[] = [];

beforeAll(async () => {
  data = await aDataFolder();
  const secrets = await loadSecrets(data.path);
  const [port = 0] = await freePorts(1);
  database = await startLocalDatabase({ dataFolder: data.path, port, secrets, signal: new AbortController().signal });
  await migrate(database.url);
  urls = await openProcessRoles(database, secrets);
});

afterAll(async () => {
  await Promise.all(opened.map((db) => db.destroy()));
  await database?.stop();
  await data.remove();
});

function open({ databaseUrl, databaseSystemUrl }: ProcessUrls): Db {
  const db = createDb({
    connectionString: databaseUrl,
    max: 1,
    ...(databaseSystemUrl !== undefined && { systemConnectionString: databaseSystemUrl }),
  });
  opened.push(db);
  return db;
}

describe('roles of the processes', () => {
  // Seen: the process's connection was the owner's with another role set, and set_config('role', 'none') left it.
  it.each(['tenant', 'system'] as const)(
    'the %s pool › told to become another role › stays what it is',
    async (pool) => {
      const db = open(urls)[pool];
      const role = pool === 'tenant' ? 'app_runtime' : 'app_system';
      for (const other of ['askwell', 'postgres', pool === 'tenant' ? 'app_system' : 'app_runtime']) {
        await expect(sql`select set_config('role', ${other}, false)`.execute(db)).rejects.toThrow('permission denied');
      }
      await sql`select set_config('role', 'none', false)`.execute(db);
      const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
      expect(rows).toEqual([{ role }]);
    },
  );

  it('requireRoles › each with its own sign-in, or the owner for both › is content', async () => {
    await requireRoles(open(urls));
    await requireRoles(open({ databaseUrl: database.url }));
  });

  // Seen: the driver took these options instead of ours, and every query ran as the owner.
  it('DATABASE_URL › with options of its own › does not lose the role', async () => {
    const db = open({ databaseUrl: `${database.url}?options=-c%20work_mem%3D8MB` });
    await requireRoles(db);
    const { rows } = await sql`select current_user as role, current_setting('work_mem') as memory`.execute(db.tenant);
    expect(rows).toEqual([{ role: 'app_runtime', memory: '8MB' }]);
  });

  it('requireRoles › a role that bypasses row-level security › is refused', async () => {
    const admin = createDb({ connectionString: database.adminUrl, max: 1 });
    opened.push(admin);
    await sql`set role none`.execute(admin.tenant);
    await expect(requireRoles(admin)).rejects.toThrow('acts as postgres, which bypasses row-level security');
  });
});
