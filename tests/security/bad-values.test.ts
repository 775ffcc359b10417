import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBadValue } from '#platform/db/connection/failures.ts';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  const recruiter = await aRecruiter(app, { premium: true });
  await aPosition(recruiter);
  headers = recruiter.headers;
});

afterAll(() => app.close());

describe('values that the database cannot hold', () => {
  // Each of these once returned 500, or an undeclared error.
  const calls: readonly (readonly [string, number, InjectOptions])[] = [
    [
      'NUL in a login’s e-mail',
      400,
      { method: 'POST', url: '/auth/login', payload: { email: 'a\0@b.c', password: 'x' } },
    ],
    [
      'a password of 400 digits at registration',
      422,
      {
        method: 'POST',
        url: '/auth/register',
        payload: { email: 'ada@example.com', password: '9'.repeat(400), fullName: 'Ada', position: 'Lead' },
      },
    ],
    ['NUL in a search of positions', 400, { url: '/positions?q=a%00b' }],
    ['NUL in a search of candidates', 400, { url: '/candidates?q=a%00b' }],
    ['NUL in a search of interviews', 400, { url: '/interviews?q=a%00b' }],
    [
      'NUL in a position’s link',
      400,
      { method: 'POST', url: '/positions', payload: { title: 'a', level: 'senior', url: 'https://example.com/\0' } },
    ],
    ['a version beyond an integer', 400, { url: `/interviews/${randomUUID()}/plan?version=2147483648` }],
    [
      '10,000 nested arrays for a file',
      415,
      {
        method: 'POST',
        url: '/candidates/cv',
        payload: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      },
    ],
  ];

  it.each(calls)('%s › sent › answers %i', async (_, status, call) => {
    const { url, ...rest } = call;
    const answer = await app.http.inject({
      ...rest,
      url: `/api/v1${String(url)}`,
      headers: { ...headers, ...rest.headers },
    });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ['NUL in text', sql`select ${'a\0'}::text`],
    ['a word for a number', sql`select ${'word'}::int`],
    ['half a surrogate in JSON', sql`select ${String.raw`"\ud800"`}::jsonb ->> 0`],
    ['a number beyond an integer', sql`select ${'99999999999'}::bigint::int`],
  ])('%s › refused by the database › is the caller’s mistake', async (_, statement) => {
    const error = await statement.execute(app.deps.db.system).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    expect(isBadValue(error)).toBe(true);
  });
});
