import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createDb } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import {
  type Caller,
  aCaller,
  aCandidate,
  aPlannedInterview,
  aPosition,
  anInterview,
  newInterview,
} from '#tests/helpers/interview-builders.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function usedUnits(caller: Caller): Promise<number> {
  const { body } = await caller.call('GET', '/subscriptions/limits-status');
  return body.find((status: { resource: string }) => status.resource === 'interviews').used;
}

describe('createInterview', () => {
  it('createInterview › a position and a candidate › answers a draft with the newest CV and takes one unit', async () => {
    const caller = await aCaller(app);
    const interview = await anInterview(caller, { cv: 'Backend engineer. Designed the billing API in TypeScript.' });
    expect(interview).toMatchObject({
      status: 'draft',
      allowedNext: ['planned', 'cancelled'],
      position: { title: 'Backend engineer', level: 'senior' },
      candidate: { name: 'Maksym Bondar' },
      generation: { state: 'none', planId: null, attempt: 0 },
      score: null,
      recommendation: null,
      version: 1,
    });
    expect(interview.cvId).not.toBeNull();
    expect(await usedUnits(caller)).toBe(1);
    const position = await caller.call('GET', `/positions/${interview.position.id}`);
    expect(position.body).toMatchObject({ interviewsCount: 1, candidatesCount: 1 });
  });

  it('createInterview › at the limit › answers billing.limit_reached and stores nothing', async () => {
    const caller = await aCaller(app);
    const interview = await anInterview(caller);
    const second = await caller.call(
      'POST',
      '/interviews',
      newInterview(interview.position.id, interview.candidate.id),
    );
    expect(second).toMatchObject({ status: 403, body: { code: 'billing.limit_reached' } });
    expect((await caller.call('GET', '/interviews')).body.items).toHaveLength(1);
  });

  it('createInterview › a refused insert › takes no unit', async () => {
    const caller = await aCaller(app);
    const positionId = await aPosition(caller);
    const missing = await caller.call('POST', '/interviews', newInterview(positionId, newId()));
    expect(missing).toMatchObject({ status: 404, body: { code: 'hiring.candidate_not_found' } });
    const candidateId = await aCandidate(caller);
    const wrongCv = await caller.call('POST', '/interviews', newInterview(positionId, candidateId, { cvId: newId() }));
    expect(wrongCv).toMatchObject({ status: 404, body: { code: 'hiring.cv_not_found' } });
    expect(await usedUnits(caller)).toBe(0);
  });

  it('createInterview › while its position is being changed › waits and is made', async () => {
    const caller = await aCaller(app);
    const positionId = await aPosition(caller);
    const candidateId = await aCandidate(caller);
    const other = createDb({ connectionString: app.config.DATABASE_URL, max: 1 });
    // In the order of updatePosition: the position's row first, then the account's.
    const creating = await asTenant(other, caller.userId, async (tx) => {
      await sql`select from hiring.position where id = ${positionId} for update`.execute(tx);
      const answer = caller.call('POST', '/interviews', newInterview(positionId, candidateId));
      await until(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(other.system);
        return rows.length > 0;
      });
      await sql`update billing.account set live_positions = live_positions where owner_id = ${caller.userId}`.execute(
        tx,
      );
      return { answer };
    });
    expect(await creating.answer).toMatchObject({ status: 201 });
    await other.destroy();
  });

  it('createInterview › while its position is made inactive › waits, and is refused', async () => {
    const caller = await aCaller(app);
    const positionId = await aPosition(caller);
    const candidateId = await aCandidate(caller);
    const other = createDb({ connectionString: app.config.DATABASE_URL, max: 1 });
    const creating = await asTenant(other, caller.userId, async (tx) => {
      await sql`update hiring.position set status = 'inactive' where id = ${positionId}`.execute(tx);
      const answer = caller.call('POST', '/interviews', newInterview(positionId, candidateId));
      await until(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(other.system);
        return rows.length > 0;
      });
      return { answer };
    });
    expect(await creating.answer).toMatchObject({ status: 422, body: { code: 'interviewing.position_inactive' } });
    expect((await caller.call('GET', '/interviews')).body.items).toEqual([]);
    await other.destroy();
  });

  it('createInterview › an inactive position › answers interviewing.position_inactive', async () => {
    const caller = await aCaller(app);
    const positionId = await aPosition(caller);
    await caller.call('PATCH', `/positions/${positionId}`, { status: 'inactive' });
    const answer = await caller.call('POST', '/interviews', newInterview(positionId, await aCandidate(caller)));
    expect(answer).toMatchObject({ status: 422, body: { code: 'interviewing.position_inactive' } });
  });

  it('createInterview › the same key twice › answers one interview', async () => {
    const caller = await aCaller(app);
    const payload = newInterview(await aPosition(caller), await aCandidate(caller));
    const headers = { 'idempotency-key': newId() };
    const first = await caller.call('POST', '/interviews', payload, headers);
    const again = await caller.call('POST', '/interviews', payload, headers);
    expect(again.body.id).toBe(first.body.id);
    expect(await usedUnits(caller)).toBe(1);
  });

  it.each([0, -5, 1e9, 14, 17, 185])('createInterview › duration %s › answers 400', async (durationMinutes) => {
    const caller = await aCaller(app);
    const payload = newInterview(newId(), newId(), { durationMinutes });
    expect(await caller.call('POST', '/interviews', payload)).toMatchObject({ status: 400 });
  });

  it('createInterview › fields that are not its own › answers 400', async () => {
    const caller = await aCaller(app);
    const payload = { ...newInterview(newId(), newId()), ownerId: newId(), status: 'planned' };
    expect(await caller.call('POST', '/interviews', payload)).toMatchObject({ status: 400 });
  });

  it('createInterview › 50 at once at limit 1 › makes exactly one', async () => {
    const wide = await startTestApp({ DATABASE_POOL: '10' });
    try {
      const caller = await aCaller(wide);
      const payload = newInterview(await aPosition(caller), await aCandidate(caller));
      const answers = await Promise.all(Array.from({ length: 50 }, () => caller.call('POST', '/interviews', payload)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'billing.limit_reached')).toHaveLength(49);
      expect((await caller.call('GET', '/interviews')).body.items).toHaveLength(1);
      expect(await usedUnits(caller)).toBe(1);
    } finally {
      await wide.close();
    }
  });
});

