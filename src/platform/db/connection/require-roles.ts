import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';

/**
 * Row-level security applies to these two roles only: a connection with any other role, or one that may bypass it,
 * would expose every account's rows to every other. Checked at boot, before any request is served.
 *
 * @throws Error that names the role; the database's own error if the check itself fails
 */
export async function requireRoles(db: Db): Promise<void> {
  for (const [pool, expected] of [
    [db.tenant, 'app_runtime'],
    [db.system, 'app_system'],
  ] as const) {
    const { rows } = await sql<{ role: string; bypasses: boolean }>`
      select rolname as role, rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user`.execute(
      pool,
    );
    const [found] = rows;
    if (found?.role !== expected || found.bypasses) {
      throw new Error(
        `the database connection acts as ${found?.role}${found?.bypasses ? ', which bypasses row-level security' : ''} and not as ${expected}`,
      );
    }
  }
}
