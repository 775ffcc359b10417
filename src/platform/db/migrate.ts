import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/**
 * Migrates a database to the newest schema; a no-op if it is up to date. Each run is one transaction: if it is killed,
 * the next run continues after the last one that committed.
 *
 * @param connectionString of the owner, which may create roles unless they exist
 * @returns names of the migrations that this run applied
 * @throws the first failing migration's error; the whole run is rolled back
 */
export async function migrate(connectionString: string): Promise<string[]> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 10_000 }) }),
  });
  try {
    await makeRoles(db);
    const migrator = new Migrator({ db, provider: { getMigrations }, migrationTableSchema: 'public' });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const migrations = files.map((file) => {
    const up = async (db: Kysely<unknown>) => {
      await sql.raw(await readFile(join(folder, file), 'utf8')).execute(db);
    };
    return [file.slice(0, -'.sql'.length), { up }] as const;
  });
  return Object.fromEntries(migrations);
}

// Roles belong to the cluster, not to the database, and two databases may be migrated at the same time.
async function makeRoles(db: Kysely<unknown>): Promise<void> {
  for (const role of ['app_runtime', 'app_system']) {
    await sql
      .raw(`do $$ begin
        if not exists (select from pg_roles where rolname = '${role}') then
          create role ${role} nologin nobypassrls;
        end if;
        if not pg_has_role(current_user, '${role}', 'SET') then
          execute format('grant ${role} to %I', current_user);
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`)
      .execute(db);
  }
}
