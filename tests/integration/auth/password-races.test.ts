import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword, login } from '#contracts/auth/auth.ts';
import { createPasswords } from '#modules/auth/password/passwords.ts';
import { setPassword } from '#modules/auth/password/set-password.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { aPassword, aUser, aVisitor } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
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
