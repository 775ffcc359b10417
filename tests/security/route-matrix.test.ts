import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { createCandidate } from '#contracts/hiring/candidates.ts';
import { endpoints } from '#tests/helpers/api/hold-to-contracts.ts';
import { login, logout, register } from '#contracts/auth/auth.ts';
import { createClient, overInject } from '#tests/helpers/api/client.ts';
import { aPdfPart, multipart } from '#tests/helpers/api/multipart.ts';
import { aPerson, signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

const guarded = endpoints.filter((endpoint) => endpoint.auth === 'user');
const named = guarded.filter((endpoint) => /:\w+Id\b/.test(endpoint.path));
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

let app: TestApp;
let token: string;
/** token of an account with an unverified address */
let newcomer: string;
/** Tokens that used to be valid, by what happened to their session or account. */
let dead: Readonly<Record<'expired' | 'revoked' | 'deleted user', string>>;

beforeAll(async () => {
  app = await startTestApp({ REQUIRE_VERIFIED_EMAIL: 'true' });
  token = (await signUp(overInject(app))).accessToken;
  newcomer = await anUnprovenToken();
  dead = {
    expired: await anExpiredToken(),
    revoked: await aRevokedToken(),
    'deleted user': await aDeletedUsersToken(),
  };
});

async function anUnprovenToken(): Promise<string> {
  const client = createClient(overInject(app));
  const person = aPerson();
  await client.call(register, { body: person });
  return (await client.call(login, { body: { email: person.email, password: person.password } })).accessToken;
}

async function anExpiredToken(): Promise<string> {
  app.clock.set(new Date(Date.now() - 3_600_000));
  const { accessToken } = await signUp(overInject(app));
  app.clock.set(undefined);
  return accessToken;
}

async function aRevokedToken(): Promise<string> {
  const { accessToken, refreshToken } = await signUp(overInject(app));
  await createClient(overInject(app), { 'refresh-token': refreshToken }).call(logout);
  return accessToken;
}

async function aDeletedUsersToken(): Promise<string> {
  const { accessToken, user } = await signUp(overInject(app));
  await app.deps.db.system.deleteFrom('auth.user').where('id', '=', user.id).execute();
  return accessToken;
}

/** What an account with an unverified address may do; a call without an entry fails. */
const unproven: Readonly<Record<string, 'allowed' | 'refused'>> = {
  'POST /auth/change-password': 'allowed',
  'DELETE /auth/google': 'allowed',
  'GET /auth/session': 'allowed',
  'GET /auth/profile': 'allowed',
  'PATCH /auth/profile': 'allowed',
  'GET /subscriptions/current': 'allowed',
  'GET /subscriptions/stats': 'allowed',
  'GET /subscriptions/check-limit/:resource': 'allowed',
  'GET /subscriptions/limits-status': 'allowed',
  'POST /subscriptions/checkout': 'refused',
  'POST /subscriptions/portal': 'allowed',
  'POST /subscriptions/period': 'allowed',
  'POST /subscriptions/cancel': 'allowed',
  'POST /subscriptions/resume': 'allowed',
  'POST /subscriptions/sync': 'allowed',
  'POST /subscriptions/extras': 'allowed',
  'POST /guard/check': 'allowed',
  'GET /positions': 'allowed',
  'POST /positions': 'allowed',
  'GET /positions/:positionId': 'allowed',
  'PATCH /positions/:positionId': 'allowed',
  'DELETE /positions/:positionId': 'allowed',
  'GET /positions/in-use': 'allowed',
  'POST /positions/requirement-lines': 'allowed',
  'POST /positions/suggestions': 'allowed',
  'POST /interviews/note-lines': 'allowed',
  'POST /positions/parse-url': 'refused',
  'POST /positions/generate-description': 'refused',
  'POST /positions/:positionId/keep': 'allowed',
  'GET /positions/:positionId/comparison': 'allowed',
  'GET /positions/:positionId/question-report': 'allowed',
  'GET /positions/:positionId/core': 'allowed',
  'POST /positions/:positionId/core': 'allowed',
  'GET /candidates': 'allowed',
  'POST /candidates': 'allowed',
  'GET /candidates/retention': 'allowed',
  'PUT /candidates/retention': 'refused',
  'GET /candidates/:candidateId': 'allowed',
  'PATCH /candidates/:candidateId': 'allowed',
  'POST /candidates/:candidateId/cv': 'refused',
  'POST /candidates/cv': 'refused',
  'POST /candidates/:candidateId/cv-text': 'refused',
  'GET /candidates/:candidateId/cvs': 'allowed',
  'GET /candidates/:candidateId/requirements': 'allowed',
  'GET /candidates/:candidateId/holdings': 'allowed',
  'GET /candidates/:candidateId/export': 'allowed',
  'POST /candidates/:candidateId/merge': 'allowed',
  'GET /cvs/:cvId': 'allowed',
  'GET /cvs/:cvId/file': 'allowed',
  'GET /cvs/:cvId/text': 'allowed',
  'POST /cvs/:cvId/retry': 'allowed',
  'GET /reports/calibration': 'allowed',
  'GET /dashboard/counts': 'allowed',
  'GET /dashboard/menu': 'allowed',
  'GET /activity': 'allowed',
  'GET /interviews': 'allowed',
  'GET /interviews/newest': 'allowed',
  'GET /interviews/urgent': 'allowed',
  'POST /interviews': 'allowed',
  'GET /interviews/:interviewId': 'allowed',
  'PATCH /interviews/:interviewId': 'allowed',
  'DELETE /interviews/:interviewId': 'allowed',
  'POST /interviews/:interviewId/plan': 'refused',
  'DELETE /interviews/:interviewId/plan': 'allowed',
  'POST /interviews/:interviewId/plan/finish': 'allowed',
  'GET /interviews/:interviewId/plan': 'allowed',
  'PUT /interviews/:interviewId/plan/questions': 'allowed',
  'POST /interviews/:interviewId/plan/restore': 'allowed',
  'PUT /interviews/:interviewId/plan/questions/:questionId/lock': 'allowed',
  'POST /interviews/:interviewId/plan/questions/:questionId/replacement': 'refused',
  'POST /interviews/:interviewId/plan/twin': 'refused',
  'GET /interviews/:interviewId/plan/events': 'allowed',
  'GET /interviews/:interviewId/plan/export': 'allowed',
  'GET /interviews/:interviewId/invite.ics': 'allowed',
  'GET /interviews/:interviewId/notice': 'allowed',
  'GET /interviews/:interviewId/prep-sheet': 'allowed',
  'POST /interviews/:interviewId/sheet-file': 'allowed',
  'GET /interviews/:interviewId/plan/versions': 'allowed',
  'GET /interviews/:interviewId/ai-records': 'allowed',
  'POST /interviews/:interviewId/start': 'allowed',
  'POST /interviews/:interviewId/undo-start': 'allowed',
  'POST /interviews/:interviewId/complete': 'allowed',
  'POST /interviews/:interviewId/cancel': 'allowed',
  'POST /interviews/:interviewId/reopen': 'allowed',
  'GET /interviews/:interviewId/run': 'allowed',
  'POST /interviews/:interviewId/operations': 'allowed',
  'GET /interviews/:interviewId/summary': 'allowed',
  'PUT /interviews/:interviewId/summary': 'allowed',
  'PATCH /interviews/:interviewId/requirement-answers': 'allowed',
  'PUT /interviews/:interviewId/requirement-answers': 'allowed',
  'GET /interviews/:interviewId/summary/export': 'allowed',
  'GET /interviews/:interviewId/suggestions': 'allowed',
  'POST /interviews/:interviewId/questions/:questionId/suggestion': 'refused',
  'POST /interviews/:interviewId/summary/draft': 'refused',
  'GET /interviews/:interviewId/shares': 'allowed',
  'POST /interviews/:interviewId/shares': 'allowed',
  'DELETE /interviews/:interviewId/shares/:shareId': 'allowed',
  'POST /sample': 'refused',
  'DELETE /sample': 'allowed',
  'GET /events': 'allowed',
  'GET /auth/sessions': 'allowed',
  'DELETE /auth/sessions/:sessionId': 'allowed',
  'DELETE /auth/sessions': 'allowed',
  'GET /auth/onboarding': 'allowed',
  'POST /auth/onboarding/step1': 'allowed',
  'GET /auth/account': 'allowed',
  'DELETE /auth/account': 'allowed',
  'GET /auth/data-export': 'allowed',
  'GET /auth/email-change': 'allowed',
  'POST /auth/email-change': 'allowed',
  'POST /auth/email-change/code': 'allowed',
  'POST /auth/email-change/confirm': 'allowed',
  'DELETE /auth/email-change': 'allowed',
  'DELETE /candidates/:candidateId': 'allowed',
  'POST /anonymous/convert-to-registered': 'refused',
};

afterAll(() => app.close());

function request(endpoint: Endpoint, ids: string, headers: Record<string, string>): InjectOptions {
  const url = `/api/v1${endpoint.path.replace(/:\w+Id\b/g, ids).replace(':resource', 'positions')}`;
  return { method: endpoint.method, url, headers, ...bodyOf(endpoint) };
}

/** A body that passes the schema if one is required, so that the response is about the id and not the body. */
function bodyOf(endpoint: Endpoint): { payload?: object | string; headers?: Record<string, string> } {
  if (endpoint.multipart !== undefined) return {};
  if (endpoint.body === undefined) return {};
  const bodies: Record<string, object> = {
    'POST /positions/parse-url': { url: 'http://127.0.0.1/' },
    'POST /positions/generate-description': { title: 'Nurse', level: 'middle', type: 'full_time', language: 'en' },
    'PUT /candidates/retention': { months: 6 },
    'POST /candidates/:candidateId/cv-text': { text: 'Ten years of writing things down.' },
    'POST /candidates/:candidateId/merge': { otherId: randomUUID() },
    'POST /auth/change-password': { currentPassword: 'grey-Heron-41', newPassword: 'grey-Heron-42' },
    'DELETE /auth/google': { password: 'grey-Heron-41' },
    'POST /auth/email-change': { email: 'new@example.com', password: 'grey-Heron-41' },
    'POST /auth/email-change/confirm': { code: '000000' },
    'POST /subscriptions/checkout': {
      planId: 'premium',
      billingPeriod: 'yearly',
      successUrl: `${app.config.PUBLIC_URL}/subscription`,
      cancelUrl: `${app.config.PUBLIC_URL}/subscription`,
    },
    'POST /subscriptions/period': {
      billingPeriod: 'yearly',
      successUrl: `${app.config.PUBLIC_URL}/subscription`,
      cancelUrl: `${app.config.PUBLIC_URL}/subscription`,
    },
    'POST /anonymous/convert-to-registered': { sessionId: 'x', userId: randomUUID() },
    'PUT /interviews/:interviewId/plan/questions': { questions: [{ id: randomUUID() }] },
    'POST /interviews/:interviewId/plan/restore': { version: 1 },
    'PUT /interviews/:interviewId/plan/questions/:questionId/lock': { locked: true },
    'POST /interviews/:interviewId/plan/questions/:questionId/replacement': { wanted: 'other', version: 1 },
    'POST /interviews/:interviewId/plan/twin': { version: 1 },
    'POST /interviews/:interviewId/cancel': { reason: 'other' },
    'POST /interviews/:interviewId/reopen': { reason: 'because' },
    'POST /interviews/:interviewId/operations': {
      operations: [{ id: randomUUID(), kind: 'pause', at: '2026-11-20T10:00:00Z' }],
    },
    'POST /interviews/:interviewId/sheet-file': { sheet: 'notice' },
    'POST /interviews/:interviewId/shares': { view: 'plan', hideName: false },
    'PUT /interviews/:interviewId/summary': {
      overallAssessment: '',
      strengths: [],
      concerns: [],
      recommendation: null,
    },
    'PATCH /interviews/:interviewId/requirement-answers': { index: 0, answer: 'yes' },
    'PUT /interviews/:interviewId/requirement-answers': { answers: [{ index: 0, answer: 'yes' }] },
  };
  return { payload: bodies[nameOf(endpoint)] ?? {} };
}

describe('the route table', () => {
  it('contracts › against what the server binds › are all there, and nothing else is below /api/v1', () => {
    const paths = app.http.swagger().paths ?? {};
    const bound = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const promised = endpoints.map(
      (endpoint) => `${endpoint.method} /api/v1${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(bound.toSorted()).toEqual(promised.toSorted());
  });
});

describe('guarded routes', () => {
  it.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s › without, with a broken, an expired, a revoked and a deleted user’s token › answers 401',
    async (_, endpoint) => {
      const tokens: Record<string, string>[] = [
        {},
        { authorization: 'Bearer nonsense' },
        { authorization: `Basic ${token}` },
        ...Object.values(dead).map((each) => ({ authorization: `Bearer ${each}` })),
      ];
      for (const headers of tokens) {
        const answer = await app.http.inject(request(endpoint, randomUUID(), headers));
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'common.unauthorized']);
      }
    },
  );

  it.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s › of an account that nobody has proven › is allowed or refused as the table says',
    async (name, endpoint) => {
      const expected = unproven[name];
      expect(expected, `${name} needs an entry`).toBeDefined();
      // Its response never ends.
      if (endpoint.path === '/events') return;
      const authorization = `Bearer ${newcomer}`;
      const form = endpoint.multipart === undefined ? undefined : multipart(aPdfPart());
      const answer = await app.http.inject({
        ...request(endpoint, randomUUID(), { authorization, ...form?.headers }),
        ...(form === undefined ? {} : { payload: form.payload }),
      });
      const code = answer.body.startsWith('{') ? answer.json().code : undefined;
      expect([name, code === 'auth.email_not_verified']).toEqual([name, expected === 'refused']);
      expect(answer.statusCode).not.toBe(401);
    },
  );

  it('POST /candidates › with the text of a CV, of an account that nobody has proven › is refused like any CV', async () => {
    const client = createClient(overInject(app), { authorization: `Bearer ${newcomer}` });
    const answer = await client.refusal(createCandidate, {
      body: { name: 'Ada Example', cvText: 'Nurse, 2019 - 2024' },
    });
    expect(answer.code).toBe('auth.email_not_verified');
  });

  it.each(
    named
      .filter((endpoint) => endpoint.multipart === undefined)
      .map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )('%s › with an id of nothing, or no id at all › answers 404', async (_, endpoint) => {
    const headers = { authorization: `Bearer ${token}` };
    for (const id of [randomUUID(), 'x', '%2e%2e', 'a'.repeat(300)]) {
      const answer = await app.http.inject(request(endpoint, id, headers));
      expect([id.slice(0, 8), answer.statusCode]).toEqual([id.slice(0, 8), 404]);
    }
  });
});

describe('bodies', () => {
  const posts = endpoints.filter((endpoint) => endpoint.body !== undefined);
  const hostile: readonly (readonly [string, string, string])[] = [
    ['broken JSON', '{"a":', 'application/json'],
    ['prototype poisoning', '{"__proto__":{"x":1},"title":"a"}', 'application/json'],
    ['a constructor prototype', '{"constructor":{"prototype":{"x":1}}}', 'application/json'],
    ['an unknown field', '{"ownerId":"00000000-0000-7000-8000-000000000000"}', 'application/json'],
    ['depth 10,000', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json'],
    ['300 KiB', JSON.stringify({ a: 'x'.repeat(300 * 1024) }), 'application/json'],
    ['text/plain', '{}', 'text/plain'],
    ['no type', 'x', ''],
    ['a type with a tab', '{"ownerId":1}', 'application/json\t; charset=utf-8'],
  ];

  it.each(posts.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s › with hostile bodies › answers 4xx, never 5xx',
    async (_, endpoint) => {
      for (const [name, payload, type] of hostile) {
        const answer = await app.http.inject({
          method: endpoint.method,
          url: `/api/v1${endpoint.path.replace(/:\w+Id\b/g, randomUUID())}`,
          headers: { authorization: `Bearer ${token}`, ...(type === '' ? {} : { 'content-type': type }) },
          payload,
        });
        expect([name, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([name, true]);
        expect(answer.json()).toMatchObject({
          status: answer.statusCode,
          code: expect.any(String),
          requestId: expect.any(String),
        });
        expect(answer.body).not.toMatch(/\bat \S+ \(|select |insert /i);
      }
    },
  );
});
