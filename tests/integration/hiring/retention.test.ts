import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contracts/auth/account.ts';
import {
  type Candidate,
  deleteCandidate,
  getCandidate,
  listCandidates,
  updateCandidate,
} from '#contracts/hiring/candidates.ts';
import { pasteCvText } from '#contracts/hiring/cvs.ts';
import { deletePosition, updatePosition } from '#contracts/hiring/positions.ts';
import { type RetentionMonths, getRetention, putRetention } from '#contracts/hiring/retention.ts';
import { createSample, deleteSample } from '#contracts/hiring/sample.ts';
import { cancelInterview } from '#contracts/interviewing/interviewing.ts';
import { eraseWhenDue } from '#modules/hiring/retention/erase-when-due.ts';
import { requestErasures } from '#modules/hiring/retention/request-erasures.ts';
import { warnOwners } from '#modules/hiring/retention/warn-owners.ts';
import { linkCandidate } from '#modules/hiring/candidate/link-candidate.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { aCandidate, aPosition, anInterview, cvText } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { aPassword } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let owner: Recruiter;

beforeAll(async () => {
  // Two transactions of one account at the same time: each account may use half of the pool.
  app = await startTestApp({ DATABASE_POOL: '6' });
});
beforeEach(async () => {
  // Each test's sweep must find only its own accounts.
  const { rows } = await sql<{ id: string }>`select owner_id as id from hiring.retention`.execute(app.deps.db.system);
  for (const { id } of rows) {
    await sql`begin; select set_config('app.user_id', ${sql.lit(id)}, true); delete from hiring.retention; commit`.execute(
      app.deps.db.system,
    );
  }
  owner = await aRecruiter(app, { premium: true });
});
afterAll(() => app.close());

const controls = { signal: new AbortController().signal, heartbeat: () => {} };
const sweep = () => requestErasures(app.deps, null, controls);

async function asOwner(work: (tx: TenantTx) => RawBuilder<unknown>, who = owner): Promise<void> {
  await asTenant(app.deps.db, who.userId, (tx) => work(tx).execute(tx));
}

/** As if the latest activity that concerns them was that long ago. */
async function lastContact(candidateId: string, ago: string, who = owner): Promise<void> {
  await asOwner(
    () => sql`update hiring.candidate set last_contact_at = now() - ${ago}::interval where id = ${candidateId}`,
    who,
  );
}

async function aPositionInactiveFor(ago: string): Promise<string> {
  const { id } = await aPosition(owner);
  await owner.call(updatePosition, { params: { positionId: id }, body: { status: 'inactive' } });
  await asOwner(() => sql`update hiring.position set inactive_since = now() - ${ago}::interval where id = ${id}`);
  return id;
}

async function aQuietCandidate(ago: string, positionIds: readonly string[] = []): Promise<Candidate> {
  const candidate = await aCandidate(owner);
  await asTenant(app.deps.db, owner.userId, async (tx) => {
    for (const positionId of positionIds) await linkCandidate(tx, candidate.id, positionId);
  });
  await lastContact(candidate.id, ago);
  return candidate;
}

const keep = (months?: RetentionMonths, who = owner) =>
  who.call(putRetention, { body: months === undefined ? {} : { months } });

const read = (candidateId: string) => owner.call(getCandidate, { params: { candidateId } });
const isThere = async (candidateId: string, who = owner) =>
  (await who.call(listCandidates)).items.some(({ id }) => id === candidateId);

async function monthsSince(candidateId: string): Promise<number | undefined> {
  const { keptUntil } = await read(candidateId);
  if (keptUntil === null) return undefined;
  return Math.round((Date.parse(keptUntil) - Date.now()) / (86_400_000 * 30.44));
}

const hold = (candidateId: string, reason: string | null = null) =>
  owner.call(updateCandidate, { params: { candidateId }, body: { legalHold: { reason } } });
const liftHold = (candidateId: string) =>
  owner.call(updateCandidate, { params: { candidateId }, body: { legalHold: null } });

