import { type Page, expect, test } from '@playwright/test';
import { getCv, uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { aCandidate } from '#tests/helpers/api/builders.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';
import { until } from '#tests/helpers/until.ts';

const words = wordsOf('en');
const base = (): string => productUrl('playbook');
const filled = (page: Page) => page.getByRole('main').locator('[data-variant="filled"]');
const nameField = (page: Page) => page.getByRole('textbox', { name: words('candidates:identity.name') });

test('a candidate without a CV › one is the first thing to add › the page keeps one filled button, and who it is stays folded', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const candidate = await aCandidate(user);
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${candidate.id}`);
  await page.getByRole('button', { name: words('candidates:cv.paste') }).click();
  await expect(filled(page)).toHaveText([words('candidates:cv.add')]);
  await expect(nameField(page)).toBeHidden();
  await page.getByText(words('candidates:identity.title')).click();
  await expect(nameField(page)).toHaveValue(candidate.name);

  const chooser = page.waitForEvent('filechooser');
  await filled(page).click();
  await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(page.getByRole('list', { name: words('cv:upload.rows') }).getByRole('listitem')).toHaveCount(1);
});

test('a file that nobody can read › its candidate has no name but the file’s › it can be replaced, and a name given at once', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const file = { content: Buffer.from('%PDF-1.7\nnothing'), fileName: 'cv_final.pdf' };
  const cv = await user.call(uploadCandidateCv, { file, fields: {} });
  await until(async () => (await user.call(getCv, { params: { cvId: cv.id } })).state === 'failed', 60_000);
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${cv.candidateId}`);
  await expect(filled(page)).toHaveText([words('candidates:cv.replace')]);
  await expect(nameField(page)).toHaveValue('cv final');
});
