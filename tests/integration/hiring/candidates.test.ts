import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cvStates, cvWarnings, positionStatuses, positionTypes } from '#contracts/hiring.ts';
import type { Candidate, CvView } from '#contracts/hiring.ts';
import { levels } from '#contracts/plan.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { changesChannel } from '#platform/live/publish-change.ts';
import {
  type Recruiter,
  aCandidate,
  aPdfPart,
  aPosition,
  aRecruiter,
  multipart,
  uploadCv,
} from '#tests/helpers/hiring.ts';
import { type TestApp, startTestApp } from '#tests/helpers/test-app.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;
let recruiter: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  recruiter = await aRecruiter(app);
});

afterAll(() => app.close());

function call(
  method: 'GET' | 'POST' | 'PATCH',
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

describe('createCandidate', () => {
  it('a candidate › with a position › is linked to it and counted there, once for a double click', async () => {
    const owner = await aRecruiter(app);
    const position = await aPosition(app, owner);
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { name: ' Олена Ґудзь ', email: 'Olena@Example.com', positionId: position.id };
    const first = await call('POST', '/candidates', { by: owner, payload, headers });
    const second = await call('POST', '/candidates', { by: owner, payload, headers });
    expect(first.json()).toMatchObject({
      name: 'Олена Ґудзь',
      email: 'olena@example.com',
      cv: null,
      positionIds: [position.id],
      version: 1,
    });
    expect(second.json()).toEqual(first.json());
    expect((await call('GET', `/positions/${position.id}`, { by: owner })).json().candidatesCount).toBe(1);
    expect((await call('GET', '/candidates', { by: owner })).json().items).toHaveLength(1);
  });

  it('a position › of another recruiter › is not found, and no candidate is made', async () => {
    const owner = await aRecruiter(app);
    const position = await aPosition(app, owner);
    const stranger = await aRecruiter(app);
    const payload = { name: 'Ada', positionId: position.id };
    const answer = await call('POST', '/candidates', { by: stranger, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'hiring.position_not_found']);
    expect((await call('GET', '/candidates', { by: stranger })).json().items).toEqual([]);
  });
});

describe('updateCandidate', () => {
  it('a change › on the current version › is made; on an older one it is refused with the current candidate', async () => {
    const { id } = await aCandidate(app, recruiter, { email: 'old@example.com' });
    const headers = { 'if-match': '1' };
    const first = await call('PATCH', `/candidates/${id}`, { payload: { email: null }, headers });
    expect(first.json()).toMatchObject({ name: 'Ada Example', email: null, version: 2 });
    const late = await call('PATCH', `/candidates/${id}`, { payload: { name: 'Late' }, headers });
    expect(late.json()).toMatchObject({
      status: 409,
      code: 'common.stale',
      details: { current: { name: 'Ada Example', version: 2 } },
    });
  });

  it('a candidate › of another recruiter › is answered as one that does not exist, and stays as it was', async () => {
    const stranger = await aRecruiter(app);
    const { id } = await aCandidate(app, recruiter);
    const payload = { name: 'Mine now' };
    const foreign = await call('PATCH', `/candidates/${id}`, { by: stranger, payload });
    const missing = await call('PATCH', `/candidates/${randomUUID()}`, { by: stranger, payload });
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, missing.json().message]);
    expect((await call('GET', `/candidates/${id}`, { by: stranger })).statusCode).toBe(404);
    expect((await call('GET', `/candidates/${id}`)).json().name).toBe('Ada Example');
  });
});

describe('listCandidates', () => {
  it('candidates › in pages, by name and by position › come newest first with their newest CV', async () => {
    const owner = await aRecruiter(app);
    const position = await aPosition(app, owner);
    const names = ['Олена Коваль', 'Ada Lovelace', 'Олег Кравець'];
    for (const name of names) await aCandidate(app, owner, { name });
    const linked = await aCandidate(app, owner, { name: 'Linked', positionId: position.id });
    await uploadCv(app, owner, linked.id);
    const newest = await uploadCv(app, owner, linked.id);
    const list = async (query: string) => {
      const page = (await call('GET', `/candidates?${query}`, { by: owner })).json();
      return { ...page, names: page.items.map((candidate: Candidate) => candidate.name) };
    };
    const first = await list('limit=3');
    expect(first.names).toEqual(['Linked', 'Олег Кравець', 'Ada Lovelace']);
    expect(first.items[0].cv).toEqual(newest);
    expect(await list(`limit=3&cursor=${first.nextCursor}`)).toMatchObject({
      names: ['Олена Коваль'],
      nextCursor: null,
    });
    expect((await list(`q=${encodeURIComponent('олен')}`)).names).toEqual(['Олена Коваль']);
    expect((await list('q=_')).names).toEqual([]);
    expect((await list(`positionId=${position.id}`)).names).toEqual(['Linked']);
    expect((await list(`positionId=${randomUUID()}`)).names).toEqual([]);
  });
});

