import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#launcher/postgres/embedded-postgres.ts';
import { ensureTemporalBinaries, startTemporalServer } from '#launcher/temporal/temporal-server.ts';
import { createToQuestion } from './create-interview.ts';
import { cvReading } from './cv-reading.ts';
import { firstQuestion, wholePlan } from './first-question.ts';
import { knownAddresses } from './known-addresses.ts';
import { lists } from './lists.ts';
import { loginStorm } from './login-storm.ts';
import { idleMemory } from './memory.ts';
import { outboxLatency } from './outbox.ts';
import { pageData } from './page-data.ts';
import { type Paired, isMissed, line } from '#tests/bench/support/paired.ts';
import { restart } from './restart.ts';
import { trials } from './trials.ts';
import { workflowStartLatency } from './workflow-start.ts';

/**
 * The figures of docs/performance.md measured so far, each with its baseline in the same run: all, or those of the
 * named files. Absolute times depend on the machine; the ratios are the goals. Exits with 1 if a goal is missed by the
 * whole interquartile range.
 */
const benchmarks: Readonly<Record<string, readonly (() => Promise<Paired | readonly Paired[]>)[]>> = {
  lists: [async () => lists(await emptyDatabase('bench_lists'))],
  outbox: [async () => outboxLatency(await emptyDatabase('bench_outbox'))],
  'workflow-start': [async () => workflowStartLatency(await emptyDatabase('bench_workflow'), temporal.address)],
  'first-question': [() => firstQuestion(temporal.address), () => wholePlan(temporal.address)],
  'create-interview': [() => createToQuestion(temporal.address)],
  'page-data': [() => pageData(temporal.address)],
  'known-addresses': [async () => knownAddresses(await emptyDatabase('bench_addresses'))],
  'login-storm': [async () => loginStorm(await emptyDatabase('bench_logins'))],
  'cv-reading': [() => cvReading()],
  trials: [async () => trials(await emptyDatabase('bench_trials'), temporal.address)],
  restart: [() => restart()],
  memory: [() => idleMemory(temporal.address)],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  process.stderr.write(`no benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}\n`);
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
await chmod(folder, 0o755);
const say = (text: string) => process.stdout.write(`${text}\n`);
const postgres = await startEmbeddedPostgres({ dir: join(folder, 'postgres'), durable: true });
const binaries = await ensureTemporalBinaries({ onProgress: say });
const temporal = await startTemporalServer({ binaries, postgres, logFile: join(folder, 'temporal.log') });

let missed = false;
try {
  for (const [name, measures] of Object.entries(benchmarks)) {
    if (named.length > 0 && !named.includes(name)) continue;
    for (const measure of measures) {
      for (const figure of [await measure()].flat()) {
        say(line(figure));
        missed ||= isMissed(figure);
      }
    }
  }
} finally {
  await temporal.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);

async function emptyDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return postgres.url(name);
}
