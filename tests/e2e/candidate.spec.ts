import { type Page, expect, test } from '@playwright/test';
import { getCandidate } from '#contracts/hiring/candidates.ts';
import { getCv, uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { aCandidate, aPosition, cvText } from '#tests/helpers/api/builders.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';
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

test('candidates › two of one name › are told apart, and the list is narrowed by how far they are', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { id: positionId } = await aPosition(user);
  const email = 'olena@example.com';
  await aCandidate(user, { name: 'Olena Kravets', email, positionId });
  await aCandidate(user, { name: 'olena kravets' });
  await aCandidate(user, { name: 'Taras Melnyk', cv: 'Taras Melnyk. No job is named in this text, which was pasted.' });
  await user.signIn(context);
  await page.goto(`${base()}/candidates`);
  const rows = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  // The name of a file would stand where others have their job.
  await expect(rows.filter({ hasText: 'Taras Melnyk' })).not.toContainText('cv.txt');
  await expect(rows.filter({ hasText: words('candidates:sameName.tag') })).toHaveCount(2);
  await expect(rows.filter({ hasText: email })).toContainText(words('candidates:sameName.tag'));
  const head = page.getByText(words('candidates:list.head.lastStep'), { exact: true });
  const step = rows.getByText(words('candidates:list.noInterview'), { exact: true }).first();
  await expect(head).toBeVisible();
  expect((await head.boundingBox())?.x).toBe((await step.boundingBox())?.x);

  const filter = page.getByRole('combobox', { name: words('candidates:list.filter') });
  await filter.click();
  await page.getByRole('option', { name: words('candidates:list.stage.decided') }).click();
  await expect(page.getByText(words('candidates:list.nothing'))).toBeVisible();
  await expect(page).toHaveURL(/stage=decided/);
  await page.reload();
  await expect(filter).toHaveValue(words('candidates:list.stage.decided'));
  await filter.click();
  await page.getByRole('option', { name: words('candidates:list.stage.none') }).click();
  await expect(rows).toHaveCount(3);
});

test('a candidate › the CV names somebody else › the page says so, how to reach them, and takes the name', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  // The name has the look of the headings below it.
  const inCapitals = cvText.replace('Maksym Bondar', 'MAKSYM BONDAR').replace('Experience', 'EXPERIENCE');
  const cv = `${inCapitals.replace('Senior', '+380 67 123 45 67\nSenior')}\nSKILLS\nSQL`;
  const { id } = await aCandidate(user, { name: 'Ada Example', email: 'ada@example.com', cv });
  await until(
    async () => (await user.call(getCandidate, { params: { candidateId: id } })).cv?.state === 'ready',
    60_000,
  );
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${id}`);
  const said = page.getByText(words('candidates:otherName.brief').replace('{{name}}', 'Maksym Bondar'));
  await expect(said).toBeVisible();
  // A warning, with its tint.
  await expect(page.locator('[class*="warn"]').filter({ has: said })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'ada@example.com' })).toBeVisible();
  await expect(page.getByRole('link', { name: '+380 67 123 45 67' })).toHaveAttribute('href', 'tel:+380671234567');
  // The strip is one line with one main answer; until it is answered nothing competes with it.
  const strip = page.locator('[class*="warn"]').filter({ has: said });
  expect((await strip.boundingBox())?.height).toBeLessThan(60);
  await expect(strip.locator('[data-variant="default"]')).toHaveCount(2);
  await expect(filled(page)).toHaveText([words('candidates:otherName.another')]);
  const create = page.getByRole('link', { name: words('candidates:createInterview') });
  await expect(create).toHaveCount(0);
  // On a phone the main answer has the whole row, the other two share one.
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  const [main, ...others] = await Promise.all(
    (['another', 'right', 'rename'] as const).map((answer) =>
      page.getByRole('button', { name: words(`candidates:otherName.${answer}`) }).boundingBox(),
    ),
  );
  expect(main?.width).toBeGreaterThan(300);
  expect(new Set(others.map((box) => box?.y)).size).toBe(1);
  for (const box of others) expect(box?.y).toBeGreaterThan(main?.y ?? NaN);
  await page.setViewportSize(size);
  // It asks for the file at once, and where it will be shown comes into view.
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words('candidates:otherName.another') }).click();
  await asked;
  await expect(page.getByRole('heading', { name: words('candidates:cv.newer') })).toBeInViewport();
  await page.getByRole('button', { name: words('candidates:otherName.rename') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maksym Bondar' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(filled(page)).toHaveText([words('candidates:createInterview')]);
});

test('a candidate › with a CV, for a position › what the job requires stands with the CV’s line, or is to be asked', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const position = await aPosition(user, {
    description:
      'You build APIs.\n\nRequirements:\n- German at B2\n- Full UK driving licence\n- At least 30 years in API work',
  });
  const cv = `${cvText}\n\nLanguages\nEnglish C1, German B1`;
  const { id } = await aCandidate(user, { name: 'Maksym Bondar', cv, positionId: position.id });
  await until(
    async () => (await user.call(getCandidate, { params: { candidateId: id } })).cv?.state === 'ready',
    60_000,
  );
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${id}`);
  const list = page.getByRole('region', { name: words('candidates:requirements.title') });
  await expect(list).toContainText('1 of 3');
  await expect(list.getByRole('listitem').filter({ hasText: 'German at B2' })).toContainText('English C1, German B1');
  await expect(list.getByText(words('candidates:requirements.notFound'))).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: 'driving licence' }).locator('q')).toHaveCount(0);
  // No line says years; what is known of them does not seem to contradict.
  const ofYears = list.getByRole('listitem').filter({ hasText: '30 years' });
  await expect(ofYears).toContainText(pattern(words('candidates:requirements.years_other')));
  await expect(filled(page)).toHaveCount(1);
});
