import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, forgotPassword, login, resetPassword } from '#contracts/auth/auth.ts';
import { beginEmailChange, confirmEmailChange } from '#contracts/auth/email.ts';
import { createPasswords } from '#modules/auth/password/passwords.ts';
import { setPassword } from '#modules/auth/password/set-password.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { type User, aPassword, aUser, aVisitor } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { queuedCode } from '#tests/helpers/api/queued-code.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const newPassword = 'quiet-Otter-52';

const hashOf = (password: string) => createPasswords(app.config).withHashing(({ hash }) => hash(password));

const logIn = (email: string, password: string) =>
  aVisitor(overInject(app)).outcome(login, { body: { email, password } });

/** Writes in a transaction that stays open until the call is blocked by it, with its password already verified. */
async function whileWriting<T>(write: (tx: SystemTx) => Promise<unknown>, call: () => Promise<T>): Promise<T> {
  const { waiting } = await asSystem(app.deps.db, async (tx) => {
    await write(tx);
    const promise = call();
    await until(async () => {
      const { rows } = await sql`select from pg_locks
        where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`.execute(tx);
      return rows.length > 0;
    });
    // Wrapped in an object; otherwise the transaction would await the call, which waits for the transaction.
    return { waiting: promise };
  });
  return waiting;
}

async function liveSessionsOf(userId: string): Promise<number> {
  const rows = await app.deps.db.system
    .selectFrom('auth.session')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.length;
}

describe('a reset between the comparison of a password and what it opens', () => {
  const byReset = (userId: string, passwordHash: string) => (tx: SystemTx) =>
    setPassword(tx, { userId, passwordHash, by: 'reset' });

  it('signing in with the old password › is refused and leaves no session', async () => {
    const { userId, email } = await aUser(overInject(app));
    const hash = await hashOf(newPassword);
    const answer = await whileWriting(byReset(userId, hash), () => logIn(email, aPassword));
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([401, 'auth.invalid_credentials']);
    expect(await liveSessionsOf(userId)).toBe(0);
    expect((await logIn(email, newPassword)).status).toBe(200);
  });

  it('changing the old password › is refused, and the one of the reset stays', async () => {
    const user = await aUser(overInject(app));
    const hash = await hashOf(newPassword);
    const body = { currentPassword: aPassword, newPassword: 'third-Badger-63' };
    const answer = await whileWriting(byReset(user.userId, hash), () => user.outcome(changePassword, { body }));
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'auth.password_wrong' });
    expect((await logIn(user.email, 'third-Badger-63')).status).toBe(401);
    expect((await logIn(user.email, newPassword)).status).toBe(200);
  });
});

describe('the same password, hashed anew by another sign-in', () => {
  it('in the meantime › signs in', async () => {
    const { userId, email } = await aUser(overInject(app));
    const hash = await hashOf(aPassword);
    const renew = (tx: SystemTx) =>
      tx.updateTable('auth.user').set({ password_hash: hash }).where('id', '=', userId).execute();
    expect((await whileWriting(renew, () => logIn(email, aPassword))).status).toBe(200);
  });
});

/** Sends calls one after the other while an account's row is locked, so that each waits, and lets them go on together. */
async function queuedBehind(userId: string, calls: readonly (() => Promise<string>)[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from auth."user" where id = $1 for update', [userId]);
    const answers: Promise<string>[] = [];
    for (const call of calls) {
      answers.push(call());
      await until(async () => {
        const waiting = await client.query(`select from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()`);
        return waiting.rows.length >= answers.length;
      });
    }
    await client.query('commit');
    return await Promise.all(answers);
  } finally {
    await client.end();
  }
}

/** The token of a mailed reset link, asked for as somebody who has forgotten the password. */
async function forgotten(email: string): Promise<string> {
  await sql`delete from auth.throttle`.execute(app.deps.db.system);
  await aVisitor(overInject(app)).call(forgotPassword, { body: { email } });
  const { rows } = await sql<{ token: string }>`select parameters->>'token' as token from platform.mail_message
    where to_address = ${email} and template = 'password_reset' order by id desc limit 1`.execute(app.deps.db.system);
  return rows[0]?.token ?? '';
}

async function reset(token: string, password: string): Promise<string> {
  const body = { token, newPassword: password };
  const answer = await aVisitor(overInject(app)).outcome(resetPassword, { body });
  return answer.ok ? 'done' : answer.code;
}

async function confirm(user: User, code: string): Promise<string> {
  const answer = await user.outcome(confirmEmailChange, { body: { code } });
  return answer.ok ? 'done' : answer.code;
}

describe('a reset beside what else ends its link', () => {
  it('another link of the account, used at the same time › one sets the password, the other is told that it is spent', async () => {
    const { userId, email } = await aUser(overInject(app));
    const passwords = ['first-Badger-11', 'second-Badger-22'];
    const tokens = [await forgotten(email), await forgotten(email)];
    const calls = tokens.map((token, n) => () => reset(token, passwords[n] ?? ''));
    const answers = await queuedBehind(userId, calls);
    expect(answers.toSorted()).toEqual(['auth.link_spent', 'done']);
    const works = await Promise.all(passwords.map((password) => logIn(email, password)));
    expect(works.map(({ ok }) => ok)).toEqual(answers.map((answer) => answer === 'done'));
  });

  it.each(['the reset first', 'the change first'])(
    'a change of address, confirmed at the same time, %s › one of them is done, and the other is told why it is not',
    async (order) => {
      const user = await aUser(overInject(app));
      const address = `new-${user.email}`;
      await user.call(beginEmailChange, { body: { email: address, password: aPassword } });
      const code = await queuedCode(app, address);
      const token = await forgotten(user.email);
      const calls = [() => reset(token, newPassword), () => confirm(user, code)];
      const answers = await queuedBehind(user.userId, order === 'the reset first' ? calls : calls.toReversed());
      // Which of them is done is open: the link is looked at once more after the new password is hashed.
      expect(answers.toSorted()).toEqual([expect.toBeOneOf(['auth.link_spent', 'auth.email_change_gone']), 'done']);
    },
  );
});