describe('open pages of the owner', () => {
  /** What pages are told from now on. */
  async function listen() {
    const told: unknown[] = [];
    const unsubscribe = app.deps.listener.subscribe(changesChannel, (payload) => told.push(JSON.parse(payload)));
    await until(async () => {
      await sql`select pg_notify(${changesChannel}, '"listening"')`.execute(app.deps.db.tenant);
      return told.includes('listening');
    });
    return { told, unsubscribe };
  }

  it('a position, a candidate and a CV › made › are told of after the commit', async () => {
    const owner = await aRecruiter(app);
    const { told, unsubscribe } = await listen();
    const position = await aPosition(app, owner);
    const candidate = await aCandidate(app, owner);
    const cv = await uploadCv(app, owner, candidate.id);
    const ownerId = owner.userId;
    await until(() => told.some((one) => JSON.stringify(one).includes(cv.id)));
    expect(told).toEqual(
      expect.arrayContaining([
        { kind: 'position', id: position.id, ownerId },
        { kind: 'candidate', id: candidate.id, ownerId },
        { kind: 'cv', id: cv.id, ownerId },
      ]),
    );
    unsubscribe();
  });

  it('a position › a CV is dropped on it › is told of, once, for it counts one candidate more', async () => {
    const owner = await aRecruiter(app);
    const { told, unsubscribe } = await listen();
    const position = await aPosition(app, owner);
    await until(() => told.some((one) => JSON.stringify(one).includes(position.id)));
    told.length = 0;
    const { payload, headers } = multipart(aPdfPart(), { name: 'positionId', content: position.id });
    const cv = (await call('POST', '/candidates/cv', { by: owner, payload, headers })).json<CvView>();
    await until(() => told.some((one) => JSON.stringify(one).includes(cv.id)));
    expect(told.filter((one) => JSON.stringify(one).includes(position.id))).toEqual([
      { kind: 'position', id: position.id, ownerId: owner.userId },
    ]);
    expect((await call('GET', `/positions/${position.id}`, { by: owner })).json().candidatesCount).toBe(1);
    unsubscribe();
  });
});

describe('tables of hiring', () => {
  it('rows of one owner › read and written by another, in plain SQL › are not there', async () => {
    const { id } = await aCandidate(app, recruiter);
    await uploadCv(app, recruiter, id);
    const stranger = await aRecruiter(app);
    const { rows: tables } = await sql<{ name: string; secured: boolean }>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as secured
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'hiring' and c.relkind = 'r' order by c.relname`.execute(app.deps.db.system);
    expect(tables.map((table) => table.name)).toEqual([
      'candidate',
      'candidate_position',
      'cv',
      'cv_file',
      'cv_text',
      'position',
      'storage',
    ]);
    for (const { name, secured } of tables) {
      expect([name, secured]).toEqual([name, true]);
      const { rows } = await asTenant(app.deps.db, stranger.userId, (tx) =>
        sql`select * from ${sql.table(`hiring.${name}`)}`.execute(tx),
      );
      expect([name, rows]).toEqual([name, []]);
    }
    const own = await asTenant(app.deps.db, recruiter.userId, (tx) => sql`select id from hiring.cv`.execute(tx));
    expect(own.rows.length).toBeGreaterThan(0);
    const changed = await asTenant(app.deps.db, stranger.userId, (tx) =>
      sql`update hiring.candidate set name = 'Mine now' where id = ${id}`.execute(tx),
    );
    expect(changed.numAffectedRows).toBe(0n);
    const smuggled = asTenant(app.deps.db, stranger.userId, (tx) =>
      sql`insert into hiring.candidate (id, owner_id, name) values (${randomUUID()}, ${recruiter.userId}, 'x')`.execute(
        tx,
      ),
    );
    await expect(smuggled).rejects.toThrow(/row-level security/);
  });

  it('a reference › to a row of another owner › is refused by the database itself', async () => {
    const { id } = await aCandidate(app, recruiter);
    const stranger = await aRecruiter(app);
    const foreign = asTenant(app.deps.db, stranger.userId, (tx) =>
      sql`insert into hiring.cv (id, owner_id, candidate_id, file_name, size_bytes, sha256, state)
        values (${randomUUID()}, ${stranger.userId}, ${id}, 'cv.pdf', 1, '', 'queued')`.execute(tx),
    );
    await expect(foreign).rejects.toThrow(/foreign key/);
  });

  it.each([
    ['position', 'status', positionStatuses],
    ['position', 'type', positionTypes],
    ['position', 'level', levels],
    ['cv', 'state', cvStates],
    ['cv', 'warnings', cvWarnings],
  ])('the words of %s.%s › in the table and in the contract › are the same', async (table, column, words) => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${`hiring.${table}`}::regclass and conname = ${`${table}_${column}_check`}`.execute(
      app.deps.db.tenant,
    );
    const stored = [...(rows[0]?.definition ?? '').matchAll(/'([a-z_]+)'/g)].map(([, word]) => word);
    expect(stored).toEqual([...words]);
  });
});
