// Starts PostgreSQL on the given folder, writes a row and kills itself, leaving the server running.
import pg from 'pg';
import { startEmbeddedPostgres } from '#launcher/postgres/embedded-postgres.ts';

const server = await startEmbeddedPostgres({ dir: process.argv[2] ?? '', durable: true });
const client = new pg.Client(server.url('postgres'));
await client.connect();
await client.query(`create table if not exists kept as select 'still here' as word`);
await client.end();
process.kill(process.pid, 'SIGKILL');