describe('listInterviews', () => {
  it('listInterviews › three interviews in pages of two › gives each once, newest first', async () => {
    const caller = await aCaller(app, { premium: true });
    const positionId = await aPosition(caller);
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) {
      const candidateId = await aCandidate(caller, { name });
      ids.push((await anInterview(caller, { positionId, candidateId })).id);
    }
    const first = await caller.call('GET', '/interviews?limit=2');
    const second = await caller.call('GET', `/interviews?limit=2&cursor=${first.body.nextCursor}`);
    const items: { id: string }[] = [...first.body.items, ...second.body.items];
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.body.nextCursor).toBeNull();
    const drafts = await caller.call('GET', `/interviews?status=draft&positionId=${positionId}`);
    expect(drafts.body.items).toHaveLength(3);
    expect((await caller.call('GET', '/interviews?status=planned')).body.items).toEqual([]);
  });

  it.each(['limit=1000000000', 'limit=-1', 'status=nonsense', 'cursor=nonsense', 'sort=x'])(
    'listInterviews › %s › answers 400',
    async (query) => {
      const caller = await aCaller(app);
      expect(await caller.call('GET', `/interviews?${query}`)).toMatchObject({ status: 400 });
    },
  );
});

describe('updateInterview', () => {
  it('updateInterview › with the version it has › changes it and raises the version', async () => {
    const caller = await aCaller(app);
    const { id } = await anInterview(caller);
    const changes = { scheduledAt: '2026-12-01T09:00:00+02:00', userRole: 'CTO' };
    const answer = await caller.call('PATCH', `/interviews/${id}`, changes, { 'if-match': '1' });
    expect(answer).toMatchObject({
      status: 200,
      body: { scheduledAt: '2026-12-01T07:00:00.000Z', userRole: 'CTO', previousFeedback: null, version: 2 },
    });
  });

  it('updateInterview › after the product made a plan and started it › still has the version it had', async () => {
    const caller = await aCaller(app);
    const { id } = await aPlannedInterview(caller);
    await caller.call('POST', `/interviews/${id}/start`);
    const answer = await caller.call('PATCH', `/interviews/${id}`, { userRole: 'CTO' }, { 'if-match': '1' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'in_progress', userRole: 'CTO', version: 2 } });
  });

  it('updateInterview › with an older version › answers common.stale with the interview as it stands', async () => {
    const caller = await aCaller(app);
    const { id } = await anInterview(caller);
    await caller.call('PATCH', `/interviews/${id}`, { userRole: 'CTO' });
    const answer = await caller.call('PATCH', `/interviews/${id}`, { userRole: 'CEO' }, { 'if-match': '"1"' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'common.stale', details: { current: { userRole: 'CTO', version: 2 } } },
    });
  });
});

