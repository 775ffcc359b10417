import pg from 'pg';
import type { TestApp } from '#tests/helpers/api/test-app.ts';

/** Every row of an account, by table. Reads as the database's owner, who bypasses row-level security. */
export async function ownedRows(app: TestApp, userId: string): Promise<Record<string, readonly unknown[]>> {
  const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await client.connect();
  try {
    const { rows: columns } = await client.query<{ name: string; owner: string }>(`
      select format('%I.%I', c.table_schema, c.table_name) as name, c.column_name as owner
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema in ('auth', 'billing', 'hiring', 'interviewing', 'platform')
        and (c.column_name in ('owner_id', 'user_id') or (c.table_schema = 'auth' and c.table_name = 'user' and c.column_name = 'id'))
      order by 1`);
    const found: Record<string, readonly unknown[]> = {};
    for (const { name, owner } of columns) {
      const { rows } = await client.query<{ row: unknown }>(
        `select to_jsonb(t) as row from ${name} t where ${pg.escapeIdentifier(owner)} = $1 order by to_jsonb(t)::text`,
        [userId],
      );
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  } finally {
    await client.end();
  }
}
