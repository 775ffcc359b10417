import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as auth from '#contracts/auth/auth.ts';
import { type Client, overInject } from '#tests/helpers/api/client.ts';
import { aPerson, aVisitor, signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const calls = process.env['ASKWELL_TEST_FULL'] === '1' ? 200 : 15;

let app: TestApp;
let known: string;

beforeAll(async () => {
  app = await startTestApp();
  known = (await signUp(overInject(app))).user.email;
});

afterAll(() => app.close());

const anAddress = () => `${randomUUID()}@example.com`;

/** Everything in a response except what differs from call to call. */
interface Shape {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

type Ask = (client: Client, email: string) => Promise<{ status: number; text: string; headers: Headers }>;

async function ask(call: Ask, email: string): Promise<{ shape: Shape; ms: number }> {
  await sql`delete from auth.throttle`.execute(app.deps.db.system);
  const client = aVisitor(overInject(app));
  const from = performance.now();
  const { status, text, headers } = await call(client, email);
  const ms = performance.now() - from;
  const { requestId: _, ...body }: Record<string, unknown> = JSON.parse(text);
  return { shape: { status, body, headers: Object.fromEntries([...headers].map(withoutChance)) }, ms };
}

/** Replaces values that are new in each response by a placeholder. */
function withoutChance([name, value]: [string, string]): [string, string] {
  if (name === 'set-cookie') return [name, value.replace(/=[^;]+/, '=…')];
  return [name, name === 'x-request-id' || name === 'date' ? '…' : value];
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('answers about an address', () => {
  it.each<readonly [string, Ask]>([
    ['login', (client, email) => client.outcome(auth.login, { body: { email, password: 'wrong-Heron-1' } })],
    ['forgot-password', (client, email) => client.outcome(auth.forgotPassword, { body: { email } })],
    ['register', (client, email) => client.outcome(auth.register, { body: aPerson({ email }) })],
    ['resend-code', (client, email) => client.outcome(auth.resendCode, { body: { email } })],
  ])('%s › for one that has an account and one that has none › are the same, and take as long', async (_, call) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    await ask(call, anAddress());
    for (let n = 0; n < calls; n += 1) {
      const [one, other] = [await ask(call, known), await ask(call, anAddress())];
      expect(one.shape).toEqual(other.shape);
      times.known.push(one.ms);
      times.unknown.push(other.ms);
    }
    // A wide tolerance, because the machine has other work; skipping the hashing or the mail would still be detected.
    const ratio = median(times.known) / median(times.unknown);
    expect(
      ratio,
      `medians of ${calls}: known ${median(times.known)}, unknown ${median(times.unknown)} ms`,
    ).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });
});
