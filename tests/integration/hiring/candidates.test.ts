import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCandidate, getCandidate, listCandidates, updateCandidate } from '#contracts/hiring/candidates.ts';
import { cvStates, cvWarnings, listCvs, pasteCvText, uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { getPosition, positionStatuses, positionTypes, updatePosition } from '#contracts/hiring/positions.ts';
import { createInterview } from '#contracts/interviewing/interviewing.ts';
import type { QueryInputOf } from '#contracts/endpoint.ts';
import { levels } from '#contracts/interviewing/plan/plan.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { changesChannel } from '#platform/live/publish-change.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';
import { aCandidate, aPosition, cvText, newInterview, uploadCv } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';

let app: TestApp;
let recruiter: Recruiter;

beforeAll(async () => {
  app = await startTestApp();
  recruiter = await aRecruiter(app);
});

afterAll(() => app.close());

describe('createCandidate', () => {
  it('a candidate › with a position › is linked to it and counted there, once for a double click', async () => {
    const owner = await aRecruiter(app);
    const position = await aPosition(owner);
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { name: ' Олена Ґудзь ', email: 'Olena@Example.com', positionId: position.id };
    const first = await owner.call(createCandidate, { body: payload, headers });
    const second = await owner.call(createCandidate, { body: payload, headers });
    expect(first).toMatchObject({
      name: 'Олена Ґудзь',
      email: 'olena@example.com',
      cv: null,
      positionIds: [position.id],
      version: 1,
    });
    expect(second).toEqual(first);
    expect((await owner.call(getPosition, { params: { positionId: position.id } })).candidatesCount).toBe(1);
    expect((await owner.call(listCandidates)).items).toHaveLength(1);
  });

  it('a candidate › with the text of a CV › has it at once, and one of each for a double click', async () => {
    const owner = await aRecruiter(app);
    const idempotencyKey = randomUUID();
    const body = { name: 'Maksym Bondar', cvText };
    const first = await owner.call(createCandidate, { body, idempotencyKey });
    expect(await owner.call(createCandidate, { body, idempotencyKey })).toEqual(first);
    expect(first).toMatchObject({ name: 'Maksym Bondar', cv: { state: 'ready' }, profile: { years: 5 } });
    expect((await owner.call(listCandidates)).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await owner.call(listCvs, { params: { candidateId: first.id } })).items).toHaveLength(1);
  });

  it('a text › that shows nothing › is refused by its name, and no candidate is made', async () => {
    const owner = await aRecruiter(app);
    const answer = await owner.refusal(createCandidate, { body: { name: 'Ada', cvText: '\u200B\u200B' } });
    expect(answer).toMatchObject({ status: 400, details: { fields: [{ path: '/cvText' }] } });
    expect((await owner.call(listCandidates)).items).toEqual([]);
  });

  it('a position › of another recruiter › is not found, and no candidate is made', async () => {
    const owner = await aRecruiter(app);
    const position = await aPosition(owner);
    const stranger = await aRecruiter(app);
    const payload = { name: 'Ada', positionId: position.id };
    const answer = await stranger.refusal(createCandidate, { body: payload });
    expect([answer.status, answer.code]).toEqual([404, 'hiring.position_not_found']);
    expect((await stranger.call(listCandidates)).items).toEqual([]);
  });
});

describe('updateCandidate', () => {
  it('a change › on the current version › is made; on an older one it is refused with the current candidate', async () => {
    const { id } = await aCandidate(recruiter, { email: 'old@example.com' });
    const headers = { 'if-match': '1' };
    const first = await recruiter.call(updateCandidate, {
      params: { candidateId: id },
      body: { email: null },
      headers,
    });
    expect(first).toMatchObject({ name: 'Ada Example', email: null, version: 2 });
    const late = await recruiter.refusal(updateCandidate, {
      params: { candidateId: id },
      body: { name: 'Late' },
      headers,
    });
    expect(late).toMatchObject({
      status: 409,
      code: 'common.stale',
      details: { current: { name: 'Ada Example', version: 2 } },
    });
  });

  it('a candidate › of another recruiter › is answered as one that does not exist, and stays as it was', async () => {
    const stranger = await aRecruiter(app);
    const { id } = await aCandidate(recruiter);
    const payload = { name: 'Mine now' };
    const foreign = await stranger.refusal(updateCandidate, { params: { candidateId: id }, body: payload });
    const missing = await stranger.refusal(updateCandidate, { params: { candidateId: randomUUID() }, body: payload });
    expect([foreign.status, foreign.message]).toEqual([404, missing.message]);
    expect((await stranger.refusal(getCandidate, { params: { candidateId: id } })).status).toBe(404);
    expect((await recruiter.call(getCandidate, { params: { candidateId: id } })).name).toBe('Ada Example');
  });
});

