import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '#tests/helpers/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('sign-up', () => {
  it('a person › registers and types the mailed code › is signed in, verified, on the free plan', async () => {
    const email = `${randomUUID()}@Example.com`;
    const { accessToken, user } = await signUp(app, { email, language: 'uk' });
    expect(user).toMatchObject({
      email: email.toLowerCase(),
      fullName: 'Olena Kovalenko',
      language: 'uk',
      emailVerified: true,
      subscription: { plan: 'free', status: 'none', billingPeriod: null, renewalDate: null, cancelAtPeriodEnd: false },
    });
    const profile = await app.http.inject({
      url: '/api/v1/auth/profile',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect([profile.statusCode, profile.json()]).toEqual([200, user]);
  });
});
