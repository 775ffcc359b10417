import { expect, test } from '@playwright/test';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { paste } from '#tests/e2e/helpers/paste.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

test.describe('new position', () => {
  test('a link › read › fills the form until taken back, and makes the position', async ({ page, context }) => {
    const words = wordsOf('en');
    const base = productUrl('playbook');
    await (await aBrowserUser(base, 'en')).signIn(context);
    await page.goto(`${base}/positions/new`);
    const link = page.getByLabel(words('positions:form.url'));
    const title = page.getByLabel(words('positions:form.title'));
    const description = page.getByLabel(words('positions:form.description'), { exact: true });
    // Hidden until its button is pressed.
    await expect(link).toBeHidden();
    const way = page.getByRole('button', { name: words('positions:import.open') });
    await way.click();
    await expect(link).toBeFocused();
    await expect(way).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: words('positions:import.action') }).click();
    await expect(link).toBeFocused();
    await link.fill(`${base}/sandbox/careers/nobody`);
    await link.press('Enter');
    await expect(page.getByRole('alert')).toContainText('We couldn’t read this page.');
    await expect(title).toHaveValue('');
    await description.fill('Mine');
    await link.fill(`${base}/sandbox/careers/staff-nurse`);
    await link.press('Enter');
    await expect(title).toHaveValue('Staff nurse, surgical ward');
    await expect(description).toHaveValue(/early warning score/);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: words('positions:filled.undo') }).click();
    await expect(title).toHaveValue('');
    await expect(description).toHaveValue('Mine');
    await page.getByRole('button', { name: words('positions:import.action') }).click();
    await expect(title).toHaveValue('Staff nurse, surgical ward');
    await page.getByRole('button', { name: words('positions:create') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff nurse, surgical ward');
    await expect(page.getByRole('link', { name: words('positions:text.posting') })).toBeVisible();
    // This product has no model.
    await page.goto(`${base}/positions/new`);
    await expect(title).toBeVisible();
    await expect(page.getByRole('button', { name: words('positions:write.action') })).toBeHidden();
  });

  test('a link › pasted on the page of positions, or given there › is read in a new position, once', async ({
    page,
    context,
  }) => {
    const words = wordsOf('uk');
    const base = productUrl('playbook');
    await (await aBrowserUser(base, 'uk')).signIn(context);
    await page.goto(`${base}/positions`);
    const start = page.getByLabel(words('positions:import.start'));
    const title = page.getByLabel(words('positions:form.title'));
    // However short the buttons are, the field has a line of its own.
    const create = page.getByRole('main').getByRole('link', { name: words('positions:create') });
    const [above, below] = [await create.boundingBox(), await start.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
    await start.fill('nurse');
    await start.press('Enter');
    await expect(page.getByText(words('positions:form.urlInvalid'))).toBeVisible();
    await start.fill(`${base}/sandbox/careers/bakery-manager`);
    await start.press('Enter');
    await expect(title).toHaveValue('Bakery shift manager');
    await page.getByRole('button', { name: words('common:action.cancel') }).click();
    await expect(start).toHaveValue('');
    await page.evaluate(paste(`${base}/sandbox/careers/staff-nurse`));
    await expect(title).toHaveValue('Staff nurse, surgical ward');
    await title.fill('Nurse');
    const read: string[] = [];
    page.on('request', (request) => read.push(request.url()));
    await page.reload();
    await expect(title).toHaveValue('Nurse');
    expect(read.filter((url) => url.endsWith('/positions/parse-url'))).toEqual([]);
  });

  test('on a desk and on a phone › the form is long › what saves is in sight and covers nothing that has the focus', async ({
    page,
    context,
  }) => {
    const words = wordsOf('uk');
    const base = productUrl('playbook');
    await (await aBrowserUser(base, 'uk')).signIn(context);
    const title = page.getByLabel(words('positions:form.title'));
    const create = page.getByRole('button', { name: words('positions:create') });
    const areas = page.getByRole('textbox', { name: words('positions:form.focusAreas') });
    for (const viewport of [
      { width: 1440, height: 600 },
      { width: 390, height: 700 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`${base}/positions/new`);
      await expect(create).toBeInViewport({ ratio: 1 });
      await page.evaluate('scrollTo(0, 0)');
      await areas.focus();
      const cancel = await page.getByRole('button', { name: words('common:action.cancel') }).boundingBox();
      // On one line, even on narrow screens.
      expect(cancel?.y).toBe((await create.boundingBox())?.y);
      const [field, foot] = [await areas.boundingBox(), await create.boundingBox()];
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
    }
    // Defaults are folded away, with their values in the summary.
    const facts = page.getByText(words('positions:form.facts'));
    await expect(facts).toContainText(words('positions:type.full_time'));
    const type = page.getByRole('combobox', { name: words('positions:form.type') });
    await expect(type).toBeHidden();
    await facts.click();
    // Level and type start with defaults and say that nobody chose them, until somebody does. One sentence covers both;
    // screen readers get it for each.
    await expect(page.getByText(words('positions:form.bothAssumed'))).toHaveCount(1);
    await expect(type).toHaveAccessibleDescription(words('positions:form.assumed'));
    const heard = page.getByText(words('positions:form.assumed'), { exact: true });
    expect((await heard.boundingBox())?.width).toBeLessThan(2);
    await page.getByRole('combobox', { name: words('positions:form.level') }).click();
    await page.getByRole('option', { name: words('common:level.middle') }).click();
    await expect(heard).toHaveCount(1);
    expect((await heard.boundingBox())?.width).toBeGreaterThan(100);
    // A long title is shown in full, in as many lines as it needs; Enter submits it.
    await title.fill('Електромонтер з ремонту та обслуговування електроустаткування');
    const { height = 0 } = (await title.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(56);
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false);
    await title.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('електроустаткування');
  });

  test('on a phone › a new position › the title comes first, then the text with the other ways in, what is assumed is folded, and one button is the main one', async ({
    page,
    context,
  }) => {
    const words = wordsOf('uk');
    const base = productUrl('playbook');
    await (await aBrowserUser(base, 'uk')).signIn(context);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${base}/positions/new`);
    const description = page.getByLabel(words('positions:form.description'), { exact: true });
    const inOrder = [
      page.getByLabel(words('positions:form.title')),
      description,
      page.getByRole('button', { name: words('positions:import.open') }),
      page.getByText(words('positions:form.facts')),
      page.getByRole('textbox', { name: words('positions:form.focusAreas') }),
    ];
    const tops = [];
    for (const part of inOrder) tops.push((await part.boundingBox())?.y ?? NaN);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect((await description.boundingBox())?.height).toBeLessThan(844 / 4);
    // All of them but the last are on the first screen.
    expect(tops.at(-2)).toBeLessThan(844);
    await expect(page.locator('main [data-variant="filled"]')).toHaveText([words('positions:create')]);
  });

  test('a department that is too long, folded away › sent › is unfolded and has the focus', async ({
    page,
    context,
  }) => {
    const words = wordsOf('en');
    const base = productUrl('playbook');
    await (await aBrowserUser(base, 'en')).signIn(context);
    await page.goto(`${base}/positions/new`);
    await page.getByLabel(words('positions:form.title')).fill('Nurse');
    const facts = page.getByText(words('positions:form.facts'));
    const department = page.getByLabel(words('positions:form.department'));
    await facts.click();
    await department.fill('x'.repeat(300));
    await department.press('Tab');
    await facts.click();
    await expect(department).toBeHidden();
    await page.getByRole('button', { name: words('positions:create') }).click();
    await expect(department).toBeVisible();
    await expect(department).toBeFocused();
  });
});

test('edit position › areas that the playbook does not know › bring a whole sample each, on a phone folded until it is asked for, as the link is', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const base = productUrl('playbook');
  const user = await aBrowserUser(base, 'en');
  const { id } = await aPosition(user, { focusAreas: ['Zorbing', 'Curling'] });
  await user.signIn(context);
  await page.goto(`${base}/positions/${id}/edit`);
  const rows = page.getByRole('list', { name: words('positions:areaQuestions.title') }).getByRole('listitem');
  await expect(rows.filter({ hasText: words('positions:areaQuestions.general') })).toHaveCount(2);
  const questions = rows.getByText('?');
  // Each is there whole.
  const firstHeight = async () => (await questions.first().boundingBox())?.height;
  expect(await firstHeight()).toBeGreaterThan(30);
  // On a phone a folded row is no taller than its name and toggle.
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await rows.first().boundingBox())?.height).toBeLessThan(86);
  // The remove button is far from the toggle.
  const [unfolds, removes] = [rows.first().locator('summary svg'), rows.first().getByRole('button')];
  const apart = ((await removes.boundingBox())?.x ?? NaN) - ((await unfolds.boundingBox())?.x ?? NaN);
  expect(apart).toBeGreaterThan(250);
  for (const row of await rows.all()) await row.getByText('?').click();
  await expect.poll(firstHeight).toBeGreaterThan(30);
  await page.setViewportSize(size);
  const sentences = (await questions.allTextContents()).map((text) => text.replace(/“[^”]+”/, ''));
  expect(new Set(sentences).size).toBe(2);

  const link = page.getByLabel(words('positions:form.url'));
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: words('positions:import.open') }).click();
  await expect(link).toBeVisible();
});

test('a requirement that was misread › is taken out while the text is typed, and put back with the position', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const base = productUrl('playbook');
  await (await aBrowserUser(base, 'en')).signIn(context);
  await page.goto(`${base}/positions/new`);
  await page.getByLabel(words('positions:form.title')).fill('Backend engineer');
  await expect(page.getByText(words('positions:required.blank'))).toBeVisible();
  // There is nothing yet to exclude.
  await expect(page.getByText(words('positions:required.ahead'))).toBeVisible();
  await expect(page.getByText(words('positions:required.ask'))).toHaveCount(0);
  await page
    .getByLabel(words('positions:form.description'), { exact: true })
    .fill('You build APIs.\n\nRequirements:\n- German at B2\n- Full UK driving licence');
  const rows = page.getByRole('list', { name: words('positions:required.title') }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const licence = rows.filter({ hasText: 'Full UK driving licence' });
  // Included by default: each row's checkbox shows it, without instructions.
  await expect(page.getByText(words('positions:required.ask'), { exact: true })).toBeVisible();
  const asked = licence.getByRole('checkbox', {
    name: words('positions:required.askOf').replace('{{text}}', 'Full UK driving licence'),
  });
  await expect(asked).toBeChecked();
  await asked.focus();
  // By keyboard, keeping the focus: the same key undoes it.
  for (const isAsked of [false, true, false]) {
    await page.keyboard.press('Space');
    await expect(asked).toBeChecked({ checked: isAsked });
    await expect(asked).toBeFocused();
  }
  await expect(licence.getByText('Full UK driving licence')).toHaveCSS('text-decoration-line', 'line-through');
  await page.getByRole('button', { name: words('positions:create') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backend engineer');
  await expect(rows).toHaveCount(2);
  await expect(asked).not.toBeChecked();
  await asked.click();
  await expect(asked).toBeChecked();
  // The order stays, and the saved state survives a reload.
  const german = rows.first().getByRole('checkbox');
  await german.click();
  await expect(german).not.toBeChecked();
  await page.reload();
  await expect(german).not.toBeChecked();
  await expect(asked).toBeChecked();
  // Two taps, the second while the first request is pending: both are saved. The touch target extends beyond the
  // checkbox.
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/positions/*', async (route) => {
    if (route.request().method() === 'PATCH') await answered.promise;
    await route.continue();
  });
  let saved = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.ok()) saved += 1;
  });
  await german.click();
  const box = await asked.boundingBox();
  await page.mouse.click((box?.x ?? 0) - 8, (box?.y ?? 0) - 6);
  await expect(asked).not.toBeChecked();
  await expect(german).toBeChecked();
  answered.resolve();
  await expect.poll(() => saved).toBe(2);
  await expect(asked).not.toBeChecked();
  await page.reload();
  await expect(german).toBeChecked();
  await expect(asked).not.toBeChecked();
});

test('the text of a position cannot be read › its page says so, and reads it when it is tried again', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const base = productUrl('playbook');
  const user = await aBrowserUser(base, 'en');
  const { id } = await aPosition(user, { description: 'Requirements:\n- German at B2' });
  await user.signIn(context);
  const reading = '**/positions/suggestions';
  await page.route(reading, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${base}/positions/${id}`);
  const failed = page.getByRole('alert').filter({ hasText: words('positions:required.failed') });
  await expect(failed).toBeVisible();
  await page.unroute(reading);
  await failed.getByRole('button').click();
  const rows = page.getByRole('list', { name: words('positions:required.title') }).getByRole('listitem');
  await expect(rows).toHaveText(/German at B2/);
  await expect(failed).toBeHidden();
});
