import { type Page, expect, test } from '@playwright/test';
import { getInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { planned } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { type Words, pattern, wordsOf } from '#tests/e2e/helpers/words.ts';
import { aCandidate, aPosition, anInterview, cvText } from '#tests/helpers/api/builders.ts';

const base = (): string => productUrl('playbook');
const name = 'Olena Kravets';

async function askToDelete(page: Page, words: Words) {
  await page.getByRole('button', { name: words('candidates:more') }).click();
  await page.getByRole('menuitem', { name: words('candidates:erase.ask') }).click();
  return page.getByRole('dialog', { name: pattern(words('candidates:erase.title')) });
}

/** What the browser stores about the given interviews or candidates. */
const kept = (page: Page, ids: readonly string[]) =>
  page.evaluate<string[]>(`(async () => {
    const ids = ${JSON.stringify(ids)};
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'askwell-runner');
    const runs = isThere ? await keysOfRuns() : [];
    const all = [...runs.map(String), ...Object.entries(localStorage).flat()];
    return all.filter((text) => ids.some((id) => text.includes(id)));
    async function keysOfRuns() {
    const open = indexedDB.open('askwell-runner');
    const db = await new Promise((resolve, reject) => { open.onsuccess = () => resolve(open.result); open.onerror = reject; });
    const get = db.transaction('runs').objectStore('runs').getAllKeys();
    const keys = await new Promise((resolve) => { get.onsuccess = () => resolve(get.result); });
    db.close();
    return keys;
    }
  })()`);

test('a candidate with a running interview › deleted on their page › is named with all that goes, and gone from lists, other tabs and this device', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const user = await aBrowserUser(base(), 'en');
  const { id: positionId } = await aPosition(user);
  const { id: candidateId } = await aCandidate(user, { name, positionId, cv: cvText });
  const stays = await aCandidate(user, { name: 'Taras Melnyk', positionId });
  await user.signIn(context);
  const address = `${base()}/candidates/${candidateId}`;
  const gone = (on: Page) => on.getByRole('heading', { name: words('candidates:gone.title') });

  // The form of a new interview stores its input on the device, and the runner its copy.
  await page.goto(`${base()}/interviews/schedule?candidateId=${candidateId}`);
  await page.getByText(words('interviews:form.more')).click();
  await page.getByRole('textbox', { name: words('interviews:form.feedback') }).fill('Kind, and late');
  await expect.poll(() => kept(page, [candidateId])).not.toEqual([]);
  const { id: interviewId } = await anInterview(user, { positionId, candidateId });
  await planned(user, interviewId);
  await user.call(startInterview, { params: { interviewId } });
  await page.goto(`${base()}/interviews/${interviewId}`);
  await expect.poll(() => kept(page, [interviewId])).not.toEqual([]);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto(address);
  const dialog = await askToDelete(page, words);
  await expect(dialog.getByRole('listitem')).toHaveText([
    words('candidates:erase.person'),
    words('candidates:erase.cvs_one').replace('{{count}}', '1'),
    words('candidates:erase.interviews_one').replace('{{count}}', '1'),
  ]);
  await expect(dialog).toContainText(words('candidates:erase.running_one'));
  await expect(dialog).toContainText(words('candidates:erase.forGood'));
  await dialog.getByRole('button', { name: words('common:action.cancel') }).click();
  await expect(page.getByRole('button', { name: words('candidates:more') })).toBeFocused();

  await test.step('without a network › nothing is deleted, and the same press does it later', async () => {
    await askToDelete(page, words);
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await context.route('**/api/v1/candidates/*', (route) => route.abort());
    await dialog.getByRole('button', { name: words('candidates:erase.action') }).click();
    await expect(dialog.getByRole('alert')).toContainText(words('common:error.network'));
    await context.unroute('**/api/v1/candidates/*');
  });
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });
  await dialog.getByRole('button', { name: words('candidates:erase.action') }).dblclick();
  await expect(page).toHaveURL(`${base()}/candidates`);
  await expect(page.getByText(words('candidates:erase.done').replace('{{name}}', name))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const rows = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(stays.name);
  await expect(gone(other)).toBeVisible();
  await expect(other.getByText(name)).toHaveCount(0);
  expect(await kept(page, [candidateId, interviewId])).toEqual([]);
  expect(deletions).toHaveLength(1);

  await page
    .getByRole('link', { name: words('common:shell.interviews') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: words('interviews:empty.title') })).toBeVisible();
  await page.goto(address);
  await expect(gone(page)).toBeVisible();
  await page.getByRole('link', { name: words('candidates:all') }).click();
  await expect(rows).toHaveCount(1);
  const refusal = await user.refusal(getInterview, { params: { interviewId } });
  expect(refusal.code).toBe('interviewing.interview_not_found');

  await page.goto(`${base()}/interviews/${interviewId}`);
  await expect(page.getByRole('heading', { name: words('plan:gone.title') })).toBeVisible();
  await page.getByRole('link', { name: words('plan:gone.all') }).click();
  await expect(page).toHaveURL(`${base()}/interviews`);
});
