import { type Locator, type Page, expect, test } from '@playwright/test';
import { capitalised } from '#contracts/capitalised.ts';
import { getPosition, listPositions } from '#contracts/hiring/positions.ts';
import { getCore } from '#contracts/interviewing/plan/position-core.ts';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { aCandidate, aPosition } from '#tests/helpers/api/builders.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { anInterview, planned } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';
import { paste } from '#tests/e2e/helpers/paste.ts';

const words = wordsOf('en');
const base = (): string => productUrl('playbook');
const phone = { width: 390, height: 844 };

const posting = `Senior backend engineer
Department: Payments
You will design REST APIs and keep PostgreSQL queries fast: indexes, query plans, migrations.`;

test.describe('what people do with the forms', () => {
  test('register › pressing the button right after a bad password › names every field that is wrong', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${base()}/auth/register`);
    await page.getByRole('button', { name: words('auth:register.submit') }).click();
    await expect(page.getByText(words('auth:field.emailRequired'))).toBeVisible();
    await page.getByLabel(words('auth:field.workEmail')).fill('olena@');
    await page.getByLabel(words('auth:field.password'), { exact: true }).fill('abc');
    await page.getByRole('button', { name: words('auth:register.submit') }).click();
    await expect(page.getByText(words('auth:field.fullNameRequired'))).toBeVisible();
    await expect(page.getByText(words('auth:field.positionRequired'))).toBeVisible();
    await expect(page.getByLabel(words('auth:field.fullName'))).toBeFocused();
  });

  test('new position › its form › its link field is level, areas are taken by keys, a pasted posting fills what was empty, and what is too long stays', async ({
    page,
    context,
  }) => {
    await (await aBrowserUser(base(), 'en')).signIn(context);
    await page.goto(`${base()}/positions/new`);
    const title = page.getByLabel(words('positions:form.title'));

    await test.step('the button for the link of a posting stands level with its field', async () => {
      await page.getByRole('button', { name: words('positions:import.open') }).click();
      const read = page.getByRole('button', { name: words('positions:import.action') });
      const field = page.getByLabel(words('positions:form.url'));
      const endOf = async (part: Locator) => {
        const box = await part.boundingBox();
        return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
      };
      await expect(read).toBeVisible();
      expect(await endOf(read)).toBe(await endOf(field));
    });

    await test.step('focus areas by keys alone have a row each with its question, and the form is not sent', async () => {
      const field = page.getByRole('textbox', { name: words('positions:form.focusAreas') });
      await field.fill('Handover, handover, Medication safety, wards');
      const rows = page.getByRole('list', { name: words('positions:areaQuestions.title') }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(field).toHaveValue('wards');
      await field.press('Enter');
      await expect(rows).toHaveCount(3);
      await expect(rows.first()).toContainText('?');
      await page
        .getByRole('button', { name: words('positions:form.removeArea').replace('{{area}}', 'wards') })
        .press('Enter');
      await expect(rows).toHaveCount(2);
      await expect(field).toBeFocused();
      await expect(page).toHaveURL(/\/new$/);
      for (const area of ['Medication safety', 'Handover']) {
        await page.getByRole('button', { name: words('positions:form.removeArea').replace('{{area}}', area) }).click();
      }
      // An example takes their place.
      await expect(rows).toHaveCount(1);
    });

    await test.step('a posting is pasted, then an area clicked: what was empty is filled until taken back', async () => {
      await page.getByLabel(words('positions:form.description')).focus();
      await page.evaluate(paste(posting));
      await expect(title).toHaveValue('Senior backend engineer');
      // The fields that were filled in are visible, to be checked.
      const department = page.getByLabel(words('positions:form.department'));
      await expect(department).toHaveValue('Payments');
      await expect(department).toBeVisible();
      await page
        .getByRole('button', { name: pattern(words('positions:suggested.add')) })
        .first()
        .click();
      const asked = page.getByRole('list', { name: words('positions:areaQuestions.title') }).getByRole('listitem');
      await expect(asked).toContainText('?');
      await page.getByRole('button', { name: words('positions:filled.undo') }).click();
      await expect(title).toHaveValue('');
    });

    await test.step('a title of 200 characters stays whole and is said to be too long', async () => {
      await title.fill('x'.repeat(200));
      await page.getByRole('button', { name: words('positions:create') }).click();
      await expect(title).toHaveValue('x'.repeat(200));
      await expect(page.getByText(pattern(words('common:error.tooLong')))).toContainText('200');
      await expect(title).toBeFocused();
    });
  });

  test('new position › reloaded, an area not confirmed, sent by a double click, then Back › nothing lost, one position, an empty form', async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base(), 'en');
    await user.signIn(context);
    await page.goto(`${base()}/positions/new`);
    const title = page.getByLabel(words('positions:form.title'));
    await title.fill('Dispatch lead');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Dispatch lead');
    await page.reload();
    await expect(title).toHaveValue('Dispatch lead');
    const areas = page.getByRole('textbox', { name: words('positions:form.focusAreas') });
    await areas.fill('night shifts');
    await areas.press('Enter');
    await areas.fill('drivers’ hours');
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/positions', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: words('positions:create') }).dblclick();
    // The typed area was added before the form was sent, so nothing is left to add when the field loses focus.
    await expect(areas).toHaveValue('');
    await expect(page.getByText('drivers’ hours', { exact: true }).first()).toBeVisible();
    answered.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Dispatch lead' })).toBeVisible();
    expect(await user.call(listPositions)).toMatchObject([{ focusAreas: ['night shifts', 'drivers’ hours'] }]);
    await page.goBack();
    await expect(title).toHaveValue('');
  });

  test('edit position › cancelled › the saved text is there when it is opened again', async ({ page, context }) => {
    const user = await aBrowserUser(base(), 'en');
    const position = await aPosition(user);
    await user.signIn(context);
    await page.goto(`${base()}/positions/${position.id}/edit`);
    const title = page.getByLabel(words('positions:form.title'));
    // A warning appears while typing, but does not block.
    await page.getByLabel(words('positions:form.description')).fill('We are looking for a young man under 35.');
    await expect(page.getByText(words('common:wording.title'))).toBeVisible();
    await title.fill('Something else');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Something else');
    await page.getByRole('button', { name: words('common:action.cancel') }).click();
    await page.getByRole('link', { name: words('common:action.edit') }).click();
    await expect(title).toHaveValue(position.title);
  });

  test('new position › sent without a network › says so, keeps the text, and is sent by the next click', async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base(), 'en');
    await user.signIn(context);
    await page.goto(`${base()}/positions/new`);
    const title = page.getByLabel(words('positions:form.title'));
    await title.fill('Dispatch lead');
    await context.setOffline(true);
    await page.getByRole('button', { name: words('positions:create') }).click();
    await expect(page.getByText(words('common:error.network'))).toBeVisible();
    await expect(title).toHaveValue('Dispatch lead');
    await context.setOffline(false);
    await page.getByRole('button', { name: words('positions:create') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dispatch lead' })).toBeVisible();
    expect(await user.call(listPositions)).toHaveLength(1);
  });

  test('new interview › of a candidate without a CV › what the plan can be made from stands beside the form', async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base(), 'en');
    const position = await aPosition(user);
    const candidate = await aCandidate(user, { positionId: position.id });
    await user.signIn(context);
    await page.goto(`${base()}/interviews/schedule?positionId=${position.id}`);
    const basis = page.getByRole('complementary', { name: words('interviews:basis.title') });
    for (const area of position.focusAreas) await expect(basis).toContainText(capitalised(area));
    await expect(basis).toContainText(words('interviews:basis.chooseCandidate'));
    await page.getByRole('combobox', { name: words('interviews:form.candidate') }).click();
    await page.getByRole('option', { name: candidate.name }).click();
    await expect(basis).toContainText(words('cv:state.none'));
    await expect(basis).toContainText(words('interviews:basis.noCv'));

    // it scrolls along, but not under the top bar
    await page.setViewportSize({ width: 1440, height: 640 });
    await page.goto(`${base()}/interviews/schedule`);
    // with its last fields the form is taller than the panel beside it
    await page.getByText(words('interviews:form.more')).click();
    await page.getByRole('button', { name: words('common:action.cancel') }).scrollIntoViewIfNeeded();
    const heading = await page.getByRole('complementary').getByRole('heading', { level: 2 }).boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Number.NaN));
  });

  test('candidate › two files dropped for one CV › one is taken, the other is named as not added', async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base(), 'en');
    const candidate = await aCandidate(user);
    await user.signIn(context);
    await page.goto(`${base()}/candidates/${candidate.id}`);
    const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    const files = [file('one.pdf'), file('two.pdf')];
    await page.getByRole('button', { name: words('cv:drop.one') }).drop({ files });
    await expect(page.getByText(pattern(words('cv:upload.tooMany_one')))).toBeVisible();
    await expect(page.getByRole('list', { name: words('cv:upload.rows') }).getByRole('listitem')).toHaveCount(1);
  });
});

test('position › a file that nobody can read is dropped › it waits with the uploads, counts as nobody, and can be removed', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { id: positionId } = await aPosition(user);
  await user.signIn(context);
  await page.goto(`${base()}/positions/${positionId}`);
  const file = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnothing') };
  await page.getByRole('button', { name: words('cv:drop.many') }).drop({ files: [file] });
  const rows = page.getByRole('region', { name: words('cv:upload.unread_one').replace('{{count}}', '1') });
  const replace = rows.getByRole('button', { name: words('cv:upload.replaceFile').replace('{{name}}', 'broken.pdf') });
  await expect(replace).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('list', { name: words('candidates:title') })).toBeHidden();
  const asked = { params: { positionId } };
  await expect.poll(async () => (await user.call(getPosition, asked)).candidatesCount).toBe(0);

  await page.reload();
  await expect(replace).toBeVisible();
  // Both actions have text labels, on each page that lists candidates.
  await expect(rows.getByText(words('cv:upload.removeFile'), { exact: true })).toBeVisible();
  await page.goto(`${base()}/candidates`);
  await expect(replace).toBeVisible();
  await expect(page.getByRole('list', { name: words('cv:upload.rows') })).toHaveCount(0);
  await page.goto(`${base()}/positions/${positionId}`);
  const discard = rows.getByRole('button', { name: words('cv:upload.discard').replace('{{name}}', 'broken.pdf') });
  await discard.click();
  await expect(rows).toBeHidden();

  // if removed in the same visit in which it was uploaded, it is not counted as added either
  await page.getByRole('button', { name: words('cv:drop.many') }).drop({ files: [file] });
  await expect(discard).toBeVisible({ timeout: 60_000 });
  await discard.click();
  await expect(rows).toBeHidden();
  await expect(page.getByText(pattern(words('cv:upload.added_one')))).toBeHidden();
  await expect(page.getByRole('button', { name: words('cv:drop.many') })).toBeFocused();
});

test('position › its core is written anew, and an interview begins › the dialog says what changes, then why it stays', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const user = await aBrowserUser(base(), 'en');
  const { positionId, interviewId } = await anInterview(user, 'en');
  await planned(user, interviewId);
  await user.signIn(context);
  await page.goto(`${base()}/positions/${positionId}`);
  const ask = async () => {
    await page.getByRole('button', { name: words('positions:more') }).click();
    await page.getByRole('menuitem', { name: words('positions:core.action') }).click();
  };
  await ask();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('positions:core.kept_one').replace('{{count}}', '1'));
  await dialog.getByRole('button', { name: words('positions:core.action') }).click();
  await expect(page.getByText(words('positions:core.renewed'))).toBeVisible();
  expect(await user.call(getCore, { params: { positionId } })).toMatchObject({ hashes: [] });

  await page.goto(`${base()}/interviews/${interviewId}`);
  await page.getByRole('button', { name: words('plan:more') }).click();
  await page.getByRole('menuitem', { name: words('plan:regenerate.action') }).click();
  await expect(dialog).toContainText(words('plan:regenerate.core.renewed'));

  await user.call(startInterview, { params: { interviewId } });
  await page.goto(`${base()}/positions/${positionId}`);
  await ask();
  await expect(dialog).toContainText(words('positions:core.begun_one').replace('{{count}}', '1'));
  await dialog.getByRole('button', { name: words('positions:core.edit') }).click();
  await expect(page).toHaveURL(/\/edit$/);
});

test.describe('by keyboard', () => {
  test('signed in › Tab, Enter, the menus and Escape › to the page at once, and focus goes back', async ({
    page,
    context,
  }) => {
    await (await aBrowserUser(base(), 'en')).signIn(context);
    await page.goto(`${base()}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words('common:shell.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await inMainMenu(page, words('common:shell.positions')).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words('positions:title') })).toBeFocused();

    const menu = page.getByRole('banner').getByRole('button', { name: pattern(words('common:shell.userMenu')) });
    await menu.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('deleting a position › Escape in the dialog › nothing is deleted, the focus is back on its menu', async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base(), 'en');
    const position = await aPosition(user);
    await user.signIn(context);
    await page.goto(`${base()}/positions/${position.id}`);
    const more = page.getByRole('button', { name: words('positions:more') });
    await more.press('Enter');
    await page.getByRole('menuitem', { name: words('positions:delete.action') }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: words('common:action.cancel') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(more).toBeFocused();
    expect(await user.call(listPositions)).toHaveLength(1);
  });

  test('on a screen between a phone and a desk › the menu › opens, closes by Escape, gives the focus back, and leads to the page chosen', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 800, height: 844 });
    await (await aBrowserUser(base(), 'en')).signIn(context);
    await page.goto(`${base()}/positions/new`);
    const open = page.getByRole('button', { name: words('common:shell.openMenu') });
    await open.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
    await open.press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words('common:shell.interviews') })
      .press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: words('interviews:title') })).toBeFocused();
  });
});

