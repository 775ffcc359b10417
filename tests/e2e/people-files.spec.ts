import { readFile } from 'node:fs/promises';
import { type Page, expect, test } from '@playwright/test';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';
import { aCandidate, aPosition, anInterview, cvText } from '#tests/helpers/api/builders.ts';
import { unzipped } from '#tests/helpers/cv/unzipped.ts';

test.use({ timezoneId: 'America/New_York' });

const words = wordsOf('en');

async function saved(page: Page, act: () => Promise<void>) {
  const waiting = page.waitForEvent('download');
  await act();
  const file = await waiting;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('lists and a person › taken along as files › hold what the filters select, and all of that person', async ({
  page,
  context,
}) => {
  const base = productUrl('playbook');
  const user = await aBrowserUser(base, 'en');
  const { id: positionId } = await aPosition(user, { title: 'Nurse' });
  const { id: candidateId } = await aCandidate(user, { name: 'Olena Kravets', positionId, cv: cvText });
  await aCandidate(user, { name: 'Taras Melnyk' });
  // 14:00 in New York
  await anInterview(user, { positionId, candidateId, changes: { scheduledAt: '2031-03-18T18:00:00.000Z' } });
  await user.signIn(context);

  // On first use the account takes the device's time zone.
  const isInZone = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.goto(`${base}/candidates?q=Olena`);
  await isInZone;
  const csv = page.getByRole('button', { name: words('common:action.csvOfList') });
  const candidates = await saved(page, () => csv.click());
  expect(candidates.name).toMatch(/^Candidates \d{4}-\d\d-\d\d\.csv$/);
  const [heads, ...lines] = candidates.content.toString().trim().split('\r\n');
  expect(heads).toContain('Added (America/New_York)');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Olena Kravets');

  await page.goto(`${base}/interviews`);
  const interviews = await saved(page, () => csv.press('Enter'));
  expect(interviews.content.toString()).toContain('"Olena Kravets","Nurse","Technical","Draft","2031-03-18 14:00"');

  await test.step('without a network › the button says so, and works again later', async () => {
    await context.setOffline(true);
    await csv.click();
    await expect(page.getByText(words('common:error.network')).first()).toBeVisible();
    await context.setOffline(false);
    await saved(page, () => csv.click());
  });

  await page.goto(`${base}/candidates/${candidateId}`);
  await page.getByRole('button', { name: words('candidates:more') }).click();
  const archive = await saved(page, () => page.getByRole('menuitem', { name: words('candidates:export') }).click());
  expect(archive.name).toMatch(/^Olena Kravets \d{4}-\d\d-\d\d\.zip$/);
  const files = await unzipped(archive.content);
  expect(files.get('candidates.json')?.toString()).toContain('Olena Kravets');
  expect(Buffer.concat([...files.values()]).toString()).not.toContain('Taras Melnyk');
});
