import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import * as z from 'zod';
import { createDb } from '#platform/db/client.ts';
import { migrate } from '#platform/db/migrate.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { listCandidates } from '#modules/hiring/candidate/list-candidates.ts';
import { listPositions } from '#modules/hiring/position/list-positions.ts';
import { listInterviews } from '#modules/interviewing/interview/list-interviews.ts';
import { seedLists } from '#tests/helpers/database/seed-lists.ts';
import { explain, recordStatements } from '#tests/helpers/database/statements.ts';
import { pidOf, startApi, startScript } from '#tests/bench/support/api-process.ts';
import { type Paired, alternate, ms } from '#tests/bench/support/paired.ts';
import { processorTime } from '#tests/bench/support/processor-time.ts';
import { signedInUsers } from '#tests/bench/support/signed-in-users.ts';

const rounds = 15;
const requests = 160;
/** for CPU time: more requests, so that garbage collection does not fall into a single round */
const measured = 600;
/** of each process first: code is not compiled at the start, and our requests run more code */
const warmUp = 3000;
const sockets = 32;
const limit = 25;

/** G1, G2 and G3: one account with 100,000 interviews among 300 with 100. */
export async function lists(databaseUrl: string): Promise<readonly Paired[]> {
  await migrate(databaseUrl);
  const large = randomUUID();
  const small = Array.from({ length: 300 }, () => randomUUID());
  await seedLists(databaseUrl, [
    { ownerId: large, rows: 100_000 },
    ...small.map((ownerId) => ({ ownerId, rows: 100 })),
  ]);
  return [...(await overHttp(databaseUrl, small)), ...(await bySize(databaseUrl, large, z.string().parse(small[150])))];
}

/** G1 and G2 as time per request, wall-clock and CPU: 0.6 and 1.6 of a rate are 1.67 and 0.625 of a time. */
async function overHttp(databaseUrl: string, owners: readonly string[]): Promise<Paired[]> {
  const api = await startApi(databaseUrl);
  const { port, config } = api;
  const environment = { ...process.env, DATABASE_URL: databaseUrl, JWT_KEY: config.JWT_KEY };
  const bare = startScript('tests/bench/support/list-peer.ts', { ...environment, KIND: 'bare' }, 'pipe');
  const express = startScript('tests/bench/support/list-peer.ts', { ...environment, KIND: 'express' }, 'pipe');
  try {
    const [barePort, expressPort] = [await portOf(bare), await portOf(express)];
    const tokens = await signedInUsers(databaseUrl, config, owners);
    const ours = (at: number) => ({ port, path: '/api/v1/interviews?limit=25', token: nth(tokens, at) });
    const named = (at: number) => ({ port: barePort, path: `/${nth(owners, at)}`, token: '' });
    const plain = (at: number) => ({ port: expressPort, path: '/', token: nth(tokens, at) });
    await requireSameRows(ours(1), named(1), plain(1));
    for (const target of [ours, named, plain]) await load(target, warmUp);
    const list = { target: ours, pid: api.pid };
    return [
      ...(await compared('G1 list ÷ bare named query', databaseUrl, [list, { target: named, pid: pidOf(bare) }], 1.67)),
      ...(await compared(
        'G2 list ÷ Express with pg',
        databaseUrl,
        [list, { target: plain, pid: pidOf(express) }],
        0.625,
      )),
    ];
  } finally {
    agent.destroy();
    api.stop();
    for (const child of [bare, express]) child.kill('SIGTERM');
  }
}

interface Server {
  readonly target: (at: number) => Target;
  readonly pid: number;
}

async function compared(goal: string, databaseUrl: string, [ours, peer]: readonly [Server, Server], atMost: number) {
  const clock = await alternate(
    rounds,
    () => load(ours.target),
    () => load(peer.target),
  );
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const backends = `select pid from pg_stat_activity where datname = current_database()`;
  /** of the server, its database and the client: less affected by other work on the machine than wall-clock time */
  const microseconds = async ({ target, pid }: Server) => {
    const { rows } = await database.query<{ pid: number }>(backends);
    return (await processorTime([pid, ...rows.map((row) => row.pid)], () => load(target, measured))) / measured;
  };
  const processor = await alternate(
    rounds,
    () => microseconds(ours),
    () => microseconds(peer),
  );
  await database.end();
  return [
    { goal, ...clock, ours: ms(clock.ours), baseline: ms(clock.baseline), atMost, note: 'a request' },
    {
      goal: `${goal}, processor`,
      ...processor,
      ours: `${processor.ours.toFixed(0)} µs`,
      baseline: `${processor.baseline.toFixed(0)} µs`,
      atMost,
      note: 'a request',
    },
  ];
}