describe('when the time of a candidate is over', () => {
  it.each<[string, () => Promise<Candidate>, number | undefined]>([
    ['no position, a contact 4 months ago', () => aQuietCandidate('4 months'), 2],
    ['an active position', async () => aQuietCandidate('4 months', [(await aPosition(owner)).id]), undefined],
    [
      'one active position beside an inactive one',
      async () => aQuietCandidate('4 months', [await aPositionInactiveFor('9 months'), (await aPosition(owner)).id]),
      undefined,
    ],
    [
      'two inactive positions, the later one for a month',
      async () =>
        aQuietCandidate('9 months', [await aPositionInactiveFor('8 months'), await aPositionInactiveFor('1 month')]),
      5,
    ],
    [
      'a position that was inactive before they came',
      async () => aQuietCandidate('1 month', [await aPositionInactiveFor('9 months')]),
      5,
    ],
  ])('%s › kept for 6 months › counts from the latest of these', async (_, make, left) => {
    const { id } = await make();
    expect((await read(id)).keptUntil).toBeNull();
    await keep(6);
    expect(await monthsSince(id)).toBe(left);
  });

  it('another CV, an interview that ends, a position deleted › begins anew with each', async () => {
    await keep(3);
    const { id: candidateId } = await aCandidate(owner);
    const { id: positionId } = await aPosition(owner);
    await asTenant(app.deps.db, owner.userId, (tx) => linkCandidate(tx, candidateId, positionId));
    await lastContact(candidateId, '2 months');
    await owner.call(deletePosition, { params: { positionId } });
    expect(await monthsSince(candidateId)).toBe(3);

    const withCv = await aQuietCandidate('2 months');
    expect(await monthsSince(withCv.id)).toBe(1);
    await owner.call(pasteCvText, { params: { candidateId: withCv.id }, body: { text: cvText } });
    expect(await monthsSince(withCv.id)).toBe(3);

    const interview = await anInterview(owner);
    await owner.call(cancelInterview, { params: { interviewId: interview.id }, body: { reason: 'other' } });
    await owner.call(updatePosition, { params: { positionId: interview.position.id }, body: { status: 'inactive' } });
    await asOwner(
      () =>
        sql`update hiring.position set inactive_since = now() - interval '2 months' where id = ${interview.position.id}`,
    );
    expect(await monthsSince(interview.candidate.id)).toBe(3);
    await lastContact(interview.candidate.id, '2 months');
    expect(await monthsSince(interview.candidate.id)).toBe(1);
  });
});

describe('the setting', () => {
  it('off, on, another time, off › says what each choice would erase, and when', async () => {
    await aQuietCandidate('13 months');
    await aQuietCandidate('4 months');
    await aQuietCandidate('25 months', [(await aPosition(owner)).id]);
    const held = await aQuietCandidate('25 months');
    await hold(held.id);
    const off = await owner.call(getRetention);
    expect(off).toMatchObject({ months: null, held: 1 });
    expect(off.choices.map(({ months, due }) => [months, due])).toEqual([
      [3, 2],
      [6, 1],
      [12, 1],
      [24, 0],
    ]);
    const untilNext = Date.parse(off.nextSweepAt) - Date.now();
    expect(off.nextSweepAt).toMatch(/T03:00:00\.000Z$/);
    expect([untilNext > 0, untilNext <= 86_400_000]).toEqual([true, true]);
    const last = off.choices.at(-1)?.firstDueAt ?? '';
    expect(Math.round((Date.parse(last) - Date.now()) / (86_400_000 * 30.44))).toBe(11);
    expect(await keep(12)).toEqual({ ...off, months: 12 });
    expect(await keep(3)).toMatchObject({ months: 3 });
    expect(await keep()).toEqual(off);
  });

  it('an account without candidates › says that nobody’s time has begun', async () => {
    const { choices } = await keep(6);
    expect(choices.every(({ due, firstDueAt }) => due === 0 && firstDueAt === null)).toBe(true);
  });

  it('a number of months that is no choice › is refused', async () => {
    expect(await owner.refusal(putRetention, { body: { months: 5 } })).toMatchObject({ status: 400 });
  });

  it('of one account › is nothing to another', async () => {
    const { id } = await aQuietCandidate('13 months');
    const other = await aRecruiter(app);
    await keep(3, other);
    expect((await other.call(getRetention)).choices.map(({ due }) => due)).toEqual([0, 0, 0, 0]);
    expect(await sweep()).toMatchObject({ requested: 0, failed: 0, next: null });
    expect(await isThere(id)).toBe(true);
    expect(await owner.call(getRetention)).toMatchObject({ months: null });
  });
});

