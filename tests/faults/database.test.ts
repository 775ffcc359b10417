import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SuccessOf } from '#contracts/endpoint.ts';
import { createCandidate, listCandidates } from '#contracts/hiring/candidates.ts';
import { listPositions } from '#contracts/hiring/positions.ts';
import { aPosition, anInterview, generate } from '#tests/helpers/api/builders.ts';
import type { Refusal } from '#tests/helpers/api/client.ts';
import type { User } from '#tests/helpers/api/sign-up.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#launcher/postgres/embedded-postgres.ts';
import { type Product, readiness, startProduct } from '#tests/helpers/api/product.ts';
import { until } from '#tests/helpers/until.ts';
import { aProductUser, cvState, generation, sendCv } from './product-user.ts';

const AWAY_MS = 20_000;
const RECOVERS_WITHIN_MS = 10_000;

let folder: string;
let postgres: EmbeddedPostgres;
let product: Product;

// An external database: the launcher would restart its own at once.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'askwell-outage-'));
  await chmod(folder, 0o755);
  postgres = await startEmbeddedPostgres({ dir: folder, durable: true });
  product = await startProduct({ env: { DATABASE_URL: postgres.url('postgres') } });
});
afterAll(async () => {
  await product?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the database, away', () => {
  it('API › database stopped for 20 s under writes › 503 with Retry-After, recovers by itself, keeps what it acknowledged', async () => {
    const user = await aProductUser(product);
    const { id: positionId } = await aPosition(user);
    const writing = writeUntilStopped(user);
    await until(() => writing.acknowledged.length >= 5);

    await postgres.stop();
    const backAt = Date.now() + AWAY_MS;
    await until(() => writing.refusals.length > 0, 6_000);
    const askedAt = performance.now();
    const read = await user.refusal(listPositions);
    expect(performance.now() - askedAt).toBeLessThan(5_000);
    expect(read).toMatchObject({
      status: 503,
      code: 'common.unavailable',
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    await sleep(backAt - Date.now());
    expect(writing.refusals.every(({ status, retryAfter }) => status === 503 && retryAfter !== null)).toBe(true);
    expect(Math.max(...writing.refusals.map(({ tookMs }) => tookMs))).toBeLessThan(5_000);

    postgres = await startEmbeddedPostgres({ dir: folder, port: postgres.port, durable: true });
    const before = writing.acknowledged.length;
    await until(() => writing.acknowledged.length > before, RECOVERS_WITHIN_MS);
    await writing.stop();
    expect(await namesOf(user)).toEqual(expect.arrayContaining(writing.acknowledged));

    // Background work recovers too, including worker and Temporal.
    await until(async () => (await readiness(product.url))?.temporal === true, 60_000);
    const cv = await sendCv(user, positionId);
    await until(async () => (await cvState(user, cv.id)) === 'ready', 60_000);
    const { id: interviewId } = await anInterview(user, { positionId, candidateId: cv.candidateId });
    await generate(user, interviewId);
    await until(async () => (await generation(user, interviewId)).state === 'ready', 60_000);
  });

  it('API › database killed under writes › every acknowledged write is there afterwards', async () => {
    const user = await aProductUser(product);
    const writing = writeUntilStopped(user);
    await until(() => writing.acknowledged.length >= 20);
    process.kill(await postmaster(), 'SIGKILL');
    await postgres.exited;
    postgres = await startEmbeddedPostgres({ dir: folder, port: postgres.port, durable: true });
    const before = writing.acknowledged.length;
    await until(() => writing.acknowledged.length > before, RECOVERS_WITHIN_MS);
    await writing.stop();
    expect(await namesOf(user)).toEqual(expect.arrayContaining(writing.acknowledged));
  });
});

interface Refused extends Refusal<typeof createCandidate> {
  readonly tookMs: number;
}

interface Writing {
  readonly acknowledged: string[];
  readonly refusals: Refused[];
  /** @throws the error that stopped the writing, other than an error response */
  stop(): Promise<void>;
}

/** Creates candidates one after another, about twenty a second, whatever the API answers. */
function writeUntilStopped(user: User): Writing {
  const acknowledged: string[] = [];
  const refusals: Refused[] = [];
  let stopped = false;
  const write = async () => {
    for (let number = 1; !stopped; number++) {
      const name = `Candidate ${number}`;
      const askedAt = performance.now();
      const answer = await user.outcome(createCandidate, { body: { name } });
      if (answer.ok) acknowledged.push(name);
      else refusals.push({ ...answer, tookMs: performance.now() - askedAt });
      await sleep(50);
    }
  };
  const writing = write();
  // Awaited in stop(); a failure before that must not be an unhandled rejection.
  writing.catch(() => undefined);
  return {
    acknowledged,
    refusals,
    stop: async () => {
      stopped = true;
      await writing;
    },
  };
}

async function namesOf(user: User): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const page: SuccessOf<typeof listCandidates> = await user.call(listCandidates, {
      query: { limit: 100, ...(cursor === null ? {} : { cursor }) },
    });
    names.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return names;
}

async function postmaster(): Promise<number> {
  return Number((await readFile(join(postgres.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