interface Target {
  readonly port: number;
  readonly path: string;
  readonly token: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: sockets });

/** Milliseconds per request at this concurrency; accounts take turns. */
async function load(target: (at: number) => Target, count = requests): Promise<number> {
  let next = 0;
  const begun = performance.now();
  const worker = async () => {
    while (next < count) await get(target(next++));
  };
  await Promise.all(Array.from({ length: sockets }, worker));
  return (performance.now() - begun) / count;
}

async function get({ port, path, token }: Target): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  request({ agent, host: '127.0.0.1', port, path, headers: { authorization: `Bearer ${token}` } }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      if (response.statusCode === 200) resolve(body);
      else reject(new Error(`${path} answered ${response.statusCode}: ${body.slice(0, 200)}`));
    });
  })
    .on('error', reject)
    .end();
  return promise;
}

const Page = z.object({
  items: z.array(
    z.object({ id: z.string(), position: z.object({ title: z.string() }), candidate: z.object({ name: z.string() }) }),
  ),
});

async function requireSameRows(...targets: readonly Target[]): Promise<void> {
  const pages = new Set<string>();
  for (const target of targets) pages.add(JSON.stringify(Page.parse(JSON.parse(await get(target)))));
  const [page = ''] = pages;
  if (pages.size !== 1 || Page.parse(JSON.parse(page)).items.length !== limit) throw new Error('the answers differ');
}

async function portOf(child: ChildProcess): Promise<number> {
  if (child.stdout === null) throw new Error('no output');
  return z.coerce.number().parse(String((await once(child.stdout, 'data'))[0]));
}

/** G3: the cost of a page in a large account relative to a small one: memory pages touched, and time. */
async function bySize(databaseUrl: string, large: string, small: string): Promise<Paired[]> {
  const db = createDb({ connectionString: databaseUrl, max: 2 });
  try {
    const deep = async (table: 'interviewing.interview' | 'hiring.candidate' | 'hiring.position') =>
      asTenant(db, large, async (tx) => {
        const rows = tx
          .selectFrom(table)
          .select('id')
          .orderBy('id', 'desc')
          .limit(1)
          .offset(2000 * limit);
        return (await rows.executeTakeFirstOrThrow()).id;
      });
    const pages = {
      interviews: [listInterviews, await deep('interviewing.interview')],
      positions: [listPositions, await deep('hiring.position')],
      candidates: [listCandidates, await deep('hiring.candidate')],
    } as const;
    const figures: Paired[] = [];
    for (const [name, [list, cursor]] of Object.entries(pages)) {
      const cost = async (ownerId: string, query: { limit: number; cursor?: string }) => {
        const actor: Actor = { userId: ownerId, sessionId: ownerId, emailVerified: true, language: 'en' };
        const statements = await recordStatements(() => list({ db }, actor, query));
        const plans = [];
        for (const each of statements) plans.push(await explain(db, each, { ownerId, plannedFor: ownerId }));
        return {
          buffers: plans.reduce((sum, plan) => sum + plan.buffers, 0),
          time: plans.reduce((sum, plan) => sum + plan.ms, 0),
        };
      };
      for (const [page, query] of [
        ['first page', { limit }],
        ['page 2,000', { limit, cursor }],
      ] as const) {
        const goal = `G3 ${name}, ${page}`;
        const buffers = [(await cost(large, query)).buffers, (await cost(small, { limit })).buffers] as const;
        const ratio = buffers[0] / buffers[1];
        figures.push({
          goal: `${goal}: buffers`,
          ours: String(buffers[0]),
          baseline: String(buffers[1]),
          median: ratio,
          quartiles: [ratio, ratio],
          atMost: 1.15,
        });
        const time = await alternate(
          rounds,
          async () => (await cost(large, query)).time,
          async () => (await cost(small, { limit })).time,
        );
        figures.push({ goal: `${goal}: time`, ...time, ours: ms(time.ours), baseline: ms(time.baseline), atMost: 1.3 });
      }
    }
    return figures;
  } finally {
    await db.destroy();
  }
}

function nth<T>(values: readonly T[], at: number): T {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('no values');
  return value;
}
