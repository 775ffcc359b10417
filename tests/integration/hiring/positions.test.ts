import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryInputOf } from '#contracts/endpoint.ts';
import { getCandidate } from '#contracts/hiring/candidates.ts';
import {
  createPosition,
  deletePosition,
  getPosition,
  listPositions,
  type Position,
  type PositionPatch,
  updatePosition,
} from '#contracts/hiring/positions.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { moveInterviewCount } from '#modules/hiring/index.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { aCandidate, aPosition } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';

let app: TestApp;
let recruiter: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  recruiter = await aRecruiter(app, { premium: true });
});

afterAll(() => app.close());

/** Lists with a query. */
async function page(by: Recruiter, query: QueryInputOf<typeof listPositions>) {
  const answer = await by.call(listPositions, { query });
  if (Array.isArray(answer)) throw new Error('is not a page');
  return answer;
}

/** Lists without a query. */
async function list(by: Recruiter) {
  const answer = await by.call(listPositions);
  if (!Array.isArray(answer)) throw new Error('is not a plain array');
  return answer;
}

async function livePositions(of: Recruiter): Promise<number> {
  const account = await asTenant(app.deps.db, of.userId, (tx) =>
    tx.selectFrom('billing.account').select('live_positions').executeTakeFirstOrThrow(),
  );
  return account.live_positions;
}

describe('createPosition', () => {
  it('a position › with title and level only › is stored with the defaults, and its event is appended', async () => {
    const body = { title: 'Backend engineer', level: 'senior' } as const;
    const position = await recruiter.call(createPosition, { body });
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
    expect(await recruiter.call(getPosition, { params: { positionId: position.id } })).toEqual(position);
  });

  it('text › of a script, emoji and quotes › is stored exactly', async () => {
    const title = '<script>alert(1)</script> "O’Neil" 🦊 ёїґ';
    expect((await aPosition(recruiter, { title })).title).toBe(title);
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
    const answer = await recruiter.refusal(createPosition, { body: payload });
    expect([answer.status, answer.code]).toEqual([400, 'common.bad_request']);
  });

  it.each([
    ['once more', ['Triage', 'Handover', 'Triage'], ['Triage']],
    ['in other letters', ['Догляд за ранами', 'ДОГЛЯД ЗА РАНАМИ'], ['ДОГЛЯД ЗА РАНАМИ']],
    ['with other blanks', ['Wound care', ' wound  care '], ['wound  care']],
  ])('focus areas › one %s › answers 422 naming it, and stores nothing', async (_, focusAreas, repeated) => {
    const before = await list(recruiter);
    const body = { title: 'Nurse', level: 'senior' as const, focusAreas };
    const refused = await recruiter.refusal(createPosition, { body });
    expect([refused.status, refused.code, refused.details]).toEqual([
      422,
      'hiring.focus_area_twice',
      { focusAreas: repeated },
    ]);
    expect(await list(recruiter)).toEqual(before);
  });

  it('a double click › with one key › makes one position and answers the same', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { title: 'Clicked twice', level: 'junior' } as const;
    const first = await recruiter.call(createPosition, { body: payload, headers });
    const second = await recruiter.call(createPosition, { body: payload, headers });
    expect(second).toEqual(first);
    const found = await page(recruiter, { q: 'clicked twice' });
    expect(found.items).toHaveLength(1);
    const other = await recruiter.refusal(createPosition, { body: { ...payload, title: 'Other' }, headers });
    expect(other.code).toBe('common.idempotency_mismatch');
  });
});

describe('the free plan’s limit', () => {
  it('case 91 › fifty creates at once at limit 1 › make exactly one', async () => {
    const wide = await startTestApp({ DATABASE_POOL: '20' });
    try {
      const owner = await aRecruiter(wide);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          owner.outcome(createPosition, { body: { title: `Position ${n}`, level: 'middle' } }),
        ),
      );
      const statuses = answers.map((answer) => answer.status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 403)).toHaveLength(49);
      const refused = answers.find((answer) => !answer.ok);
      expect(refused).toMatchObject({
        code: 'billing.limit_reached',
        message: 'You have reached your plan limit for this resource.',
      });
      expect(await list(owner)).toHaveLength(1);
    } finally {
      await wide.close();
    }
  });

  it('a position › set inactive, active again or deleted › gives its unit back and takes it again', async () => {
    const free = await aRecruiter(app);
    const first = await aPosition(free);
    await free.call(updatePosition, { params: { positionId: first.id }, body: { status: 'inactive' } });
    expect(await livePositions(free)).toBe(0);
    const second = await aPosition(free);
    const refused = await free.refusal(updatePosition, {
      params: { positionId: first.id },
      body: { status: 'active' },
    });
    expect(refused.code).toBe('billing.limit_reached');
    expect((await free.call(getPosition, { params: { positionId: first.id } })).status).toBe('inactive');
    await free.call(deletePosition, { params: { positionId: second.id } });
    expect(await livePositions(free)).toBe(0);
    await free.call(deletePosition, { params: { positionId: first.id } });
    expect(await livePositions(free)).toBe(0);
  });
});

