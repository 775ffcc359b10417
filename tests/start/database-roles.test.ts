import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
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
import { withOwnSignIns } from '#platform/db/own-sign-ins.ts';
import type { Logger } from '#platform/logger.ts';
import { requireRoles } from '#platform/db/connection/require-roles.ts';
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

async function currentRole(pool: Db['tenant']): Promise<string | undefined> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(pool);
  return rows[0]?.role;
}

function recordingLogger(): { logger: Logger; errors: string[] } {
  const errors: string[] = [];
  const destination = {
    write: (line: string) => {
      const { level, msg }: { level: number; msg: string } = JSON.parse(line);
      if (level >= 50) errors.push(msg);
    },
  };
  return { logger: pino({}, destination), errors };
}

const randomSecret = () => randomBytes(32).toString('hex');

describe('roles of the processes', () => {
  // Regression: the connection was the owner's with SET ROLE, and set_config('role', 'none') left the role.
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

  // Regression: with one DATABASE_URL, both pools were the owner's with SET ROLE, and set_config('role', 'none') left
  // the role.
  it.each(['its owner', 'a superuser'])(
    'DATABASE_URL alone › of %s › each pool signs in apart, and can become nobody else',
    async (whose) => {
      const url = new URL(whose === 'its owner' ? database.url : database.adminUrl);
      url.pathname = new URL(database.url).pathname;
      const settings = { DATABASE_URL: url.href, PEPPER: randomSecret() };
      const { logger, errors } = recordingLogger();
      // API and worker at the same time, as at startup.
      const [api, worker] = await Promise.all([withOwnSignIns(settings, logger), withOwnSignIns(settings, logger)]);
      expect([worker, errors]).toEqual([api, []]);
      const db = open({ databaseUrl: api.DATABASE_URL, databaseSystemUrl: api.DATABASE_SYSTEM_URL ?? '' });
      await requireRoles(db);
      for (const [pool, own, other] of [
        [db.tenant, 'app_runtime', 'app_system'],
        [db.system, 'app_system', 'app_runtime'],
      ] as const) {
        const { rows } = await sql<{ name: string }>`select session_user as name`.execute(pool);
        for (const role of ['askwell', 'postgres', other]) {
          await expect(sql`select set_config('role', ${role}, false)`.execute(pool)).rejects.toThrow(
            'permission denied',
          );
          await expect(sql`set session authorization ${sql.id(role)}`.execute(pool)).rejects.toThrow(
            'permission denied',
          );
        }
        await sql`select set_config('role', 'none', false)`.execute(pool);
        expect(await currentRole(pool)).toBe(rows[0]?.name);
        await expect(sql`select from hiring.candidate`.execute(pool)).rejects.toThrow('permission denied');
        await sql`select set_config('role', ${own}, false)`.execute(pool);
        expect(await currentRole(pool)).toBe(own);
      }
    },
  );

  it('DATABASE_URL alone › of an installation with another secret › leaves the sign-ins of the first as they are', async () => {
    const { logger } = recordingLogger();
    const settings = () => ({ DATABASE_URL: database.url, PEPPER: randomSecret() });
    const first = await withOwnSignIns(settings(), logger);
    await withOwnSignIns(settings(), logger);
    await requireRoles(open({ databaseUrl: first.DATABASE_URL, databaseSystemUrl: first.DATABASE_SYSTEM_URL ?? '' }));
  });

  it('DATABASE_URL alone › of a role that may not make roles › works as before and the boot says so as an error', async () => {
    const url = new URL(database.url);
    const admin = new pg.Client(database.adminUrl);
    await admin.connect();
    await admin.query(`create role plain login password 'plain'; grant app_runtime, app_system to plain`);
    await admin.end();
    Object.assign(url, { username: 'plain', password: 'plain' });
    const settings = { DATABASE_URL: url.href, PEPPER: randomSecret() };
    const { logger, errors } = recordingLogger();
    expect(await withOwnSignIns(settings, logger)).toEqual(settings);
    expect(errors).toEqual([expect.stringContaining('can become the owner of all data')]);
    await requireRoles(open({ databaseUrl: url.href }));
  });

  // Regression: the driver used these options instead of ours, and every query ran as the owner.
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
