import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Position } from '#contracts/hiring.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { moveInterviewCount } from '#modules/hiring/index.ts';
import { type Recruiter, aCandidate, aPosition, aRecruiter, onPremium } from '#tests/helpers/hiring.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';

let app: TestApp;
let recruiter: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  recruiter = await aRecruiter(app);
  await onPremium(app, recruiter);
});

afterAll(() => app.close());

function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  options: { by?: Recruiter; payload?: object; headers?: Record<string, string> } = {},
) {
  return app.http.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...(options.by ?? recruiter).headers, ...options.headers },
    ...(options.payload === undefined ? {} : { payload: options.payload }),
  });
}

async function livePositions(of: Recruiter): Promise<number> {
  const account = await asTenant(app.deps.db, of.userId, (tx) =>
    tx.selectFrom('billing.account').select('live_positions').executeTakeFirstOrThrow(),
  );
  return account.live_positions;
}

describe('createPosition', () => {
  it('a position › with title and level only › is stored with the defaults, and its event is appended', async () => {
    const position = await aPosition(app, recruiter);
    expect(position).toMatchObject({
      title: 'Backend engineer',
      url: null,
      description: '',
      focusAreas: [],
      level: 'senior',
      type: 'full_time',
      department: null,
      status: 'active',
      interviewsCount: 0,
      candidatesCount: 0,
      positionVersion: 1,
      version: 1,
    });
    const { rows } = await sql<{
      type: string;
    }>`select type from platform.event where aggregate_id = ${position.id}`.execute(app.deps.db.system);
    expect(rows).toEqual([{ type: 'hiring.position.created' }]);
    expect((await call('GET', `/positions/${position.id}`)).json()).toEqual(position);
  });

  it('text › of a script, emoji and quotes › is stored exactly', async () => {
    const title = '<script>alert(1)</script> "O’Neil" 🦊 ёїґ';
    expect((await aPosition(app, recruiter, { title })).title).toBe(title);
  });

  it.each([
    ['no title', { level: 'senior' }],
    ['an empty title', { title: '  ', level: 'senior' }],
    ['NUL in the title', { title: 'a\u0000b', level: 'senior' }],
    ['a lone surrogate in the title', { title: 'a\ud800', level: 'senior' }],
    ['a title of a megabyte less a bit', { title: 'x'.repeat(200_000), level: 'senior' }],
    ['an unknown level', { title: 'a', level: 'guru' }],
    ['a link that runs code', { title: 'a', level: 'senior', url: 'javascript:alert(1)' }],
    ['nine focus areas', { title: 'a', level: 'senior', focusAreas: Array.from({ length: 9 }, String) }],
    ['an owner', { title: 'a', level: 'senior', ownerId: randomUUID() }],
    ['a status', { title: 'a', level: 'senior', status: 'inactive' }],
    ['a number for a title', { title: 1, level: 'senior' }],
  ])('a body › with %s › answers 400', async (_, payload) => {
    const answer = await call('POST', '/positions', { payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'common.bad_request']);
  });

  it('a double click › with one key › makes one position and answers the same', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { title: 'Clicked twice', level: 'junior' };
    const first = await call('POST', '/positions', { payload, headers });
    const second = await call('POST', '/positions', { payload, headers });
    expect(second.json()).toEqual(first.json());
    const found = await call('GET', '/positions?q=clicked%20twice');
    expect(found.json().items).toHaveLength(1);
    const other = await call('POST', '/positions', { payload: { ...payload, title: 'Other' }, headers });
    expect(other.json().code).toBe('common.idempotency_mismatch');
  });
});

describe('the free plan’s limit', () => {
  it('fifty creates › at once at limit 1 › make exactly one', async () => {
    const wide = await startTestApp({ DATABASE_POOL: '20' });
    try {
      const owner = await aRecruiter(wide);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          wide.http.inject({
            method: 'POST',
            url: '/api/v1/positions',
            headers: owner.headers,
            payload: { title: `Position ${n}`, level: 'middle' },
          }),
        ),
      );
      const statuses = answers.map((answer) => answer.statusCode);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 403)).toHaveLength(49);
      const refused = answers.find((answer) => answer.statusCode === 403)?.json();
      expect(refused).toMatchObject({
        code: 'billing.limit_reached',
        message: 'You have reached your plan limit for this resource.',
      });
      const list = await wide.http.inject({ method: 'GET', url: '/api/v1/positions', headers: owner.headers });
      expect(list.json()).toHaveLength(1);
    } finally {
      await wide.close();
    }
  });

  it('a position › set inactive, active again or deleted › gives its unit back and takes it again', async () => {
    const free = await aRecruiter(app);
    const first = await aPosition(app, free);
    await call('PATCH', `/positions/${first.id}`, { by: free, payload: { status: 'inactive' } });
    expect(await livePositions(free)).toBe(0);
    const second = await aPosition(app, free);
    const refused = await call('PATCH', `/positions/${first.id}`, { by: free, payload: { status: 'active' } });
    expect(refused.json().code).toBe('billing.limit_reached');
    expect((await call('GET', `/positions/${first.id}`, { by: free })).json().status).toBe('inactive');
    await call('DELETE', `/positions/${second.id}`, { by: free });
    expect(await livePositions(free)).toBe(0);
    await call('DELETE', `/positions/${first.id}`, { by: free });
    expect(await livePositions(free)).toBe(0);
  });
});

