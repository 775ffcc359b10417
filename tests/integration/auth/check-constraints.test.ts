import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptionStatuses } from '#contracts/auth/auth.ts';
import { languages } from '#contracts/languages.ts';
import { revokedReasons } from '#modules/auth/events.ts';
import { mailStates } from '#platform/mail/deliver-mail.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('check constraints of auth, mail and billing', () => {
  it.each([
    ['billing.subscription', 'status', subscriptionStatuses],
    ['auth."user"', 'language', languages],
    ['auth.session', 'revoked_reason', revokedReasons],
    ['platform.mail_message', 'language', languages],
    ['platform.mail_message', 'state', mailStates],
  ])('%s.%s › against the code › allows the same values', async (table, column, values) => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(c.oid) as definition from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.conrelid = ${table}::regclass and a.attname = ${column} and c.contype = 'c'`.execute(app.deps.db.system);
    const allowed = rows.flatMap(({ definition }) =>
      [...definition.matchAll(/'(\w+)'/g)].map(([, value = '']) => value),
    );
    expect(allowed.toSorted()).toEqual(values.toSorted());
  });
});
