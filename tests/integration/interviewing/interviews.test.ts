import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createDb } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import { cancelGeneration, generatePlan, getPlan, planEvents } from '#contracts/interviewing/plan/plan-generation.ts';
import {
  cancelInterview,
  completeInterview,
  createInterview,
  getInterview,
  listInterviews,
  listNewestInterviews,
  reopenInterview,
  startInterview,
  undoStart,
  updateInterview,
} from '#contracts/interviewing/interviewing.ts';
import { applyOperations, getRun } from '#contracts/interviewing/run/interview-run.ts';
import { getSummary, putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { getPosition, updatePosition } from '#contracts/hiring/positions.ts';
import { limitsStatus } from '#contracts/billing/billing.ts';
import { aCandidate, aPosition, anInterview, newInterview } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter } from '#tests/helpers/api/recruiter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function usedUnits(caller: Recruiter): Promise<number> {
  const body = await caller.call(limitsStatus);
  return body.find(({ resource }) => resource === 'interviews')?.used ?? -1;
}

describe('createInterview', () => {
  it('createInterview › a position and a candidate › answers a draft with the newest CV and takes one unit', async () => {
    const caller = await aRecruiter(app);
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
    const position = await caller.call(getPosition, { params: { positionId: interview.position.id } });
    expect(position).toMatchObject({ interviewsCount: 1, candidatesCount: 1 });
  });

  it('createInterview › at the limit › answers billing.limit_reached and stores nothing', async () => {
    const caller = await aRecruiter(app);
    const interview = await anInterview(caller);
    const second = await caller.refusal(createInterview, {
      body: newInterview(interview.position.id, interview.candidate.id),
    });
    expect(second).toMatchObject({ status: 403, code: 'billing.limit_reached' });
    expect((await caller.call(listInterviews)).items).toHaveLength(1);
  });

  it('createInterview › a refused insert › takes no unit', async () => {
    const caller = await aRecruiter(app);
    const positionId = (await aPosition(caller)).id;
    const missing = await caller.refusal(createInterview, { body: newInterview(positionId, newId()) });
    expect(missing).toMatchObject({ status: 404, code: 'hiring.candidate_not_found' });
    const candidateId = (await aCandidate(caller)).id;
    const wrongCv = await caller.refusal(createInterview, {
      body: newInterview(positionId, candidateId, { cvId: newId() }),
    });
    expect(wrongCv).toMatchObject({ status: 404, code: 'hiring.cv_not_found' });
    expect(await usedUnits(caller)).toBe(0);
  });

  it('createInterview › while its position is being changed › waits and is made', async () => {
    const caller = await aRecruiter(app);
    const positionId = (await aPosition(caller)).id;
    const candidateId = (await aCandidate(caller)).id;
    const other = createDb({ connectionString: app.config.DATABASE_URL, max: 1 });
    // In the same order as updatePosition: the position's row first, then the account's.
    const creating = await asTenant(other, caller.userId, async (tx) => {
      await sql`select from hiring.position where id = ${positionId} for update`.execute(tx);
      const answer = caller.outcome(createInterview, { body: newInterview(positionId, candidateId) });
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
    const caller = await aRecruiter(app);
    const positionId = (await aPosition(caller)).id;
    const candidateId = (await aCandidate(caller)).id;
    const other = createDb({ connectionString: app.config.DATABASE_URL, max: 1 });
    const creating = await asTenant(other, caller.userId, async (tx) => {
      await sql`update hiring.position set status = 'inactive', inactive_since = now() where id = ${positionId}`.execute(
        tx,
      );
      const answer = caller.outcome(createInterview, { body: newInterview(positionId, candidateId) });
      await until(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(other.system);
        return rows.length > 0;
      });
      return { answer };
    });
    expect(await creating.answer).toMatchObject({ status: 422, code: 'interviewing.position_inactive' });
    expect((await caller.call(listInterviews)).items).toEqual([]);
    await other.destroy();
  });

  it('createInterview › an inactive position › answers interviewing.position_inactive', async () => {
    const caller = await aRecruiter(app);
    const positionId = (await aPosition(caller)).id;
    await caller.call(updatePosition, { params: { positionId }, body: { status: 'inactive' } });
    const answer = await caller.refusal(createInterview, {
      body: newInterview(positionId, (await aCandidate(caller)).id),
    });
    expect(answer).toMatchObject({ status: 422, code: 'interviewing.position_inactive' });
  });

  it('createInterview › the same key twice › answers one interview', async () => {
    const caller = await aRecruiter(app);
    const payload = newInterview((await aPosition(caller)).id, (await aCandidate(caller)).id);
    const headers = { 'idempotency-key': newId() };
    const first = await caller.call(createInterview, { body: payload, headers });
    const again = await caller.call(createInterview, { body: payload, headers });
    expect(again.id).toBe(first.id);
    expect(await usedUnits(caller)).toBe(1);
  });

  it.each([0, -5, 1e9, 14, 17, 185])('createInterview › duration %s › answers 400', async (durationMinutes) => {
    const caller = await aRecruiter(app);
    const payload = newInterview(newId(), newId(), { durationMinutes });
    expect(await caller.refusal(createInterview, { body: payload })).toMatchObject({ status: 400 });
  });

  it('createInterview › fields that are not its own › answers 400', async () => {
    const caller = await aRecruiter(app);
    const payload = { ...newInterview(newId(), newId()), ownerId: newId(), status: 'planned' };
    expect(await caller.refusal(createInterview, { body: payload })).toMatchObject({ status: 400 });
  });

  it('case 91 › createInterview, 50 at once at limit 1 › makes exactly one', async () => {
    const wide = await startTestApp({ DATABASE_POOL: '10' });
    try {
      const caller = await aRecruiter(wide);
      const payload = newInterview((await aPosition(caller)).id, (await aCandidate(caller)).id);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => caller.outcome(createInterview, { body: payload })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter((answer) => !answer.ok && answer.code === 'billing.limit_reached')).toHaveLength(49);
      expect((await caller.call(listInterviews)).items).toHaveLength(1);
      expect(await usedUnits(caller)).toBe(1);
    } finally {
      await wide.close();
    }
  });
});

