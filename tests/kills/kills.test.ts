import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitsStatus } from '#contracts/billing/billing.ts';
import type { SuccessOf } from '#contracts/endpoint.ts';
import { listCandidates } from '#contracts/hiring/candidates.ts';
import { retryCv } from '#contracts/hiring/cvs.ts';
import { listPositions } from '#contracts/hiring/positions.ts';
import { generatePlan, getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { listInterviews } from '#contracts/interviewing/interviewing.ts';
import { freePorts } from '#launcher/ports.ts';
import { type OpenAiSandbox, startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { cvState, generation } from '#tests/faults/product-user.ts';
import { newestCode, readiness } from '#tests/helpers/api/product.ts';
import { overFetch } from '#tests/helpers/api/client.ts';
import { productQuery } from '#tests/helpers/database/product-query.ts';
import { type User, aUser } from '#tests/helpers/api/sign-up.ts';
import { until } from '#tests/helpers/until.ts';
import { type StartedAskwell, aDataFolder, processesOf, startAskwell } from '#tests/start/started-askwell.ts';
import { openJournal } from './journal.ts';
import { type RecruiterAtWork, startWork } from './recruiter-at-work.ts';

const targets = ['api', 'worker', 'postgres', 'product'] as const;
type Target = (typeof targets)[number];
const moments = ['in a write', 'in background work', 'at random'] as const;
type Moment = (typeof moments)[number];

const KILLS = 20;
/** Recruiters working at the same time; each goes through equally many kills. */
const AT_WORK = 3;
/** Generous, for a machine with other work: durations are not tested here. */
const PATIENCE_MS = 240_000;

let data: Awaited<ReturnType<typeof aDataFolder>>;
let ai: OpenAiSandbox;
let port: number;
let askwell: StartedAskwell;
let url: string;

beforeAll(async () => {
  data = await aDataFolder();
  ai = await startOpenAiSandbox({ firstTokenMs: 300, tokensPerSecond: 1_500 });
  [port = 0] = await freePorts(1);
  await startProduct();
});

afterAll(async () => {
  askwell?.send('SIGTERM');
  await askwell?.ended;
  await ai?.close();
  await data?.remove();
});

async function startProduct(): Promise<void> {
  const env = { OPENAI_API_KEY: 'sk-stand-in', OPENAI_BASE_URL: ai.url };
  askwell = await startAskwell({ dataFolder: data.path, port, env });
  // As in PUBLIC_URL: the mailbox responds under no other host.
  url = askwell.url.replace('127.0.0.1', 'localhost');
  await until(async () => (await readiness(url))?.temporal === true, PATIENCE_MS);
}

describe.skipIf(process.platform !== 'linux')('kill -9', () => {
  it(
    'product › 20 kills under load › no acknowledged write is lost, none is there twice, every plan once',
    { timeout: 3_600_000 },
    async () => {
      const journal = openJournal();
      const all: RecruiterAtWork[] = [];
      const recoveries: number[] = [];
      const hit = new Map<string, number>();
      const untilAcknowledged = (more: number) =>
        until(() => {
          for (const recruiter of all) recruiter.throwIfBroken();
          return journal.acknowledged() > more;
        }, PATIENCE_MS);
      for (let count = 0; count < KILLS; count += 1) {
        const user = await signedUp();
        all.push(startWork(user, journal));
        await all.at(-1 - AT_WORK)?.stop();
        const before = journal.acknowledged();
        await untilAcknowledged(before + 5);

        const target = targets[count % targets.length] ?? 'api';
        const reached = await awaitMoment(moments[count % moments.length] ?? 'at random', journal.inFlight, all.at(-1));
        const name = `${target}, ${reached}`;
        hit.set(name, (hit.get(name) ?? 0) + 1);
        const killedAt = Date.now();
        const atKill = journal.acknowledged();
        await kill(target);
        await untilAcknowledged(atKill + AT_WORK);
        await until(async () => (await readiness(url))?.temporal === true, PATIENCE_MS);
        recoveries.push(Date.now() - killedAt);
        process.stdout.write(`kill ${count + 1}: ${name}, all works again after ${recoveries.at(-1)} ms\n`);
      }
      for (const recruiter of all) await recruiter.stop();
      const again = (await Promise.all(all.map(settle))).reduce((sum, each) => sum + each, 0);

      const found = (await Promise.all(all.map((recruiter) => everythingOf(recruiter)))).flat();
      const times = Map.groupBy(found, (each) => each);
      const countOf = (what: string) => times.get(what)?.length ?? 0;
      const sent = new Set(journal.writes.map(({ what }) => what));
      const lost = journal.writes.filter(({ what, acknowledged }) => acknowledged && countOf(what) === 0);
      const doubled = journal.writes.filter(({ what }) => countOf(what) > 1);
      const unknown = journal.writes.filter(({ acknowledged }) => !acknowledged);
      process.stdout.write(
        `${KILLS} kills (${[...hit].map(([name, kills]) => `${name}: ${kills}`).join('; ')}); ` +
          `${journal.writes.length} writes, ${journal.acknowledged()} acknowledged, ` +
          `${unknown.length} without an answer, of which ${unknown.filter(({ what }) => countOf(what) === 1).length} are there; ` +
          `${lost.length} lost, ${doubled.length} doubled; ${again} readings and plans asked for again by hand; ` +
          `until all of it worked again: ${Math.max(...recoveries)} ms at most\n`,
      );
      expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
      expect(found.filter((what) => !sent.has(what))).toEqual([]);
      const open = `select count(*)::int as open from platform.delivery where state <> 'done'`;
      await until(async () => JSON.stringify(await productQuery(data.path, open)) === '[{"open":0}]', PATIENCE_MS);
    },
  );
});

/** Called while the product is healthy; but mail that a killed worker was sending waits for Temporal's timeouts. */
function signedUp(): Promise<User> {
  return aUser({ ...overFetch(url), code: (email) => newestCode(url, email, PATIENCE_MS) });
}

/** @returns the moment that was reached: background work may end before it is noticed */
async function awaitMoment(
  moment: Moment,
  inFlight: () => number,
  newest: RecruiterAtWork | undefined,
): Promise<Moment> {
  if (moment === 'in a write') {
    await until(() => inFlight() > 0, PATIENCE_MS);
    await sleep(Math.random() * 20);
    return moment;
  }
  if (moment === 'in background work') {
    const deadline = Date.now() + 15_000;
    while (Date.now() < deadline) {
      if ((await newest?.hasBackgroundWork()) === true) return moment;
      await sleep(5);
    }
    return 'at random';
  }
  await sleep(Math.random() * 3_000);
  return moment;
}

async function kill(target: Target): Promise<void> {
  if (target === 'product') {
    const own = (await processesOf(data.path)).map((line) => Number.parseInt(line, 10));
    for (const pid of [askwell.pid, ...own]) killNow(pid);
    await askwell.ended;
    await startProduct();
    return;
  }
  const killed = await processOf(target);
  if (killed === undefined) throw new Error(`${target} does not run`);
  killNow(killed);
  await until(async () => ![undefined, killed].includes(await processOf(target)), PATIENCE_MS);
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended with another one
  }
}

async function processOf(target: Exclude<Target, 'product'>): Promise<number | undefined> {
  const file = target === 'postgres' ? 'postgres/cluster/postmaster.pid' : `run/${target}.json`;
  try {
    const text = await readFile(join(data.path, file), 'utf8');
    if (target === 'postgres') return Number.parseInt(text, 10);
    const record: { pid: number } = JSON.parse(text);
    return record.pid;
  } catch {
    return undefined;
  }
}

/**
 * Reading is attempted three times and a plan waits a limited time for its CV; consecutive kills can use that up, and
 * then the page offers "Try again".
 *
 * @returns how often that was needed
 */
async function settle({ user, cvId, interviewId }: RecruiterAtWork): Promise<number> {
  let again = 0;
  const [cv, interview] = [cvId(), interviewId()];
  if (cv !== undefined) {
    await until(async () => {
      const state = await cvState(user, cv);
      if (state !== 'failed') return state === 'ready';
      again += 1;
      await user.call(retryCv, { params: { cvId: cv } });
      return false;
    }, PATIENCE_MS);
  }
  if (interview !== undefined) {
    await until(async () => {
      const { state } = await generation(user, interview);
      if (state !== 'failed') return state === 'ready';
      again += 1;
      await user.call(generatePlan, { params: { interviewId: interview }, body: {} });
      return false;
    }, PATIENCE_MS);
  }
  return again;
}

/** The names of everything that exists, each as often as it exists. */
async function everythingOf({ user, renamed, checkCorrections }: RecruiterAtWork): Promise<string[]> {
  await checkCorrections();
  const positions = await user.call(listPositions);
  const interviews = await user.call(listInterviews, { query: { limit: 100 } });
  const candidates = await candidatesOf(user);
  const limits = await user.call(limitsStatus);
  const used = Object.fromEntries(limits.map((limit) => [limit.resource, limit.used]));
  const livePositions = 'items' in positions ? positions.items : positions;
  expect(used).toMatchObject({ positions: livePositions.length, interviews: interviews.items.length });

  const plans: string[] = [];
  for (const { id, userRole } of interviews.items) {
    for (const version of [1, 2]) {
      const plan = await user.outcome(getPlan, { params: { interviewId: id }, query: { version } });
      if (plan.ok) plans.push(`plan of ${userRole}`);
    }
  }
  const corrected = renamed();
  return [
    ...livePositions.map(({ title }) => title),
    ...interviews.items.map(({ userRole }) => userRole ?? ''),
    ...candidates.map(({ id, name }) => (id === corrected?.id ? corrected.createdAs : name)),
    ...plans,
  ];
}

async function candidatesOf(user: User): Promise<{ id: string; name: string }[]> {
  const found: { id: string; name: string }[] = [];
  let cursor: string | null = null;
  do {
    const page: SuccessOf<typeof listCandidates> = await user.call(listCandidates, {
      query: { limit: 100, ...(cursor === null ? {} : { cursor }) },
    });
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}