describe('foreign interviews', () => {
  it('every call › on an interview of somebody else › answers as for one that does not exist', async () => {
    const owner = await aCaller(app);
    const stranger = await aCaller(app);
    const { id } = await aPlannedInterview(owner);
    const calls = (interviewId: string) =>
      [
        ['GET', `/interviews/${interviewId}`],
        ['PATCH', `/interviews/${interviewId}`, { userRole: 'x' }],
        ['POST', `/interviews/${interviewId}/plan`, {}],
        ['DELETE', `/interviews/${interviewId}/plan`],
        ['GET', `/interviews/${interviewId}/plan`],
        ['GET', `/interviews/${interviewId}/plan/events`],
        ['POST', `/interviews/${interviewId}/start`],
        ['POST', `/interviews/${interviewId}/undo-start`],
        ['POST', `/interviews/${interviewId}/complete`],
        ['POST', `/interviews/${interviewId}/cancel`, { reason: 'other' }],
        ['POST', `/interviews/${interviewId}/reopen`, { reason: 'x' }],
        ['GET', `/interviews/${interviewId}/run`],
        ['POST', `/interviews/${interviewId}/operations`, { operations: [pause()] }],
        ['GET', `/interviews/${interviewId}/summary`],
        ['PUT', `/interviews/${interviewId}/summary`, summary],
      ] as const;
    const [foreign, missing] = await Promise.all(
      [id, newId()].map(async (interviewId) => {
        const answers = [];
        for (const [method, path, payload] of calls(interviewId)) {
          const { status, body } = await stranger.call(method, path, payload);
          answers.push({ call: `${method} ${path.replace(interviewId, '')}`, status, code: body.code });
        }
        return answers;
      }),
    );
    expect(foreign).toEqual(missing);
    expect(new Set(foreign?.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['404 interviewing.interview_not_found']),
    );
    expect((await owner.call('GET', `/interviews/${id}`)).body.status).toBe('planned');
  });

  it('rows › read as another owner › are not there', async () => {
    const owner = await aCaller(app);
    const stranger = await aCaller(app);
    await aPlannedInterview(owner);
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'interviewing'`.execute(
      app.deps.db.tenant,
    );
    const seen: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const { rows } = await asTenant(app.deps.db, stranger.userId, (tx) =>
        sql`select from ${sql.table(`interviewing.${name}`)}`.execute(tx),
      );
      seen[name] = rows.length;
    }
    expect(Object.keys(seen)).toHaveLength(12);
    expect(Object.values(seen).every((rows) => rows === 0)).toBe(true);
  });
});

const summary = { overallAssessment: '', strengths: [], concerns: [], recommendation: null };

function pause() {
  return { id: newId(), at: new Date().toISOString(), kind: 'pause' };
}
