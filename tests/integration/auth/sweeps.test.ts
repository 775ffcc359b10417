import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import { sweep } from '#tests/helpers/temporal/activities.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { signUp } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let userId: string;

beforeAll(async () => {
  app = await startTestApp();
  userId = (await signUp(overInject(app))).user.id;
});

beforeEach(async () => {
  for (const table of ['throttle', 'code', 'session'])
    await sql`delete from ${sql.table(`auth.${table}`)}`.execute(app.deps.db.system);
});

afterAll(() => app.close());

const run = (what: string) => sweep(app, what);

async function column(query: RawBuilder<{ value: string }>): Promise<string[]> {
  const { rows } = await query.execute(app.deps.db.system);
  return rows.map(({ value }) => value).toSorted();
}

describe('sweepThrottles', () => {
  async function aThrottle(key: string, ended: string, hits = 1): Promise<void> {
    await sql`insert into auth.throttle (key, hits, ends_at)
      values (${key}, ${hits}, now() - ${ended}::interval)`.execute(app.deps.db.system);
  }
  const left = () => column(sql`select key as value from auth.throttle`);

  it('windows › closed › go, open ones stay', async () => {
    await aThrottle('calls:closed', '1 second');
    await aThrottle('code-day:open', '-1 hour');
    expect(await run('throttles')).toBe(1);
    expect(await left()).toEqual(['code-day:open']);
  });

  it('misses of a sign-in › are a count in a row › outlive their wait by 30 days, or until a reset where they closed it', async () => {
    await aThrottle('login:forgotten', '31 days', 99);
    await aThrottle('login:remembered', '29 days', 4);
    await aThrottle('login:closed', '31 days', 100);
    expect(await run('throttles')).toBe(1);
    expect(await left()).toEqual(['login:closed', 'login:remembered']);
  });
});

describe('sweepCodes', () => {
  it('codes › expired for a day › go, younger ones stay', async () => {
    for (const [name, age] of [
      ['old', '25 hours'],
      ['late', '23 hours'],
    ] as const) {
      await sql`insert into auth.code (address_hash, code_hash, expires_at)
        values (${Buffer.from(name)}, ${randomBytes(32)}, now() - ${age}::interval)`.execute(app.deps.db.system);
    }
    expect(await run('codes')).toBe(1);
    expect(await column(sql`select convert_from(address_hash, 'utf8') as value from auth.code`)).toEqual(['late']);
  });
});

describe('sweepCodes, of changes of address', () => {
  it('a change › asked for over a day ago › goes, a younger one stays', async () => {
    const young = (await signUp(overInject(app))).user.id;
    for (const [id, age] of [
      [userId, '25 hours'],
      [young, '23 hours'],
    ] as const) {
      await sql`insert into auth.email_change (user_id, email, code_hash, expires_at, asked_at)
        values (${id}, 'new@example.com', ${randomBytes(32)}, now() - ${age}::interval, now() - ${age}::interval)`.execute(
        app.deps.db.system,
      );
    }
    await run('codes');
    expect(await column(sql`select user_id as value from auth.email_change`)).toEqual([young]);
  });
});

describe('sweepSessions', () => {
  /** @param ends what ends it, and how long ago; negative for the future */
  async function aSession(name: string, ends: { idle?: string; absolute?: string; revoked?: string }): Promise<void> {
    const id = newId();
    const { idle = '-1 day', absolute = '-1 day', revoked = null } = ends;
    await sql`insert into auth.session (id, user_id, mode, current_hash, network, user_agent, idle_until, absolute_until,
        revoked_at, revoked_reason)
      values (${id}, ${userId}, 'rotate', ${randomBytes(32)}, 'x', ${name}, now() - ${idle}::interval,
        now() - ${absolute}::interval, now() - ${revoked}::interval, ${revoked === null ? null : 'logout'})`.execute(
      app.deps.db.system,
    );
    await sql`insert into auth.spent_token (hash, session_id)
      values (${randomBytes(32)}, ${id}), (${randomBytes(32)}, ${id})`.execute(app.deps.db.system);
  }

  it('sessions › ended 30 days ago › go with their tokens, however they ended', async () => {
    await aSession('idle', { idle: '31 days' });
    await aSession('too old', { absolute: '31 days' });
    await aSession('signed out', { revoked: '31 days' });
    expect(await run('sessions')).toBe(3);
    expect(await column(sql`select user_agent as value from auth.session`)).toEqual([]);
    expect((await sql`select from auth.spent_token`.execute(app.deps.db.system)).rows).toEqual([]);
  });

  it('sessions › live, or ended since › stay with their tokens', async () => {
    await aSession('live', {});
    await aSession('expired since', { idle: '29 days' });
    await aSession('signed out since', { revoked: '29 days' });
    expect(await run('sessions')).toBe(0);
    expect(await column(sql`select user_agent as value from auth.session`)).toHaveLength(3);
    expect((await sql`select from auth.spent_token`.execute(app.deps.db.system)).rows).toHaveLength(6);
  });
});
