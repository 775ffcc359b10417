import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Runs a statement in the product's database of this data folder, as its owner. */
export async function productQuery(
  dataFolder: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<unknown[]> {
  const [ports, secrets] = await Promise.all(
    ['ports.json', 'secrets.json'].map((file) => readFile(join(dataFolder, file), 'utf8')),
  );
  const port = /"postgres": (\d+)/.exec(ports ?? '')?.[1];
  const password = /"databasePassword": "([^"]+)"/.exec(secrets ?? '')?.[1];
  const client = new pg.Client(`postgresql://askwell:${password}@127.0.0.1:${port}/askwell`);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