describe('updatePosition', () => {
  it('a change › of what plans are made from › raises both versions; of anything else only one; of nothing none', async () => {
    const { id } = await aPosition(app, recruiter);
    const patch = async (payload: object) => (await call('PATCH', `/positions/${id}`, { payload })).json<Position>();
    expect(await patch({ focusAreas: ['Testing'] })).toMatchObject({ version: 2, positionVersion: 2 });
    expect(await patch({ department: 'Platform' })).toMatchObject({ version: 3, positionVersion: 2 });
    expect(await patch({ department: 'Platform', focusAreas: ['Testing'] })).toMatchObject({
      version: 3,
      positionVersion: 2,
    });
  });

  it('a change › on a version that is no longer current › answers 409 with the current one and changes nothing', async () => {
    const { id } = await aPosition(app, recruiter);
    const headers = { 'if-match': '"1"' };
    await call('PATCH', `/positions/${id}`, { payload: { title: 'First' }, headers });
    const late = await call('PATCH', `/positions/${id}`, { payload: { title: 'Second' }, headers });
    expect([late.statusCode, late.json().code]).toEqual([409, 'common.stale']);
    expect(late.json().details.current).toMatchObject({ title: 'First', version: 2 });
    expect((await call('GET', `/positions/${id}`)).json().title).toBe('First');
  });
});

describe('deletePosition', () => {
  it('a position › with interviews › stays; without them it goes', async () => {
    const position = await aPosition(app, recruiter);
    const candidate = await aCandidate(app, recruiter);
    const move = (by: 1 | -1) =>
      asTenant(app.deps.db, recruiter.userId, (tx) => moveInterviewCount(tx, position.id, candidate.id, by));
    await move(1);
    const refused = await call('DELETE', `/positions/${position.id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'hiring.position_has_interviews']);
    expect((await call('GET', `/positions/${position.id}`)).json()).toMatchObject({
      interviewsCount: 1,
      candidatesCount: 1,
    });
    await move(-1);
    expect((await call('DELETE', `/positions/${position.id}`)).statusCode).toBe(204);
    expect((await call('GET', `/positions/${position.id}`)).statusCode).toBe(404);
    expect((await call('GET', `/candidates/${candidate.id}`)).json().positionIds).toEqual([]);
  });
});

describe('listPositions', () => {
  it('the list › without a query › is a plain array, newest first; with one it is a page', async () => {
    const owner = await aRecruiter(app);
    await onPremium(app, owner);
    const titles = ['One', 'Two 100%', 'Three'];
    for (const title of titles) await aPosition(app, owner, { title });
    const titlesOf = (positions: Position[]) => positions.map((position) => position.title);
    const plain = await call('GET', '/positions', { by: owner });
    expect(titlesOf(plain.json())).toEqual(titles.toReversed());

    const first = (await call('GET', '/positions?limit=2', { by: owner })).json();
    expect(titlesOf(first.items)).toEqual(['Three', 'Two 100%']);
    const second = (await call('GET', `/positions?limit=2&cursor=${first.nextCursor}`, { by: owner })).json();
    expect([titlesOf(second.items), second.nextCursor]).toEqual([['One'], null]);

    const percent = (await call('GET', '/positions?q=%25', { by: owner })).json();
    expect(titlesOf(percent.items)).toEqual(['Two 100%']);
    const inactive = (await call('GET', '/positions?status=inactive', { by: owner })).json();
    expect(inactive).toEqual({ items: [], nextCursor: null });
  });

  it.each(['limit=1000000000', 'limit=-1', 'limit=x', 'sort=shoe', 'status=gone', 'cursor=nonsense'])(
    'a query › %s › answers 400',
    async (query) => {
      expect((await call('GET', `/positions?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('another recruiter', () => {
  it('a position › asked for by a stranger › is answered as one that does not exist', async () => {
    const stranger = await aRecruiter(app);
    const { id } = await aPosition(app, recruiter);
    const bodyOf = (answer: { json: () => { requestId: string; details: unknown } }) => ({
      ...answer.json(),
      requestId: '',
      details: '',
    });
    for (const [method, payload] of [['GET'], ['PATCH', { title: 'Mine now' }], ['DELETE']] as const) {
      const options = { by: stranger, ...(payload === undefined ? {} : { payload }) };
      const foreign = await call(method, `/positions/${id}`, options);
      const missing = await call(method, `/positions/${randomUUID()}`, options);
      expect(foreign.statusCode).toBe(404);
      expect(bodyOf(foreign)).toEqual(bodyOf(missing));
    }
    expect((await call('GET', `/positions/${id}`)).json().title).toBe('Backend engineer');
    expect((await call('GET', '/positions', { by: stranger })).json()).toEqual([]);
  });
});
