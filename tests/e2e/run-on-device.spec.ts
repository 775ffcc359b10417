import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { getRun } from '#contracts/interviewing/run/interview-run.ts';
import { aPlannedInterview, complete } from '#tests/e2e/helpers/an-interview.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { isFull } from '#tests/e2e/helpers/languages.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');
const notes = 'Heard on the train: she led the migration herself.';

test('notes written offline › the interview is completed on another device › are shown to be copied, asked about at logout, and gone when discarded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { user, interviewId, field } = await atAQuestion(page, context);

  await context.setOffline(true);
  await field.fill(notes);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
  await complete(user, interviewId);
  await context.setOffline(false);
  await page.reload();

  const unsent = page.getByRole('complementary', { name: words('runner:unsent.title') });
  await expect(unsent).toContainText(notes);
  await unsent.getByRole('button', { name: words('runner:unsent.copy') }).click();
  await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toContain(notes);

  await logOut(page);
  const question = page.getByRole('dialog', { name: words('common:logout.title') });
  await question.getByRole('button', { name: words('common:action.cancel') }).click();
  await expect(question).toBeHidden();

  await unsent.getByRole('button', { name: words('runner:unsent.discard') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('runner:unsent.discard') })
    .click();
  await expect(unsent).toBeHidden();
  await logOut(page);
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('a run is open › the page is reloaded while the server restarts, and in the moment in which a note is typed › goes on from this device', async ({
  page,
  context,
}) => {
  const { user, interviewId, field } = await atAQuestion(page, context);
  await expect(field).toBeVisible();

  await context.route('**/api/v1/**', (route) => route.fulfill({ status: 503, body: 'restarting' }));
  await page.reload();
  await field.fill(notes);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();

  await context.unroute('**/api/v1/**');
  await expect
    .poll(async () => JSON.stringify((await user.call(getRun, { params: { interviewId } })).answers), {
      timeout: 30_000,
    })
    .toContain(notes);

  await test.step('the last words are there, however soon after them it is reloaded', async () => {
    // Only the device can store them: nothing reaches the server.
    await context.route('**/api/v1/**/operations', (route) => route.abort());
    for (const typed of ['one', 'one, two', ...(isFull ? ['one, two, three', 'one, two, three, four'] : [])]) {
      await field.fill(typed);
      await page.reload();
      await expect(field).toHaveValue(typed);
    }
  });
  await test.step('a second tab reads along by its keys', async () => {
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByRole('button', { name: words('runner:writeLock.takeOver') })).toBeVisible();
    const asked = await second.getByRole('heading', { level: 1 }).textContent();
    // Without the write lock the skip key opens no dialog, which would swallow the next key.
    await second.keyboard.press('s');
    await second.keyboard.press('j');
    await expect(second.getByRole('heading', { level: 1 })).not.toHaveText(asked ?? '');
  });
});

test.describe('a device that keeps the page of a run', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the network goes › the page is reloaded, and its tab closed and opened again › goes on from this device, and is sent when the network is back', async ({
    page,
    context,
  }) => {
    const { user, interviewId, field } = await atAQuestion(page, context);
    await expect(field).toBeVisible();
    await page.evaluate('navigator.serviceWorker.ready');

    await context.setOffline(true);
    await page.reload();
    await field.fill(notes);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
    const address = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await expect(again.getByRole('textbox', { name: words('runner:notes.title') })).toHaveValue(notes);

    await context.setOffline(false);
    await expect
      .poll(async () => JSON.stringify(await user.call(getRun, { params: { interviewId } })), { timeout: 60_000 })
      .toContain(notes);
  });
});

/** A running interview, open at its first question. */
async function atAQuestion(page: Page, context: BrowserContext) {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  await user.signIn(context);
  const interviewId = await aPlannedInterview(user, 'en');
  await user.call(startInterview, { params: { interviewId } });
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  await page.getByRole('contentinfo').getByRole('button').last().click();
  return { user, interviewId, field: page.getByRole('textbox', { name: words('runner:notes.title') }) };
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: words('common:shell.accountMenu') })
    .getByRole('button', { name: words('common:shell.logout') })
    .click();
}
