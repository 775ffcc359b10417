import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { login, profile } from '#contracts/auth/auth.ts';
import { listInterviews } from '#contracts/interviewing/interviewing.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createClient, overFetch } from '#tests/helpers/api/client.ts';
import { aPassword, aVisitor } from '#tests/helpers/api/sign-up.ts';
import { startApi } from '#tests/bench/support/api-process.ts';
import { type Paired, ms, quantile } from '#tests/bench/support/paired.ts';
import { signedInUsers } from '#tests/bench/support/signed-in-users.ts';

const rounds = 5;
const logins = 100;
const roundMs = 10_000;
const othersEveryMs = 50;
/** of each login pattern, and of other calls alone */
const warmUp = 20;

interface Round {
  /** response times of the logins */
  readonly served: readonly number[];
  /** logins refused with a time to retry */
  readonly refused: readonly number[];
  /** response times of other users' calls */
  readonly others: readonly number[];
}

/** 100 logins, spread over 10 seconds or all at once, and the response times of other users' calls meanwhile. */
export async function loginStorm(databaseUrl: string): Promise<readonly Paired[]> {
  await migrate(databaseUrl);
  const api = await startApi(databaseUrl);
  try {
    const ids = Array.from({ length: logins }, () => randomUUID());
    await signedInUsers(databaseUrl, api.config, ids, aPassword);
    // Accounts of their own: an eleventh sign-in ends the oldest session.
    const tokens = await signedInUsers(databaseUrl, api.config, [randomUUID(), randomUUID(), randomUUID()]);
    const transport = overFetch(api.config.PUBLIC_URL);
    const others = tokens.map((token) => createClient(transport, { authorization: `Bearer ${token}` }));

    const other = async (at: number): Promise<number> => {
      const client = nth(others, at);
      const from = performance.now();
      await (at % 2 === 0 ? client.call(profile) : client.call(listInterviews, { query: { limit: 25 } }));
      return performance.now() - from;
    };
    const signIn = async (at: number): Promise<{ took: number; status: number }> => {
      const client = aVisitor(transport);
      const from = performance.now();
      const email = `${nth(ids, at)}@example.com`;
      const answer = await client.outcome(login, { body: { email, password: aPassword } });
      if (!answer.ok && (answer.status !== 503 || !(Number(answer.retryAfter) > 0))) {
        throw new Error(`a login answered ${answer.status} ${answer.code}, Retry-After ${answer.retryAfter}`);
      }
      return { took: performance.now() - from, status: answer.status };
    };
    /** @param apart milliseconds between two logins; undefined: no logins */
    const round = async (apart: number | undefined): Promise<Round> => {
      const [times, answers] = await Promise.all([
        paced(roundMs / othersEveryMs, othersEveryMs, other),
        apart === undefined ? [] : paced(logins, apart, signIn),
      ]);
      const timesOf = (wanted: number) => answers.flatMap(({ status, took }) => (status === wanted ? [took] : []));
      return { served: timesOf(200), refused: timesOf(503), others: times };
    };

    await paced(warmUp, othersEveryMs, other);
    await paced(warmUp, othersEveryMs, signIn);
    const figures: Paired[] = [];
    for (const [how, apart] of [
      ['over 10 s', roundMs / logins],
      ['at once', 0],
    ] as const) {
      const storms: Round[] = [];
      const calm: Round[] = [];
      for (let at = 0; at < rounds; at += 1) {
        storms.push(await round(apart));
        calm.push(await round(undefined));
      }
      const served = storms.map((storm) => storm.served.length).join(', ');
      const lastRefusal = Math.max(0, ...storms.flatMap((storm) => storm.refused));
      const refused = lastRefusal === 0 ? '' : `, the others told when to come back within ${ms(lastRefusal)}`;
      const p95s = storms.map((storm) => quantile(storm.others, 0.95));
      const alone = quantile(
        calm.flatMap((each) => each.others),
        0.95,
      );
      figures.push(
        seconds(
          `100 logins ${how}: the slowest that is served`,
          storms.map((storm) => Math.max(0, ...storm.served)),
          { atMost: 5, baseline: `${served} served${refused}` },
        ),
        seconds(`100 logins ${how}: p95 of other calls`, p95s, {
          atMost: 0.5,
          baseline: `${ms(alone)} without logins`,
        }),
      );
    }
    return figures;
  } finally {
    api.stop();
  }
}

/** A goal in seconds, whose only bound is absolute. */
function seconds(
  goal: string,
  times: readonly number[],
  { atMost, baseline }: { atMost: number; baseline: string },
): Paired {
  const at = (share: number) => quantile(times, share) / 1000;
  const quartiles = [at(0.25), at(0.75)] as const;
  return { goal, ours: ms(quantile(times, 0.5)), baseline, median: at(0.5), quartiles, atMost, note: 'in seconds' };
}

/** Starts `count` calls, `apart` milliseconds apart, without waiting for earlier ones. */
async function paced<T>(count: number, apart: number, begin: (at: number) => Promise<T>): Promise<T[]> {
  const begun = performance.now();
  const all: Promise<T>[] = [];
  for (let at = 0; at < count; at += 1) {
    const early = begun + at * apart - performance.now();
    if (early > 0) await sleep(early);
    const one = begin(at);
    // Reported at the end, with all others: an unhandled rejection before that would end the process and leave its
    // servers running.
    one.catch(() => {});
    all.push(one);
  }
  return Promise.all(all);
}

function nth<T>(values: readonly T[], at: number): T {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('no values');
  return value;
}
