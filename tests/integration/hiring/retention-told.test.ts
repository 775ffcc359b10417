import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCandidates } from '#contracts/hiring/candidates.ts';
import { getRetention, putRetention } from '#contracts/hiring/retention.ts';
import { eraseWhenDue } from '#modules/hiring/retention/erase-when-due.ts';
import { requestErasures } from '#modules/hiring/retention/request-erasures.ts';
import { warnOwners } from '#modules/hiring/retention/warn-owners.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let owner: Recruiter;

beforeAll(async () => {
  app = await startTestApp({ DATABASE_POOL: '4' });
});
beforeEach(async () => {
  // Each test's sweep must find only its own accounts.
  const { rows } = await sql<{ id: string }>`select owner_id as id from hiring.retention`.execute(app.deps.db.system);
  for (const { id } of rows) await as(id, sql`delete from hiring.retention`);
  owner = await retaining();
});
afterAll(() => app.close());

const controls = { signal: new AbortController().signal, heartbeat: () => {} };
const warn = () => warnOwners(app.deps, controls);
const sweep = () => requestErasures(app.deps, null, controls);

async function as(ownerId: string, statement: RawBuilder<unknown>): Promise<void> {
  await asTenant(app.deps.db, ownerId, (tx) => statement.execute(tx));
}

async function retaining(): Promise<Recruiter> {
  const recruiter = await aRecruiter(app);
  await recruiter.call(putRetention, { body: { months: 3 } });
  return recruiter;
}

const setting = (change: RawBuilder<unknown>) => as(owner.userId, sql`update hiring.retention set ${change}`);
/** As if the latest mail had been sent a day earlier. */
const aDayLater = () => setting(sql`warned_until = warned_until - interval '1 day'`);

async function quiet(lastContact: string, { userId } = owner, count = 1, isFile = false): Promise<void> {
  await as(
    userId,
    sql`insert into hiring.candidate (id, owner_id, name, last_contact_at, unreadable)
      select gen_random_uuid(), ${userId}, 'Candidate ' || n, ${lastContact}::timestamptz, ${isFile}
      from generate_series(1, ${count}::int) n`,
  );
}

const ago = async (interval: string): Promise<string> => {
  const { rows } = await sql<{ at: string }>`select (now() - ${interval}::interval)::text as at`.execute(
    app.deps.db.system,
  );
  return rows[0]?.at ?? '';
};

describe('the owner is told before', () => {
  it('a time that was over when the setting was made › erased by the next sweep', async () => {
    await quiet(await ago('3 months 1 day'));
    await warn();
    expect(await sweep()).toMatchObject({ requested: 1, failed: 0 });
  });

  it('a time that was over while no sweep ran › told of by the first, erased by the second', async () => {
    await setting(sql`changed_at = now() - interval '9 days'`);
    await quiet(await ago('3 months 1 day'));
    expect(await sweep()).toMatchObject({ requested: 0, failed: 0, oldestDue: null });
    expect(await warn()).toMatchObject({ warned: 1 });
    expect(await sweep()).toMatchObject({ requested: 0, failed: 0, oldestDue: null });
    const { items } = await owner.call(listCandidates);
    expect(await asTenant(app.deps.db, owner.userId, (tx) => eraseWhenDue(tx, items[0]?.id ?? ''))).toBe(false);
    await aDayLater();
    expect(await sweep()).toMatchObject({ requested: 1, failed: 0 });
  });

  it('told of a week ago, and of others today › those of a week ago are erased', async () => {
    await setting(sql`changed_at = now() - interval '9 days'`);
    await quiet(await ago('3 months 1 day'));
    await warn();
    await setting(sql`warned_until = now() + interval '1 minute'`);
    await quiet(await ago('2 months 26 days'));
    expect(await warn()).toMatchObject({ warned: 1 });
    expect(await sweep()).toMatchObject({ requested: 1 });
  });

  it('another time chosen › what was told of the time before counts no more', async () => {
    await setting(sql`changed_at = now() - interval '9 days'`);
    await quiet(await ago('3 months 1 day'));
    await warn();
    await aDayLater();
    await owner.call(putRetention, { body: { months: 6 } });
    await owner.call(putRetention, { body: { months: 3 } });
    await setting(sql`changed_at = now() - interval '9 days'`);
    expect(await sweep()).toMatchObject({ requested: 0 });
  });

  it('a file that could not be read › is counted by the mail, the setting and the list', async () => {
    await quiet(await ago('2 months 26 days'), owner, 2);
    await quiet(await ago('3 months 1 day'), owner, 1, true);
    expect(await warn()).toMatchObject({ warned: 1 });
    const { rows } = await sql<{ count: string }>`select parameters ->> 'count' as count from platform.mail_message
      where owner_id = ${owner.userId} and template = 'candidates_erased_soon'`.execute(app.deps.db.system);
    const { items } = await owner.call(listCandidates, { query: { stage: 'erased_soon' } });
    expect([rows, items.length]).toEqual([[{ count: '3' }], 3]);
    const files = await owner.call(listCandidates, { query: { stage: 'erased_soon', unreadable: 'true' } });
    expect(files.items).toHaveLength(1);
    expect((await owner.call(listCandidates)).items).toHaveLength(2);
    expect((await owner.call(getRetention)).choices[0]).toEqual({ months: 3, due: 1, firstDueAt: expect.any(String) });
    expect(await sweep()).toMatchObject({ requested: 1 });
  });
});

describe('a call of the sweep', () => {
  it('more than 500 accounts with nobody due › reports each, and goes on by its cursor', async () => {
    for (let n = 0; n < 500; n += 1) {
      const id = newId();
      // oxlint-disable-next-line no-await-in-loop -- each is a transaction of its own account
      await as(id, sql`insert into hiring.retention (owner_id, months) values (${id}, 3)`);
    }
    let beats = 0;
    const first = await requestErasures(app.deps, null, { ...controls, heartbeat: () => (beats += 1) });
    expect(first).toMatchObject({ requested: 0, failed: 0, next: { failed: 0 } });
    expect(beats).toBe(501);
    expect(await requestErasures(app.deps, first.next, controls)).toMatchObject({ requested: 0, next: null });
  });

  it('an account with nobody due › is not asked once the call is to stop', async () => {
    const signal = AbortSignal.abort(new Error('stop'));
    await expect(requestErasures(app.deps, null, { ...controls, signal })).rejects.toThrow('stop');
  });

  it('199 candidates, then accounts that fail › ends in time for the next call to see to the others', async () => {
    await quiet(await ago('4 months'), owner, 199);
    const [broken, alsoBroken, healthy] = [await retaining(), await retaining(), await retaining()];
    await quiet(await ago('4 months'), healthy);
    const { db, logger } = app.deps;
    const failing: typeof db = Object.assign(Object.create(db), {
      tenantOf: (id: string) => {
        if (id === broken.userId || id === alsoBroken.userId) throw new Error('broken');
        return db.tenantOf(id);
      },
    });
    const first = await requestErasures({ db: failing, logger }, null, controls);
    expect(first).toMatchObject({ requested: 199, failed: 1, next: { ownerId: alsoBroken.userId, failed: 0 } });
    const rest = await requestErasures({ db: failing, logger }, first.next, controls);
    expect(rest).toMatchObject({ requested: 1, failed: 1, next: null });
  });
});
