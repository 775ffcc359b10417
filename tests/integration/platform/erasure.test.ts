import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account, deleteAccount } from '#contracts/auth/account.ts';
import { deleteCandidate, getCandidate, listCandidates } from '#contracts/hiring/candidates.ts';
import { pasteCvText } from '#contracts/hiring/cvs.ts';
import { getCandidateHoldings } from '#contracts/interviewing/candidate-holdings.ts';
import { getPosition } from '#contracts/hiring/positions.ts';
import {
  createInterview,
  getInterview,
  listInterviews,
  listNewestInterviews,
  listUrgentInterviews,
} from '#contracts/interviewing/interviewing.ts';
import { createShare } from '#contracts/interviewing/summary/interview-share.ts';
import type { ErasureActivities } from '#workflows/contracts/erasure.ts';
import { sweep } from '#tests/helpers/temporal/activities.ts';
import { aCandidate, aPosition, anInterview, cvText, newInterview } from '#tests/helpers/api/builders.ts';
import { ownedRows } from '#tests/helpers/database/owned-rows.ts';
import { type Recruiter, aRecruiter, aStartedInterview } from '#tests/helpers/api/recruiter.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let activities: ErasureActivities;

beforeAll(async () => {
  app = await startTestApp();
  const { wf } = await app.modules.activities();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queue's activities, this workflow's among them
  activities = wf as ErasureActivities;
});

afterAll(() => app.close());

/** Does what the workflow does, except for the steps about workflow runs, which need Temporal. */
async function erase(erasureId: string): Promise<void> {
  const input = { erasureId, attempt: 1 };
  await activities.freeze(input);
  for (const eraser of await activities.listErasers()) {
    await new MockActivityEnvironment().run(activities.eraseRows, { ...input, eraser });
  }
}

