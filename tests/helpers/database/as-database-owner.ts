import pg from 'pg';
import type { TestApp } from '#tests/helpers/api/test-app.ts';

/** Changes rows that are immutable for the product, as their owner. @returns the number of rows */
export async function asDatabaseOwner(app: TestApp, text: string, values: readonly unknown[]): Promise<number> {
  const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