/** Shadows of the bars that stick to the bottom of the screen. */
const shadowsOfBars = `[...document.querySelectorAll('main *')]
  .filter((one) => one.offsetHeight > 0)
  .map((one) => getComputedStyle(one))
  .filter(({ position, bottom }) => position === 'sticky' && bottom === '0px')
  .map(({ boxShadow }) => boxShadow)`;

for (const language of languages('uk')) {
  test(`on a phone, in ${language} › the places at the foot of the screen › lead and are marked, cover nothing, and give way to the bars of work and to paper`, async ({
    page,
    context,
  }) => {
    const say = wordsOf(language);
    const user = await aBrowserUser(base(), language);
    const { positionId, interviewId } = await anInterview(user, language);
    await planned(user, interviewId);
    await user.signIn(context);
    await page.setViewportSize(phone);
    await page.goto(`${base()}/dashboard`);
    const bar = page.getByRole('navigation', { name: say('common:shell.mainMenu') });
    const places = ['dashboard', 'positions', 'candidates', 'interviews'] as const;
    await expect(bar.getByRole('link')).toHaveText(places.map((place) => say(`common:shell.${place}`)));
    for (const place of places) {
      const link = bar.getByRole('link', { name: say(`common:shell.${place}`), exact: true });
      await link.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/${place}$`));
      await expect(bar.locator('[aria-current="page"]')).toHaveText(say(`common:shell.${place}`));
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect(box?.width).toBeGreaterThanOrEqual(48);
      // The end of the page is above the bar.
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      const foot = await page.getByRole('contentinfo').boundingBox();
      expect((foot?.y ?? NaN) + (foot?.height ?? NaN)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? NaN);
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
    await page.goto(`${base()}/positions/${positionId}`);
    await expect(bar.locator('[aria-current="page"]')).toHaveText(say('common:shell.positions'));
    // The rest of the menu is in the account menu.
    await expect(page.getByRole('button', { name: say('common:shell.openMenu') })).toHaveCount(0);
    await page
      .getByRole('banner')
      .getByRole('button', { name: pattern(say('common:shell.userMenu')) })
      .click();
    for (const entry of ['profile', 'subscription', 'legal', 'logout'] as const) {
      await expect(page.getByRole('menuitem', { name: say(`common:shell.${entry}`) })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(bar).toBeVisible();

    const working = [
      ['/positions/new', '/positions'],
      [`/positions/${positionId}/edit`, `/positions/${positionId}`],
      ['/interviews/schedule', '/interviews'],
      [`/interviews/${interviewId}`, `/positions/${positionId}`],
    ] as const;
    const back = page.getByRole('navigation', { name: say('common:shell.breadcrumbs') }).getByRole('link');
    for (const [path, above] of working) {
      await page.goto(`${base()}${path}`);
      // There is one way out: back.
      await expect(back).toHaveCount(1);
      await expect(back).toHaveAttribute('href', above);
      await expect(page.getByRole('button', { name: say('common:shell.openMenu') })).toHaveCount(0);
      await expect(bar).toHaveCount(0);
      // Their own bar has a border: a shadow would fall on the page footer below it. The plan of this account has no
      // interview left to create.
      const shadows = path === '/interviews/schedule' ? [] : ['none'];
      await expect.poll(() => page.evaluate(shadowsOfBars), path).toEqual(shadows);
    }
    await page.setViewportSize({ width: 641, height: 844 });
    await page.goto(`${base()}/dashboard`);
    await expect(page.getByRole('button', { name: say('common:shell.openMenu') })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
}

test.describe('addresses', () => {
  test('features › opened › is the landing page', async ({ page }) => {
    await page.goto(`${base()}/features`);
    await expect(page.getByRole('heading', { name: words('landing:minutes.title') })).toBeVisible();
  });

  test('profile › its script cannot be fetched › says so inside the shell, and Try again brings it', async ({
    page,
    context,
  }) => {
    await (await aBrowserUser(base(), 'en')).signIn(context);
    await page.route('**/assets/profile-page*', (route) => route.abort());
    await page.goto(`${base()}/profile`);
    await expect(page.getByText(words('common:error.page'))).toBeVisible();
    await expect(inMainMenu(page, words('common:shell.dashboard'))).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: words('common:action.retry') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('profile:title') })).toBeVisible();
  });

  test('profile › opened without a network › the shell stays and says so, and the page comes when it is back', async ({
    page,
    context,
  }) => {
    await (await aBrowserUser(base(), 'en')).signIn(context);
    await page.goto(`${base()}/dashboard`);
    const profile = page
      .getByRole('navigation', { name: words('common:shell.accountMenu') })
      .getByRole('link', { name: words('common:shell.profile') });
    await expect(profile).toBeVisible();
    await context.setOffline(true);
    await profile.click();
    await expect(page.getByText(words('common:error.page'))).toBeVisible();
    await expect(page.getByText(words('common:error.network'))).toBeVisible();
    await expect(profile).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: words('profile:title') })).toBeVisible();
  });

  test('dashboard › what is left to do did not come › the rest is there, and the network brings it, as links to the lists that it counts', async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base(), 'en');
    const position = await aPosition(user);
    const { name } = await aCandidate(user, { positionId: position.id });
    await user.signIn(context);
    await page.route('**/api/v1/dashboard/counts*', (route) => route.abort());
    await page.goto(`${base()}/dashboard`);
    await expect(page.getByText(words('dashboard:work.failed'))).toBeVisible();
    const activity = page.getByRole('list', { name: words('dashboard:activity.title') });
    await expect(activity.getByRole('link', { name: position.title })).toBeVisible();

    await page.unrouteAll();
    await page.evaluate('window.dispatchEvent(new Event("online"))');
    const work = page.getByRole('list', { name: words('dashboard:work.title') });
    const numbers = page.getByRole('list', { name: words('dashboard:numbers.title') }).getByRole('link');
    const counted = (key: 'candidates_one' | 'upcoming_other', count: number): string =>
      words(`dashboard:numbers.${key}`).replace(/\{\{\w+\}\}/u, String(count));
    await expect(numbers).toHaveText([
      `${words('dashboard:numbers.openPositions')} 1`,
      counted('candidates_one', 1),
      `${words('dashboard:numbers.interviews')} 0`,
      counted('upcoming_other', 0),
      `${words('dashboard:numbers.thisWeek')} 0`,
      `0 in ${new Date().toLocaleDateString('en-GB', { month: 'long' })}`,
    ]);
    await work.getByRole('link', { name: words('dashboard:work.noInterview_one') }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('combobox', { name: words('candidates:list.filter') })).toHaveValue(
      words('candidates:list.stage.none'),
    );
  });

  test('dashboard › decided interviews of two months, and a plan with a limit › says the band of the mean, how the months stand to each other, and what is left', async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base(), 'en');
    await anInterview(user, 'en');
    await user.signIn(context);
    const answer = (path: string, change: (said: object) => unknown) =>
      page.route(`**/api/v1/${path}*`, async (route) => {
        const response = await route.fetch();
        const said: unknown = await response.json();
        await route.fulfill({ response, json: change(Object(said)) });
      });
    const day = 24 * 3600_000;
    const at = (days: number): string => new Date(Date.now() + days * day).toISOString();
    await answer('dashboard/counts', (said) => ({
      ...said,
      means: [6, 6.8],
      meanOf: { month: 6.8, monthBefore: 6 },
    }));
    await answer('subscriptions/limits-status', () => [
      { resource: 'interviews', canCreate: true, used: 7, limit: 10, resetsAt: at(16) },
    ]);
    await answer('subscriptions/stats', (said) => ({
      ...said,
      window: { startsAt: at(-14), endsAt: at(16), positions: 1, interviews: 7, extras: { count: 0, cents: 0 } },
    }));
    await page.goto(`${base()}/dashboard`);
    const numbers = page.getByRole('list', { name: words('dashboard:numbers.title') });
    await expect(numbers).toContainText(`${words('dashboard:numbers.mean')} 6.4 ${words('common:band.4-6')}`);
    const months = words('dashboard:numbers.months').replace('{{month}}', '6.8').replace('{{before}}', '6.0');
    await expect(numbers).toContainText(months);
    const quota = page.getByRole('main').locator('section').filter({ hasText: '7 of 10 interviews used' });
    await expect(quota).toContainText(words('dashboard:quota.left_other').replace('{{count}}', '3'));
    // Two days for each of the seven, so the tenth comes in six days.
    await expect(quota).toContainText('At this pace, you’ll reach 10 on');
  });

  test('position › its data did not come › says so, and shows it when the network is back', async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base(), 'en');
    const position = await aPosition(user);
    await user.signIn(context);
    await page.route(`**/api/v1/positions/${position.id}`, (route) => route.abort());
    await page.goto(`${base()}/positions/${position.id}`);
    await expect(page.getByText(words('positions:failed'))).toBeVisible();
    await expect(page.getByRole('button', { name: words('common:action.retry') })).toBeVisible();
    await page.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: position.title })).toBeVisible();
  });

  test('positions and a new one › the server is not reached › what was typed stays, and both come when it is', async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base(), 'en');
    await user.signIn(context);
    await page.route(/\/api\/v1\/positions(\?.*)?$/, (route) => route.abort());
    await page.goto(`${base()}/positions/new`);
    const field = page.getByLabel(words('positions:form.title'));
    const submit = page.getByRole('button', { name: words('positions:create') });
    await field.fill('Night nurse');
    await submit.click();
    await expect(page.getByRole('alert')).toContainText(words('common:error.network'));
    await expect(field).toHaveValue('Night nurse');
    await inMainMenu(page, words('common:shell.positions')).click();
    await expect(page.getByText(words('positions:list.failed'))).toBeVisible();

    await page.unrouteAll();
    await page.evaluate('window.dispatchEvent(new Event("online"))');
    await expect(page.getByText(words('positions:empty.title'))).toBeVisible();
    await page.goto(`${base()}/positions/new`);
    await expect(field).toHaveValue('Night nurse');
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Night nurse' })).toBeVisible();
    expect(await user.call(listPositions)).toHaveLength(1);
  });

  test('candidate › one that is not there › says so and leads to the list', async ({ page, context }) => {
    await (await aBrowserUser(base(), 'en')).signIn(context);
    await page.goto(`${base()}/candidates/019aa0aa-0000-7000-8000-000000000000`);
    await expect(page.getByText(words('candidates:gone.title'))).toBeVisible();
    await expect(page.getByRole('button', { name: words('common:action.retry') })).toHaveCount(0);
    await page.getByRole('link', { name: words('candidates:all') }).click();
    await expect(page).toHaveURL(/\/candidates$/);
  });
});

function inMainMenu(page: Page, name: string) {
  return page.getByRole('navigation', { name: words('common:shell.mainMenu') }).getByRole('link', { name });
}