describe('the sweep', () => {
  it('candidates whose time is over › are erased by a receipt each, and nobody else', async () => {
    await keep(6);
    const due = await aQuietCandidate('7 months');
    const interview = await anInterview(owner);
    await lastContact(interview.candidate.id, '7 months');
    const [early, active, held] = [
      await aQuietCandidate('5 months 29 days'),
      await aQuietCandidate('7 months', [(await aPosition(owner)).id]),
      await aQuietCandidate('7 months'),
    ];
    await hold(held.id);
    const found = await sweep();
    expect(found).toMatchObject({ requested: 1, failed: 0, next: null });
    expect(Date.now() - Date.parse(found.oldestDue ?? '')).toBeGreaterThan(27 * 86_400_000);
    expect(await owner.refusal(getCandidate, { params: { candidateId: due.id } })).toMatchObject({ status: 404 });
    const stays = [interview.candidate, early, active, held].map(({ id }) => isThere(id));
    expect(await Promise.all(stays)).toEqual([true, true, true, true]);
    const { rows } = await sql`select kind from platform.erasure where owner_id = ${owner.userId}`.execute(
      app.deps.db.system,
    );
    expect(rows).toEqual([{ kind: 'candidate' }]);
    const { rows: asked } = await sql`select payload from platform.event
      where owner_id = ${owner.userId} and type = 'platform.erasure.requested'`.execute(app.deps.db.system);
    expect(asked).toEqual([{ payload: { kind: 'candidate', attempt: 1 } }]);
    expect(await sweep()).toMatchObject({ requested: 0, oldestDue: null });
  });

  it('more than 200, two of whom fail › are gone through call by call, each once', async () => {
    await keep(3);
    await asOwner(
      (tx) => sql`insert into hiring.candidate (id, owner_id, name, last_contact_at)
        select gen_random_uuid(), ${tx.ownerId}, 'Candidate ' || n, now() - interval '4 months' from generate_series(1, 203) n`,
    );
    const bad = await asTenant(app.deps.db, owner.userId, (tx) =>
      tx.selectFrom('hiring.candidate').select('id').orderBy('id').limit(2).execute(),
    );
    // Completed erasures of theirs, invisible to the account: requesting another one fails.
    for (const { id } of bad) {
      await sql`insert into platform.erasure (id, subject_hash, kind, erased_at)
        values (gen_random_uuid(), sha256(convert_to(${id}, 'UTF8')), 'candidate', now())`.execute(app.deps.db.system);
    }
    const first = await sweep();
    expect(first).toMatchObject({ requested: 198, failed: 2, next: { ownerId: owner.userId, failed: 2 } });
    const second = await requestErasures(app.deps, first.next, controls);
    expect(second).toMatchObject({ requested: 3, failed: 0, next: null });
    expect(await sweep()).toMatchObject({ requested: 0, failed: 2, next: null });
  });

  it('an account that is being erased itself › is passed over', async () => {
    await keep(3);
    await aQuietCandidate('4 months');
    await owner.call(deleteAccount, { body: { password: aPassword } });
    expect(await sweep()).toMatchObject({ requested: 0, failed: 0, next: null });
    expect(await warnOwners(app.deps, controls)).toMatchObject({ failed: 0 });
  });
});

describe('between being found and being erased', () => {
  /** The change holds its locks while the sweep starts, and then commits. */
  async function meanwhile(candidateId: string, change: (tx: TenantTx) => Promise<unknown>): Promise<boolean> {
    let erased: Promise<boolean> | undefined;
    await asTenant(app.deps.db, owner.userId, async (tx) => {
      await change(tx);
      erased = asTenant(app.deps.db, owner.userId, (other) => eraseWhenDue(other, candidateId));
      await sql`select pg_sleep(0.3)`.execute(tx);
    });
    return erased ?? Promise.reject(new Error('was not asked'));
  }

  it.each<[string, (candidateId: string, positionId: string) => (tx: TenantTx) => Promise<unknown>]>([
    [
      'a position turns active again',
      (_, positionId) => (tx) =>
        sql`update hiring.position set status = 'active', inactive_since = null where id = ${positionId}`.execute(tx),
    ],
    [
      'they are added to an active position',
      (candidateId) => async (tx) => {
        const { rows } = await sql<{ id: string }>`select id from hiring.position where status = 'active'`.execute(tx);
        await linkCandidate(tx, candidateId, rows[0]?.id ?? '');
      },
    ],
    [
      'something goes on with them',
      (candidateId) => (tx) =>
        sql`update hiring.candidate set last_contact_at = now() where id = ${candidateId}`.execute(tx),
    ],
    [
      'they are put on hold',
      (candidateId) => (tx) => sql`update hiring.candidate set held_at = now() where id = ${candidateId}`.execute(tx),
    ],
    ['the time is made longer', () => (tx) => sql`update hiring.retention set months = 24`.execute(tx)],
    ['it is switched off', () => (tx) => sql`delete from hiring.retention`.execute(tx)],
  ])('%s › nobody is erased', async (_, change) => {
    await keep(6);
    await aPosition(owner);
    const positionId = await aPositionInactiveFor('7 months');
    const { id } = await aQuietCandidate('7 months', [positionId]);
    expect(await meanwhile(id, change(id, positionId))).toBe(false);
    expect(await isThere(id)).toBe(true);
  });

  it('nothing › they are erased', async () => {
    await keep(6);
    const { id } = await aQuietCandidate('7 months', [await aPositionInactiveFor('7 months')]);
    expect(await meanwhile(id, async () => {})).toBe(true);
    expect(await isThere(id)).toBe(false);
  });

  it('a candidate of another account › is never erased for it', async () => {
    const { id } = await aQuietCandidate('13 months');
    const other = await aRecruiter(app);
    await keep(3, other);
    expect(await asTenant(app.deps.db, other.userId, (tx) => eraseWhenDue(tx, id))).toBe(false);
    expect(await isThere(id)).toBe(true);
  });
});

