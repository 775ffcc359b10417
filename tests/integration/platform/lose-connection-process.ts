import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { createDb } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { until } from '#tests/helpers/until.ts';

// A process like the API: loses its only connection in the middle of a transaction, between two queries, and then works
// again. Prints the results of the lost work and of the next one.
const connectionString = process.argv[2] ?? '';
const admin = new pg.Client({ connectionString });
await admin.connect();
const db = createDb({ connectionString, max: 1 });

const lost = await asTenant(db, randomUUID(), async (tx) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  const pid = rows[0]?.pid;
  await admin.query('select pg_terminate_backend($1)', [pid]);
  await until(async () => (await admin.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 0);
  await sql`select 1`.execute(tx);
  return 'nothing noticed';
}).catch(String);
const { rows } = await asTenant(db, randomUUID(), (tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
process.stdout.write(JSON.stringify({ lost, next: rows }));

await db.destroy();
await admin.end();