describe('updatePosition', () => {
  it('a change › of what plans are made from › raises both versions; of anything else only one; of nothing none', async () => {
    const { id } = await aPosition(recruiter);
    const patch = (body: PositionPatch) => recruiter.call(updatePosition, { params: { positionId: id }, body });
    expect(await patch({ focusAreas: ['Testing'] })).toMatchObject({ version: 2, positionVersion: 2 });
    expect(await patch({ department: 'Platform' })).toMatchObject({ version: 3, positionVersion: 2 });
    expect(await patch({ department: 'Platform', focusAreas: ['Testing'] })).toMatchObject({
      version: 3,
      positionVersion: 2,
    });
  });

  it('a change › with one focus area twice › answers 422 and changes nothing; one that leaves them alone is taken', async () => {
    const position = await aPosition(recruiter, { focusAreas: ['Testing'] });
    const params = { positionId: position.id };
    const refused = await recruiter.refusal(updatePosition, { params, body: { focusAreas: ['Testing', 'testing '] } });
    expect([refused.status, refused.code]).toEqual([422, 'hiring.focus_area_twice']);
    expect(await recruiter.call(getPosition, { params })).toEqual(position);
    await asTenant(app.deps.db, recruiter.userId, (tx) =>
      sql`update hiring.position set focus_areas = '{Testing,testing}' where id = ${position.id}`.execute(tx),
    );
    expect(await recruiter.call(updatePosition, { params, body: { title: 'Tester' } })).toMatchObject({
      title: 'Tester',
      focusAreas: ['Testing', 'testing'],
    });
  });

  it('a change › on a version that is no longer current › answers 409 with the current one and changes nothing', async () => {
    const { id } = await aPosition(recruiter);
    const headers = { 'if-match': '"1"' };
    await recruiter.call(updatePosition, { params: { positionId: id }, body: { title: 'First' }, headers });
    const late = await recruiter.refusal(updatePosition, {
      params: { positionId: id },
      body: { title: 'Second' },
      headers,
    });
    expect([late.status, late.code]).toEqual([409, 'common.stale']);
    expect(late.details).toMatchObject({ current: { title: 'First', version: 2 } });
    expect((await recruiter.call(getPosition, { params: { positionId: id } })).title).toBe('First');
  });
});

describe('deletePosition', () => {
  it('a position › with interviews › stays; without them it goes', async () => {
    const position = await aPosition(recruiter);
    const candidate = await aCandidate(recruiter);
    const move = (by: 1 | -1) =>
      asTenant(app.deps.db, recruiter.userId, (tx) => moveInterviewCount(tx, position.id, candidate.id, by));
    await move(1);
    const refused = await recruiter.refusal(deletePosition, { params: { positionId: position.id } });
    expect([refused.status, refused.code]).toEqual([409, 'hiring.position_has_interviews']);
    expect(await recruiter.call(getPosition, { params: { positionId: position.id } })).toMatchObject({
      interviewsCount: 1,
      candidatesCount: 1,
    });
    await move(-1);
    await recruiter.call(deletePosition, { params: { positionId: position.id } });
    expect((await recruiter.refusal(getPosition, { params: { positionId: position.id } })).status).toBe(404);
    expect((await recruiter.call(getCandidate, { params: { candidateId: candidate.id } })).positionIds).toEqual([]);
  });
});

describe('listPositions', () => {
  it('the list › without a query › is a plain array, newest first; with one it is a page', async () => {
    const owner = await aRecruiter(app, { premium: true });
    const titles = ['One', 'Two 100%', 'Three'];
    for (const title of titles) await aPosition(owner, { title });
    const titlesOf = (positions: Position[]) => positions.map((position) => position.title);
    expect(titlesOf(await list(owner))).toEqual(titles.toReversed());

    const first = await page(owner, { limit: 2 });
    expect(titlesOf(first.items)).toEqual(['Three', 'Two 100%']);
    const second = await page(owner, { limit: 2, cursor: first.nextCursor ?? '' });
    expect([titlesOf(second.items), second.nextCursor]).toEqual([['One'], null]);

    const percent = await page(owner, { q: '%' });
    expect(titlesOf(percent.items)).toEqual(['Two 100%']);
    const inactive = await page(owner, { status: 'inactive' });
    expect(inactive).toEqual({ items: [], nextCursor: null });
  });

  it.each(['limit=1000000000', 'limit=-1', 'limit=x', 'sort=shoe', 'status=gone', 'cursor=nonsense'])(
    'a query › %s › answers 400',
    async (query) => {
      const asked = Object.fromEntries(new URLSearchParams(query));
      expect((await recruiter.refusal(listPositions, { query: asked })).status).toBe(400);
    },
  );
});

describe('another recruiter', () => {
  it('a position › asked for by a stranger › is answered as one that does not exist', async () => {
    const stranger = await aRecruiter(app);
    const { id } = await aPosition(recruiter);
    const answersFor = async (positionId: string) => {
      const position = { params: { positionId } };
      const refused = [
        await stranger.refusal(getPosition, position),
        await stranger.refusal(updatePosition, { ...position, body: { title: 'Mine now' } }),
        await stranger.refusal(deletePosition, position),
      ];
      return refused.map(({ status, text }) => ({ status, body: { ...JSON.parse(text), requestId: '', details: '' } }));
    };
    const foreign = await answersFor(id);
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(foreign).toEqual(await answersFor(randomUUID()));
    expect((await recruiter.call(getPosition, { params: { positionId: id } })).title).toBe('Backend engineer');
    expect(await list(stranger)).toEqual([]);
  });
});