describe('a legal hold', () => {
  it('put on, given another reason, lifted › is shown with since when, and keeps their name and version apart', async () => {
    const { id, version } = await aCandidate(owner);
    expect((await read(id)).legalHold).toBeNull();
    const held = await hold(id, 'Complaint of 3 March');
    expect(held).toMatchObject({
      name: 'Ada Example',
      legalHold: { reason: 'Complaint of 3 March' },
      version: version + 1,
    });
    const again = await hold(id);
    expect(again.legalHold).toEqual({ since: held.legalHold?.since, reason: null });
    expect((await liftHold(id)).legalHold).toBeNull();
  });

  it('a held candidate › deleted by hand › stays, and says so; once lifted they go', async () => {
    const { id: candidateId } = await aCandidate(owner);
    await hold(candidateId);
    const refusal = await owner.refusal(deleteCandidate, { params: { candidateId } });
    expect(refusal).toMatchObject({ status: 409, code: 'hiring.candidate_held' });
    expect(await isThere(candidateId)).toBe(true);
    await liftHold(candidateId);
    await owner.call(deleteCandidate, { params: { candidateId } });
    expect(await isThere(candidateId)).toBe(false);
  });

  it('a held sample › removed › stays with its position', async () => {
    const { candidateId } = await owner.call(createSample);
    await hold(candidateId);
    expect(await owner.refusal(deleteSample)).toMatchObject({ code: 'hiring.candidate_held' });
    expect((await read(candidateId)).positions).toHaveLength(1);
  });
});

describe('a week before', () => {
  async function mails(): Promise<unknown[]> {
    const { rows } = await sql<{ parameters: unknown }>`select parameters from platform.mail_message
      where owner_id = ${owner.userId} and template = 'candidates_erased_soon' order by id`.execute(app.deps.db.system);
    return rows.map(({ parameters }) => parameters);
  }
  const soon = async () =>
    (await owner.call(listCandidates, { query: { stage: 'erased_soon' } })).items.map(({ id }) => id);

  it('candidates that are erased within it › are told of once, by one mail, and are listed', async () => {
    await keep(3);
    const [first, second] = [await aQuietCandidate('2 months 26 days'), await aQuietCandidate('2 months 27 days')];
    await aQuietCandidate('2 months 10 days');
    const held = await aQuietCandidate('2 months 26 days');
    await hold(held.id);
    expect(await soon()).toEqual([second.id, first.id]);
    expect(await warnOwners(app.deps, controls)).toEqual({ warned: 1, failed: 0 });
    expect(await mails()).toEqual([{ count: '2', months: '3' }]);
    await warnOwners(app.deps, controls);
    expect(await mails()).toHaveLength(1);
    await asOwner(() => sql`update hiring.retention set warned_until = now() + interval '1 day'`);
    await warnOwners(app.deps, controls);
    expect(await mails()).toHaveLength(2);
    // With another period, other candidates are due.
    await keep(6);
    await keep(3);
    await warnOwners(app.deps, controls);
    expect(await mails()).toHaveLength(3);
  });

  it('nobody soon, or switched off › tells nobody', async () => {
    await keep(3);
    await aQuietCandidate('2 months 10 days');
    await warnOwners(app.deps, controls);
    expect([await mails(), await soon()]).toEqual([[], []]);
    await keep();
    await aQuietCandidate('2 months 27 days');
    await warnOwners(app.deps, controls);
    expect([await mails(), await soon()]).toEqual([[], []]);
  });
});