async function receiptOf(erasureId: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(e) as row from platform.erasure e where id = ${erasureId}`.execute(app.deps.db.system);
  return rows[0]?.row ?? {};
}

/** Runs a statement as the database's owner, who bypasses row-level security. */
async function asDatabaseOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * For each type, a value that any column of it accepts once its checks are dropped; equal ids, so that rows reference
 * each other.
 */
function valueOf(type: string, id: string): unknown {
  const values: Record<string, unknown> = {
    uuid: id,
    text: 'planted',
    boolean: false,
    integer: 1,
    'double precision': 1,
    smallint: 1,
    bigint: 1,
    'timestamp with time zone': new Date(),
    jsonb: '{}',
    bytea: Buffer.from(id),
    'text[]': ['planted'],
    'uuid[]': [id],
    'jsonb[]': [],
    date: new Date(),
  };
  if (!(type in values)) throw new Error(`no value for a column of type ${type}`);
  return values[type];
}

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Every table with owned rows, with its columns; auth.user is the account itself. */
async function tablesWithAnOwner(client: pg.Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column & { table: string }>(`
    select format('%I.%I', n.nspname, c.relname) as table, a.attname as name, format_type(a.atttypid, null) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
      and n.nspname not in ('pg_catalog', 'information_schema', 'public')
      and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname in ('owner_id', 'user_id'))
    order by 1, a.attnum`);
  return Map.groupBy(rows, ({ table }) => table);
}

/** Inserts one row of the account into each table. */
async function plantEverywhere(userId: string): Promise<string[]> {
  return asDatabaseOwner(async (client) => {
    const { rows: checks } = await client.query<{ table: string; name: string }>(`
      select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
      where contype = 'c' and connamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'public')`);
    const id = randomUUID();
    const tables = await tablesWithAnOwner(client);
    tables.delete('platform.erasure');
    await client.query('begin');
    for (const { table, name } of checks) await client.query(`alter table ${table} drop constraint ${name}`);
    // Foreign keys are not checked while rows are inserted in any order; they are valid, because all ids are the same.
    await client.query('set local session_replication_role = replica');
    for (const [table, columns] of tables) {
      const values = columns.map(({ name, type }) =>
        name === 'owner_id' || name === 'user_id' ? userId : valueOf(type, id),
      );
      const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
      const places = columns.map((_, index) => `$${index + 1}`).join(', ');
      await client.query(`insert into ${table} (${names}) values (${places}) on conflict do nothing`, values);
    }
    await client.query('commit');
    return [...tables.keys()];
  });
}

describe('erasing an account', () => {
  it('every table with an owner › a row of the account in each › has none of it afterwards, and all of others’', async () => {
    const other = await aRecruiter(app, { premium: true });
    await aStartedInterview(other, { cv: cvText });
    const owner = await aRecruiter(app);
    const planted = await plantEverywhere(owner.userId);
    const before = await ownedRows(app, owner.userId);
    expect(planted.length).toBeGreaterThan(30);
    expect(planted.filter((table) => (before[table] ?? []).length === 0)).toEqual([]);
    const theirs = await ownedRows(app, other.userId);

    const { receiptId } = await owner.call(deleteAccount, { body: { password: aPassword } });
    await erase(receiptId);
    await activities.finishErasure({ erasureId: receiptId, attempt: 1 });
    const left = Object.entries(await ownedRows(app, owner.userId)).filter(([, rows]) => rows.length > 0);
    expect(left).toEqual([]);
    expect(await ownedRows(app, other.userId)).toEqual(theirs);
    const receipt = await receiptOf(receiptId);
    expect(receipt).toMatchObject({ kind: 'account', owner_id: null, subject_id: null, notify_address: null });
    expect(receipt['deleted']).toMatchObject({
      'hiring.cv_file': 1,
      'interviewing.answer': 1,
      'platform.idempotency': 1,
    });
    // Rows that would be deleted by a cascade are counted separately; only sign-in data is deleted with the account's
    // own row.
    const counted = new Set(Object.keys(Object(receipt['deleted'])));
    const missing = planted.map((table) => table.replaceAll('"', '')).filter((table) => !counted.has(table));
    expect(missing.filter((table) => !table.startsWith('auth.'))).toEqual([]);
    expect(JSON.stringify(receipt)).not.toContain(owner.userId);
  });

  it('a step › run again after everything is gone › counts nothing twice', async () => {
    const owner = await aRecruiter(app);
    await aCandidate(owner, { cv: cvText });
    const { receiptId } = await owner.call(deleteAccount, { body: { password: aPassword } });
    await erase(receiptId);
    const { deleted } = await receiptOf(receiptId);
    await erase(receiptId);
    expect((await receiptOf(receiptId))['deleted']).toEqual(deleted);
    expect(deleted).toMatchObject({ 'hiring.candidate': 1, 'hiring.cv': 1, 'hiring.cv_file': 1, 'hiring.cv_text': 1 });
  });

  it('an account that gave its address up › swept › is erased like any other, and nobody is told', async () => {
    const owner = await aRecruiter(app);
    await aPosition(owner);
    await sql`update auth."user" set email = ${`${owner.userId}@superseded.invalid`}, email_verified_at = null where id = ${owner.userId}`.execute(
      app.deps.db.system,
    );
    expect(await sweep(app, 'superseded accounts')).toBe(1);
    const { rows } = await sql<{ id: string; notify: string | null }>`
      select id, notify_address as notify from platform.erasure where owner_id = ${owner.userId}`.execute(
      app.deps.db.system,
    );
    expect(rows).toMatchObject([{ notify: null }]);
  });

  it('receipts › 13 months after they were closed › are swept', async () => {
    const owner = await aRecruiter(app);
    const { receiptId } = await owner.call(deleteAccount, { body: { password: aPassword } });
    await sql`update platform.erasure set owner_id = null, subject_id = null, notify_address = null, erased_at = now(),
      closed_at = now() - interval '12 months 27 days' where id = ${receiptId}`.execute(app.deps.db.system);
    expect(await sweep(app, 'receipts')).toBe(0);
    await sql`update platform.erasure set closed_at = now() - interval '13 months 1 day' where id = ${receiptId}`.execute(
      app.deps.db.system,
    );
    expect(await sweep(app, 'receipts')).toBe(1);
  });

  it('an erasure › still open after 25 days › alarms operators each hour, by the log and by the run of housekeeping', async () => {
    const owner = await aRecruiter(app);
    const { receiptId } = await owner.call(deleteAccount, { body: { password: aPassword } });
    const requested = (age: string) =>
      sql`update platform.erasure set requested_at = now() - ${age}::interval where id = ${receiptId}`.execute(
        app.deps.db.system,
      );
    const logged = vi.spyOn(app.deps.logger, 'error');
    await requested('24 days 23 hours');
    expect(await sweep(app, 'overdue erasures')).toBe(0);
    expect(logged).not.toHaveBeenCalled();
    await requested('25 days 1 hour');
    await expect(sweep(app, 'overdue erasures')).rejects.toMatchObject({ type: 'ErasureOverdue', nonRetryable: true });
    expect(logged.mock.calls).toEqual([[{ id: receiptId, kind: 'account', days: 25 }, expect.any(String)]]);
    logged.mockRestore();
    await sql`update platform.erasure set closed_at = now() where id = ${receiptId}`.execute(app.deps.db.system);
    expect(await sweep(app, 'overdue erasures')).toBe(0);
  });
});

describe('erasing a candidate', () => {
  let owner: Recruiter;
  beforeAll(async () => {
    owner = await aRecruiter(app, { premium: true });
  });

  it('a candidate › deleted › is gone from the lists at once and takes nothing new', async () => {
    const position = await aPosition(owner);
    const { id: candidateId } = await aCandidate(owner);
    const params = { candidateId };
    const { receiptId } = await owner.call(deleteCandidate, { params });
    expect(await owner.call(deleteCandidate, { params })).toEqual({ receiptId });
    expect((await owner.call(listCandidates)).items.map(({ id }) => id)).not.toContain(candidateId);
    const refusals = [
      await owner.refusal(getCandidate, { params }),
      await owner.refusal(pasteCvText, { params, body: { text: cvText } }),
      await owner.refusal(createInterview, { body: newInterview(position.id, candidateId) }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'hiring.candidate_not_found'));
  });

  it('a candidate with a running interview › deleted › is gone from every list of interviews before a row of them is', async () => {
    const started = await aStartedInterview(owner, { cv: cvText });
    const interview = await owner.call(getInterview, { params: { interviewId: started.id } });
    await owner.call(createShare, {
      params: { interviewId: interview.id },
      body: { view: 'questions', hideName: false },
    });
    const { id: candidateId } = interview.candidate;
    const params = { candidateId };
    const lists = async () => [
      await owner.call(listInterviews, { query: {} }),
      await owner.call(listInterviews, { query: { q: interview.candidate.name } }),
      await owner.call(listInterviews, { query: { positionId: interview.position.id } }),
      await owner.call(listUrgentInterviews),
      await owner.call(listNewestInterviews, { query: { candidateIds: candidateId } }),
    ];
    const has = async () => (await lists()).map(({ items }) => items.some(({ id }) => id === interview.id));
    expect(await has()).toEqual([true, true, true, true, true]);
    expect(await owner.call(getCandidateHoldings, { params })).toEqual({
      cvs: 1,
      interviews: 1,
      running: 1,
      shareLinks: 1,
    });
    await owner.call(deleteCandidate, { params });
    expect(await has()).toEqual([false, false, false, false, false]);
    const refusals = [
      await owner.refusal(getInterview, { params: { interviewId: interview.id } }),
      await owner.refusal(getCandidateHoldings, { params }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual([
      'interviewing.interview_not_found',
      'hiring.candidate_not_found',
    ]);
  });

  it('a candidate › erased › leaves the other one of the same position whole, and counts that are true', async () => {
    const position = await aPosition(owner);
    const gone = await aCandidate(owner, { name: 'Gone Away', cv: cvText, positionId: position.id });
    const kept = await aCandidate(owner, { name: 'Kept Here', cv: cvText, positionId: position.id });
    const interview = await aStartedInterview(owner, { positionId: position.id, candidateId: gone.id });
    const other = await anInterview(owner, { positionId: position.id, candidateId: kept.id });
    await owner.call(createInterview, {
      body: newInterview(position.id, gone.id, { previousFeedback: 'Gone Away was kind' }),
      idempotencyKey: randomUUID(),
    });
    const before = await owner.call(account);

    const { receiptId } = await owner.call(deleteCandidate, { params: { candidateId: gone.id } });
    await erase(receiptId);
    await activities.finishErasure({ erasureId: receiptId, attempt: 1 });
    const tables = await ownedRows(app, owner.userId);
    // Events and units keep the bare ids of interviews.
    const texts = [tables, Object.entries(tables).filter(([name]) => name.startsWith('interviewing.'))];
    const [all = '', ofInterviews = ''] = texts.map((rows) => JSON.stringify(rows));
    expect([all.includes('Gone Away'), all.includes('billing API'), ofInterviews.includes(interview.id)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(ofInterviews).not.toContain(gone.id);
    const counts = await owner.call(getPosition, { params: { positionId: position.id } });
    expect(counts).toMatchObject({ candidatesCount: 1, interviewsCount: 1 });
    expect((await owner.call(getInterview, { params: { interviewId: other.id } })).candidate.name).toBe('Kept Here');
    const { holds } = await owner.call(account);
    expect(holds).toEqual({
      ...before.holds,
      candidates: before.holds.candidates - 1,
      cvs: before.holds.cvs - 1,
      interviews: before.holds.interviews - 2,
    });
    const receipt = await receiptOf(receiptId);
    expect(receipt).toMatchObject({ owner_id: null, entities: [], closed_at: expect.any(String) });
    expect(receipt['deleted']).toMatchObject({
      'hiring.candidate': 1,
      'hiring.cv': 1,
      'interviewing.interview': 2,
      'interviewing.run': 1,
      'platform.idempotency': 1,
    });
  });
});
