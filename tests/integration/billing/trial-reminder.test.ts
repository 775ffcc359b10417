import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProfile } from '#contracts/auth/auth.ts';
import type { Language } from '#contracts/common.ts';
import { remindOfTrialEnd } from '#modules/billing/lifecycle/remind-of-trial-end.ts';
import { overInject } from '#tests/helpers/api/client.ts';
import { type User, aUser } from '#tests/helpers/api/sign-up.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function onTrialUntil(endsAt: string, language: Language): Promise<User> {
  const user = await aUser(overInject(app), { language });
  await sql`insert into billing.subscription
      (owner_id, tier, status, billing_period, started_at, anchor, renewal_date, trial_ends_at, customer_id, subscription_id)
    values (${user.userId}, 'premium', 'trialing', 'monthly', now(), ${endsAt}, ${endsAt}, ${endsAt}, ${user.userId}, ${user.userId})`.execute(
    app.deps.db.system,
  );
  return user;
}

/** The mail's text about the end of the trial, with no-break spaces replaced. */
async function endAsMailed({ userId }: User): Promise<string[]> {
  await remindOfTrialEnd(app.deps, { ownerId: userId, subscriptionId: userId });
  const { rows } = await sql<{ date: string }>`select parameters->>'date' as date from platform.mail_message
    where owner_id = ${userId} and template = 'trial_ending'`.execute(app.deps.db.system);
  return rows.map(({ date }) => date.replaceAll('\u00A0', ' '));
}

describe('the mail before a trial ends', () => {
  const night = '2099-05-11T02:05:00Z';

  it.each([
    ['en', 'America/New_York', '10 May 2099 at 22:05 GMT-4'],
    ['uk', 'America/New_York', '10 травня 2099 р. о 22:05 GMT-4'],
    ['uk', 'Europe/Kyiv', '11 травня 2099 р. о 05:05 GMT+3'],
  ] as const)('in %s, to an account in %s › says its own day and time there', async (language, timezone, said) => {
    const user = await onTrialUntil(night, language);
    await user.call(updateProfile, { body: { timezone } });
    expect(await endAsMailed(user)).toEqual([said]);
  });

  it.each([
    ['monthly', null, '$20 a month'],
    ['yearly', null, '$180 a year'],
    ['yearly', 'monthly', '$20 a month'],
  ] as const)('of one paid %s, to be paid %s › says what is charged', async (period, next, sum) => {
    const user = await onTrialUntil(night, 'en');
    await sql`update billing.subscription set billing_period = ${period}, next_billing_period = ${next}
      where owner_id = ${user.userId}`.execute(app.deps.db.system);
    await endAsMailed(user);
    const { rows } = await sql<{ sum: string }>`select parameters->>'sum' as sum from platform.mail_message
      where owner_id = ${user.userId} and template = 'trial_ending'`.execute(app.deps.db.system);
    expect(rows).toEqual([{ sum }]);
  });

  it('to an account that named no zone › says the time, and that it is UTC', async () => {
    expect(await endAsMailed(await onTrialUntil(night, 'en'))).toEqual(['11 May 2099 at 02:05 UTC']);
  });
});
