import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overInject } from '#tests/helpers/client.ts';
import { signUp } from '#tests/helpers/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import { aClient } from './client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** A signed-in user's open stream: what it has said, once it is over. */
async function aStream() {
  const { accessToken, refreshToken } = await signUp(overInject(app));
  const answer = await app.http.inject({
    url: '/api/v1/events',
    headers: { authorization: `Bearer ${accessToken}` },
    payloadAsStream: true,
  });
  expect(answer.statusCode).toBe(200);
  const stream = { said: undefined as string | undefined, refreshToken: refreshToken ?? '' };
  void text(answer.stream()).then((said) => {
    stream.said = said;
  });
  return stream;
}

describe('GET /events', () => {
  it('an open stream › whose session is signed out or expires › ends within a beat, and others go on', async () => {
    const expired = await aStream();
    await sql`update auth.session set idle_until = now()`.execute(app.deps.db.system);
    const [signedOut, live] = [await aStream(), await aStream()];
    await aClient(app).post('logout', undefined, { 'refresh-token': signedOut.refreshToken });
    await until(() => expired.said !== undefined && signedOut.said !== undefined, 25_000);
    expect(signedOut.said).toContain('event: hello');
    expect(live.said).toBeUndefined();
  }, 40_000);
});