describe('listCandidates', () => {
  it('candidates › in pages, by name, address and position › come newest first with their newest CV', async () => {
    const owner = await aRecruiter(app);
    const position = await aPosition(owner);
    const names = ['Олена Коваль', 'Ada Lovelace', 'Олег Кравець'];
    for (const name of names) await aCandidate(owner, { name });
    const linked = await aCandidate(owner, { name: 'Linked', email: 'found@example.com', positionId: position.id });
    await uploadCv(owner, linked.id);
    const newest = await uploadCv(owner, linked.id);
    const list = async (query: QueryInputOf<typeof listCandidates>) => {
      const page = await owner.call(listCandidates, { query });
      return { ...page, names: page.items.map((candidate) => candidate.name) };
    };
    const first = await list({ limit: 3 });
    expect(first.names).toEqual(['Linked', 'Олег Кравець', 'Ada Lovelace']);
    expect(first.items[0]?.cv).toEqual(newest);
    expect(await list({ limit: 3, cursor: first.nextCursor ?? '' })).toMatchObject({
      names: ['Олена Коваль'],
      nextCursor: null,
    });
    expect((await list({ q: 'олен' })).names).toEqual(['Олена Коваль']);
    expect((await list({ q: 'found@' })).names).toEqual(['Linked']);
    expect((await list({ q: '_' })).names).toEqual([]);
    expect((await list({ positionId: position.id })).names).toEqual(['Linked']);
    expect((await list({ positionId: randomUUID() })).names).toEqual([]);
  });
});

describe('a candidate’s file', () => {
  it('a candidate › with two CVs and two positions › tells who they are by the newest CV that was read', async () => {
    const owner = await aRecruiter(app, { premium: true });
    const positions = [await aPosition(owner), await aPosition(owner, { title: 'Team lead' })];
    const [first, second] = positions;
    const { id } = await aCandidate(owner, { positionId: first?.id });
    await owner.call(createInterview, { body: newInterview(second?.id ?? '', id) });
    await owner.call(updatePosition, { params: { positionId: second?.id ?? '' }, body: { status: 'inactive' } });
    const params = { candidateId: id };
    expect(await owner.call(getCandidate, { params })).toMatchObject({
      profile: null,
      positions: [
        { id: first?.id, title: 'Backend engineer', status: 'active' },
        { id: second?.id, title: 'Team lead', status: 'inactive' },
      ],
    });
    const older = await owner.call(pasteCvText, { params, body: { text: cvText.replace('2024', '2021') } });
    const read = await owner.call(pasteCvText, { params, body: { text: `${cvText}\nLanguages\nEnglish B2` } });
    const waiting = await uploadCv(owner, id);
    const profile = {
      lastRole: { title: 'backend engineer', organisation: 'Acme' },
      years: 5,
      languages: ['English B2'],
    };
    expect((await owner.call(getCandidate, { params })).profile).toEqual(profile);
    // the name at the top of the CV, and still the profile of the last readable one
    const otherName = { cvId: read.id, name: 'Maksym Bondar', email: null };
    expect((await owner.call(listCandidates)).items[0]).toMatchObject({ profile, otherName, cv: { id: waiting.id } });

    const page = await owner.call(listCvs, { params, query: { limit: 2 } });
    expect(page.items).toEqual([waiting, read]);
    const rest = await owner.call(listCvs, { params, query: { cursor: page.nextCursor ?? '' } });
    expect(rest).toEqual({ items: [older], nextCursor: null });
  });

  it('candidates › with one address › each names all the others, until one has another address', async () => {
    const owner = await aRecruiter(app);
    const stranger = await aRecruiter(app);
    await aCandidate(stranger, { email: 'twice@example.com' });
    const one = await aCandidate(owner, { name: 'Ada', email: 'twice@example.com' });
    expect(one.sameEmailAs).toEqual([]);
    const other = await aCandidate(owner, { name: 'Ada L.', email: 'Twice@Example.com' });
    expect(other.sameEmailAs).toEqual([{ id: one.id, name: 'Ada' }]);
    await aCandidate(owner, { name: 'A. Lovelace', email: 'twice@example.com' });
    const named = async () => {
      const { items } = await owner.call(listCandidates);
      return items.map(({ sameEmailAs }) => sameEmailAs.map(({ name }) => name));
    };
    expect(await named()).toEqual([
      ['Ada', 'Ada L.'],
      ['Ada', 'A. Lovelace'],
      ['Ada L.', 'A. Lovelace'],
    ]);
    await owner.call(updateCandidate, { params: { candidateId: other.id }, body: { email: 'once@example.com' } });
    expect(await named()).toEqual([['Ada'], [], ['A. Lovelace']]);
  });
});

describe('open pages of the owner', () => {
  /** The notifications that pages receive from now on. */
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
    const position = await aPosition(owner);
    const candidate = await aCandidate(owner);
    const cv = await uploadCv(owner, candidate.id);
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
    const position = await aPosition(owner);
    await until(() => told.some((one) => JSON.stringify(one).includes(position.id)));
    told.length = 0;
    const cv = await owner.call(uploadCandidateCv, { file: {}, fields: { positionId: position.id } });
    await until(() => told.some((one) => JSON.stringify(one).includes(cv.id)));
    expect(told.filter((one) => JSON.stringify(one).includes(position.id))).toEqual([
      { kind: 'position', id: position.id, ownerId: owner.userId },
    ]);
    expect((await owner.call(getPosition, { params: { positionId: position.id } })).candidatesCount).toBe(1);
    unsubscribe();
  });
});

describe('tables of hiring', () => {
  it('rows of one owner › read and written by another, in plain SQL › are not there', async () => {
    const { id } = await aCandidate(recruiter);
    await uploadCv(recruiter, id);
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
      'retention',
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
    const { id } = await aCandidate(recruiter);
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
