import { randomInt, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { forgotPassword, login, register, resendCode } from '#contracts/auth/auth.ts';
import { migrate } from '#platform/db/migrate.ts';
import { type Client, overFetch } from '#tests/helpers/api/client.ts';
import { aPassword, aPerson, aVisitor } from '#tests/helpers/api/sign-up.ts';
import { startApi } from '#tests/bench/support/api-process.ts';
import { type Paired, ms, quantile } from '#tests/bench/support/paired.ts';
import { signedInUsers } from '#tests/bench/support/signed-in-users.ts';

const calls = 200;
/** of each kind first: code is not compiled and caches are empty at the start */
const warmUp = 20;

type Ask = (client: Client, email: string) => Promise<{ readonly status: number }>;

const asks: Readonly<Record<string, Ask>> = {
  login: (client, email) => client.outcome(login, { body: { email, password: 'wrong-Heron-1' } }),
  'forgot-password': (client, email) => client.outcome(forgotPassword, { body: { email } }),
  register: (client, email) => client.outcome(register, { body: aPerson({ email }) }),
  'resend-code': (client, email) => client.outcome(resendCode, { body: { email } }),
};

/**
 * Whether the response time reveals if an address has an account. Each address is used once, in an order shuffled for
 * each pair, from its own network.
 */
export async function knownAddresses(databaseUrl: string): Promise<readonly Paired[]> {
  await migrate(databaseUrl);
  const api = await startApi(databaseUrl);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const ids = Array.from({ length: warmUp + calls }, () => randomUUID());
    await signedInUsers(databaseUrl, api.config, ids, aPassword);
    const figures: Paired[] = [];
    for (const [name, ask] of Object.entries(asks)) {
      // Mails to one address must be a minute apart, and each address has already been used.
      await database.query('delete from auth.throttle');
      const timed = async (email: string) => {
        const client = aVisitor(overFetch(api.config.PUBLIC_URL));
        const from = performance.now();
        const { status } = await ask(client, email);
        return { took: performance.now() - from, status };
      };
      const known: number[] = [];
      const unknown: number[] = [];
      for (const [at, id] of ids.entries()) {
        const both = [
          { email: `${id}@example.com`, times: known },
          { email: `${randomUUID()}@example.com`, times: unknown },
        ];
        if (randomInt(2) === 0) both.reverse();
        const statuses = new Set<number>();
        for (const { email, times } of both) {
          const { took, status } = await timed(email);
          statuses.add(status);
          if (at >= warmUp) times.push(took);
        }
        if (statuses.size !== 1 || statuses.has(429)) throw new Error(`${name} answered ${[...statuses].join(', ')}`);
      }
      figures.push(compared(name, known, unknown));
    }
    return figures;
  } finally {
    await database.end();
    api.stop();
  }
}

/**
 * The figure is the probability of guessing the kind of an address correctly from one response time: 0.5 is a pure
 * guess. For two equal distributions, 200 responses each give a value from 0.5 to 0.56 nineteen times in twenty. At
 * 0.6, it takes about 80 responses about one address to be right nineteen times in twenty; no address is mailed more
 * than ten times a day.
 */
function compared(name: string, known: readonly number[], unknown: readonly number[]): Paired {
  const slower = chanceThatSlower(known, unknown);
  const error = Math.sqrt((known.length + unknown.length + 1) / (12 * known.length * unknown.length));
  const told = Math.max(slower, 1 - slower);
  // Half of the estimates of a normal distribution lie within 0.67 standard errors.
  const quartiles = [Math.max(0.5, told - 0.67 * error), told + 0.67 * error] as const;
  const distribution = (times: readonly number[]) =>
    `median ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}`;
  return {
    goal: `known or unknown by time: ${name}`,
    ours: `known ${distribution(known)}`,
    baseline: `unknown ${distribution(unknown)}`,
    median: told,
    quartiles,
    atMost: 0.6,
    note: `a known one is slower with ${slower.toFixed(3)} ± ${(1.96 * error).toFixed(3)} (95 %)`,
  };
}

/** The share of all pairs in which the first time is longer: the Mann-Whitney statistic. */
function chanceThatSlower(times: readonly number[], others: readonly number[]): number {
  let slower = 0;
  for (const time of times) {
    for (const other of others) slower += time > other ? 1 : time === other ? 0.5 : 0;
  }
  return slower / (times.length * others.length);
}
