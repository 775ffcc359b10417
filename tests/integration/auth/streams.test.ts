import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthAnswer, login, logout, register, verifyEmail } from '#contracts/auth/auth.ts';
import { createClient, overInject } from '#tests/helpers/api/client.ts';
import { aPerson, aVisitor, signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** The open stream of a session: what it has sent so far, and whether it has ended. */
async function streamOf({ accessToken }: AuthAnswer) {
  const answer = await app.http.inject({
    url: '/api/v1/events',
    headers: { authorization: `Bearer ${accessToken}` },
    payloadAsStream: true,
  });
  expect(answer.statusCode).toBe(200);
  const stream = { said: '', isOver: false };
  answer
    .stream()
    .on('data', (chunk: Buffer) => {
      stream.said += chunk.toString();
    })
    .on('end', () => {
      stream.isOver = true;
    });
  return stream;
}

/** The stream of a signed-in user. */
async function aStream() {
  const session = await signUp(overInject(app));
  return { stream: await streamOf(session), session };
}

describe('GET /events', () => {
  it('an open stream › whose session is signed out or expires › ends within a beat, and others go on', async () => {
    const expired = await aStream();
    await sql`update auth.session set idle_until = now()`.execute(app.deps.db.system);
    const [signedOut, live] = [await aStream(), await aStream()];
    const refreshToken = signedOut.session.refreshToken ?? '';
    await createClient(overInject(app)).call(logout, { headers: { 'refresh-token': refreshToken } });
    await until(() => expired.stream.isOver && signedOut.stream.isOver, 25_000);
    expect(signedOut.stream.said).toContain('event: hello');
    expect(live.stream.isOver).toBe(false);
  }, 40_000);

  it('an open stream › while a mailed link is spent in another browser › says that the user has changed', async () => {
    const page = aVisitor(overInject(app));
    const person = aPerson();
    await page.call(register, { body: person });
    const stream = await streamOf(await page.call(login, { body: { email: person.email, password: person.password } }));
    await until(() => stream.said.includes('event: hello'));
    const elsewhere = aVisitor(overInject(app));
    await elsewhere.call(verifyEmail, { body: { token: await linkTokenTo(person.email) } });
    await until(() => stream.said.includes('"kind":"user"'));
    expect(stream.isOver).toBe(false);
  });
});

async function linkTokenTo(email: string): Promise<string> {
  const { rows } = await sql<{ token: string }>`select parameters->>'token' as token from platform.mail_message
    where to_address = ${email} and template = 'verification_code'`.execute(app.deps.db.system);
  return rows[0]?.token ?? '';
}
