import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { profile } from '#contracts/auth/auth.ts';
import { getInterview, updateInterview } from '#contracts/interviewing/interviewing.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPlannedInterview } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');
const base = productUrl('playbook');

test.use({ timezoneId: 'America/New_York' });

test('a planned interview › on the free plan › goes into a calendar, its plan into a document, and its time is not given away twice', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base, 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  const params = { interviewId };
  // 14:00 to 15:00 in New York
  const body = { scheduledAt: '2031-03-18T18:00:00.000Z' };
  const { version } = await user.call(getInterview, { params });
  const { candidate, position } = await user.call(updateInterview, { params, body, ifMatch: version });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await user.signIn(context);
  await page.clock.setFixedTime(new Date('2031-03-17T15:00:00Z'));
  await page.goto(`${base}/interviews/${interviewId}`);
  await expect(page.getByText('14:00 GMT−4')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words('plan:calendar') }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`Interview ${position.title}, ${candidate.name}.ics`);
  const entry = await readFile(await file.path(), 'utf8');
  expect(entry).toContain('DTSTART:20310318T180000Z');
  expect(entry.replaceAll('\r\n ', '')).toContain(`${base}/interviews/${interviewId}`);
  const savedAgain = page.waitForEvent('download');
  await page.getByRole('button', { name: words('plan:more') }).click();
  await page.getByRole('menuitem', { name: words('plan:calendar') }).click();
  await savedAgain;

  // the account took its time zone
  await expect.poll(async () => (await user.call(profile)).timezone).toBe('America/New_York');
  await page.getByRole('button', { name: words('common:export.action'), exact: true }).click();
  await page.getByRole('menuitem', { name: words('plan:markdown.copy') }).click();
  await expect(page.getByText(words('plan:markdown.copied'))).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toContain('18 March 2031 at 14:00 GMT-4');
  const { plan } = await user.call(getPlan, { params });
  for (const { order, text } of plan.questions) expect(copied).toContain(`### ${String(order)}. ${text}`);
  await context.setOffline(true);
  await page.getByRole('button', { name: words('common:export.action'), exact: true }).click();
  await page.getByRole('menuitem', { name: words('plan:markdown.copy') }).click();
  await expect(page.getByText(words('common:error.network')).first()).toBeVisible();
  await context.setOffline(false);

  // Its own time is not a conflict; another interview at that time is one, unless it begins when this one ends.
  const clash = page.getByText(pattern(words('common:date.clash')));
  const asked = page.waitForResponse(/\/interviews\?.*from=/);
  await page.getByRole('button', { name: words('plan:details.title') }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: words('common:date.time') })).toHaveValue(
    '14:00',
  );
  await asked;
  await expect(clash).toHaveCount(0);

  // the free plan has one interview
  await startTrial(user);
  await page.goto(`${base}/interviews/schedule`);
  await page.getByRole('button', { name: `${words('common:date.day')}:` }).click();
  await page.getByRole('button', { name: 'Tuesday 18 March' }).click();
  const time = page.getByRole('combobox', { name: words('common:date.time') });
  await time.fill('14:55');
  await expect(clash).toContainText(`${candidate.name}, ${position.title}, Tue 18 Mar,\u00a014:00–15:00`);
  await time.fill('15:00');
  await expect(clash).toHaveCount(0);
  await time.fill('13:30');
  await expect(clash).toBeVisible();
  const past = page.getByText(words('common:date.past'));
  await expect(past).toHaveCount(0);
  await page.getByRole('button', { name: `${words('common:date.day')}:` }).click();
  await page.getByRole('button', { name: 'Monday 17 March' }).click();
  await time.fill('09:00');
  await expect(past).toBeVisible();
});