describe('listNewestInterviews', () => {
  it('listNewestInterviews › candidates with two, one and no interview, and one of a stranger › gives each own newest', async () => {
    const caller = await aRecruiter(app, { premium: true });
    const stranger = await aRecruiter(app, { premium: true });
    const { id: positionId } = await aPosition(caller);
    const earlier = await anInterview(caller, { positionId });
    const candidateId = earlier.candidate.id;
    const other = await anInterview(caller, { positionId });
    const later = await anInterview(caller, { positionId, candidateId });
    const foreign = await anInterview(stranger);
    const idle = await aCandidate(caller);
    const candidateIds = [candidateId, other.candidate.id, idle.id, foreign.candidate.id].join(',');
    const { items } = await caller.call(listNewestInterviews, { query: { candidateIds } });
    expect(items.map(({ id }) => id)).toEqual([later.id, other.id]);
    for (const wrong of ['', 'x', `${candidateId},`, Array.from({ length: 101 }, () => candidateId).join(',')]) {
      const refused = await caller.refusal(listNewestInterviews, { query: { candidateIds: wrong } });
      expect(refused.code).toBe('common.bad_request');
    }
  });
});

describe('listInterviews', () => {
  it('listInterviews › three interviews in pages of two › gives each once, newest first', async () => {
    const caller = await aRecruiter(app, { premium: true });
    const positionId = (await aPosition(caller)).id;
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) {
      const candidateId = (await aCandidate(caller, { name })).id;
      ids.push((await anInterview(caller, { positionId, candidateId })).id);
    }
    const first = await caller.call(listInterviews, { query: { limit: 2 } });
    const second = await caller.call(listInterviews, { query: { limit: 2, cursor: first.nextCursor ?? '' } });
    const items = [...first.items, ...second.items];
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.nextCursor).toBeNull();
    // Each list item is the same as when fetched on its own.
    expect(items[0]).toEqual(await caller.call(getInterview, { params: { interviewId: items[0]?.id ?? '' } }));
    const drafts = await caller.call(listInterviews, { query: { status: 'draft', positionId } });
    expect(drafts.items).toHaveLength(3);
    expect((await caller.call(listInterviews, { query: { status: 'planned' } })).items).toEqual([]);
  });

  it('listInterviews › words of a name or a title › finds those alone, page by page and with each filter', async () => {
    const caller = await aRecruiter(app, { premium: true });
    const stranger = await aRecruiter(app, { premium: true });
    const { id: cook } = await aPosition(caller, { title: 'Cook 100%' });
    const { id: clerk } = await aPosition(caller, { title: 'Bank clerk' });
    const made = async (name: string, positionId: string) => {
      const candidateId = (await aCandidate(caller, { name })).id;
      return (await anInterview(caller, { positionId, candidateId })).id;
    };
    const olena = await made('Олена Кравець', cook);
    const other = await made('Cooky Olsen', clerk);
    const third = await made('Ada Bank', cook);
    await anInterview(stranger, { candidateId: (await aCandidate(stranger, { name: 'Cooky Olsen' })).id });
    const found = async (query: QueryOf<typeof listInterviews>) =>
      (await caller.call(listInterviews, { query })).items.map(({ id }) => id);

    expect(await found({ q: 'оЛЕна' })).toEqual([olena]);
    expect(await found({ q: 'cook' })).toEqual([third, other, olena]);
    expect(await found({ q: ' bank ' })).toEqual([third, other]);
    expect(await found({ q: '100%' })).toEqual([third, olena]);
    expect(await found({ q: 'o_k' })).toEqual([]);
    expect(await found({ q: 'bank', positionId: cook })).toEqual([third]);
    expect(await found({ q: 'bank', group: 'upcoming' })).toEqual([third, other]);
    expect(await found({ q: 'bank', status: 'planned' })).toEqual([]);
    const first = await caller.call(listInterviews, { query: { q: 'cook', limit: 2 } });
    expect(first.items.map(({ id }) => id)).toEqual([third, other]);
    expect(await found({ q: 'cook', limit: 2, cursor: first.nextCursor ?? '' })).toEqual([olena]);
  });

  it.each(['limit=1000000000', 'limit=-1', 'status=nonsense', 'cursor=nonsense', 'sort=x'])(
    'listInterviews › %s › answers 400',
    async (query) => {
      const caller = await aRecruiter(app);
      expect(
        await caller.refusal(listInterviews, { query: Object.fromEntries(new URLSearchParams(query)) }),
      ).toMatchObject({ status: 400 });
    },
  );
});

describe('updateInterview', () => {
  it('updateInterview › with the version it has › changes it and raises the version', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    const changes = { scheduledAt: '2026-12-01T09:00:00+02:00', userRole: 'CTO' };
    const answer = await caller.call(updateInterview, {
      params: { interviewId: id },
      body: changes,
      headers: { 'if-match': '1' },
    });
    expect(answer).toMatchObject({
      scheduledAt: '2026-12-01T07:00:00.000Z',
      userRole: 'CTO',
      previousFeedback: null,
      version: 2,
    });
  });

  it('updateInterview › after the product made a plan and started it › still has the version it had', async () => {
    const caller = await aRecruiter(app);
    const { id } = await aPlannedInterview(caller);
    await caller.call(startInterview, { params: { interviewId: id } });
    const answer = await caller.call(updateInterview, {
      params: { interviewId: id },
      body: { userRole: 'CTO' },
      headers: { 'if-match': '1' },
    });
    expect(answer).toMatchObject({ status: 'in_progress', userRole: 'CTO', version: 2 });
  });

  it('updateInterview › with an older version › answers common.stale with the interview as it stands', async () => {
    const caller = await aRecruiter(app);
    const { id } = await anInterview(caller);
    await caller.call(updateInterview, { params: { interviewId: id }, body: { userRole: 'CTO' } });
    const answer = await caller.refusal(updateInterview, {
      params: { interviewId: id },
      body: { userRole: 'CEO' },
      headers: { 'if-match': '"1"' },
    });
    expect(answer).toMatchObject({
      status: 409,
      code: 'common.stale',
      details: { current: { userRole: 'CTO', version: 2 } },
    });
  });
});

describe('foreign interviews', () => {
  it('every call › on an interview of somebody else › answers as for one that does not exist', async () => {
    const owner = await aRecruiter(app);
    const stranger = await aRecruiter(app);
    const { id } = await aPlannedInterview(owner);
    const refusals = async (interviewId: string) => {
      const interview = { params: { interviewId } };
      const refused = [
        await stranger.refusal(getInterview, interview),
        await stranger.refusal(updateInterview, { ...interview, body: { userRole: 'x' } }),
        await stranger.refusal(generatePlan, { ...interview, body: {} }),
        await stranger.refusal(cancelGeneration, interview),
        await stranger.refusal(getPlan, interview),
        await stranger.refusal(planEvents, interview),
        await stranger.refusal(startInterview, interview),
        await stranger.refusal(undoStart, interview),
        await stranger.refusal(completeInterview, interview),
        await stranger.refusal(cancelInterview, { ...interview, body: { reason: 'other' } }),
        await stranger.refusal(reopenInterview, { ...interview, body: { reason: 'x' } }),
        await stranger.refusal(getRun, interview),
        await stranger.refusal(applyOperations, { ...interview, body: { operations: [pause()] } }),
        await stranger.refusal(getSummary, interview),
        await stranger.refusal(putSummary, { ...interview, body: summary }),
      ];
      return refused.map(({ status, code }) => ({ status, code }));
    };
    const [foreign, missing] = [await refusals(id), await refusals(newId())];
    expect(foreign).toEqual(missing);
    expect(new Set(foreign.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['404 interviewing.interview_not_found']),
    );
    expect((await owner.call(getInterview, { params: { interviewId: id } })).status).toBe('planned');
  });

  it('rows › read as another owner › are not there', async () => {
    const owner = await aRecruiter(app);
    const stranger = await aRecruiter(app);
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
    expect(Object.keys(seen)).toHaveLength(18);
    expect(Object.values(seen).every((rows) => rows === 0)).toBe(true);
  });
});

const summary = { overallAssessment: '', strengths: [], concerns: [], recommendation: null };

function pause() {
  return { id: newId(), at: new Date().toISOString(), kind: 'pause' };
}
