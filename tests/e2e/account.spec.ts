import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Browser, type Page, expect, test } from '@playwright/test';
import { login, profile, register, session, updateProfile } from '#contracts/auth/auth.ts';
import { getCvFile } from '#contracts/hiring/cvs.ts';
import { pageAddresses } from '#contracts/page-addresses.ts';
import { aCandidate, aPosition, uploadCv } from '#tests/helpers/api/builders.ts';
import { overFetch } from '#tests/helpers/api/client.ts';
import { aCv, aTextPdf } from '#tests/helpers/cv/pdf.ts';
import { productQuery } from '#tests/helpers/database/product-query.ts';
import { aPassword, aPerson, aVisitor } from '#tests/helpers/api/sign-up.ts';
import { unzipped } from '#tests/helpers/cv/unzipped.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { mailedLink } from '#tests/e2e/helpers/mailed-link.ts';
import { playbookData, productUrl } from '#tests/e2e/helpers/products.ts';
import { type Words, filledWith, pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const english = wordsOf('en');
const ukrainian = wordsOf('uk');
const base = (): string => productUrl('playbook');
const phone = { width: 390, height: 844 };

test('an account › from its registration on a phone to a second device › proven by the link there, and in its own language', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  const person = aPerson();

  await test.step('register', async () => {
    await page.goto(`${base()}/auth/register`);
    await page.getByLabel(english('auth:field.fullName')).fill(person.fullName);
    await page.getByLabel(english('auth:field.workEmail')).fill(person.email);
    await page.getByLabel(english('auth:field.position')).fill(person.position);
    await page.getByLabel(english('auth:field.password'), { exact: true }).fill(person.password);
    await page.getByRole('button', { name: english('auth:register.submit') }).click();
    const code = page.getByLabel(english('auth:verify.codeLabel'));
    await expect(code).toBeFocused();
    await code.fill('12');
    await page.getByRole('button', { name: english('auth:verify.submit') }).click();
    await expect(page.getByText(english('auth:verify.codeShort'))).toBeVisible();
    await expect(code).toBeFocused();
  });
  await test.step('log in, wrong and then right, before the address is proven', async () => {
    await page.goto(`${base()}/auth/login`);
    await logIn(page, english, person.email, 'Wrong-password-1');
    await expect(page.getByRole('alert')).toContainText(english('errors:auth.invalid_credentials'));
    await expect(page.getByLabel(english('auth:field.email'))).toHaveValue(person.email);
    await page.getByLabel(english('auth:field.password'), { exact: true }).fill(person.password);
    await page.getByRole('button', { name: english('auth:login.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/subscription\?onboarding=true$/);
    // The dialog covers the page until it is answered.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: english('billing:choose.skip') })
      .click();
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByText(english('common:unverified.text'))).toBeVisible();
    await page.getByRole('link', { name: english('common:unverified.link') }).click();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.goto(`${base()}/profile`);
    await expect(page.getByRole('link', { name: english('profile:verifyNow'), exact: true })).toBeVisible();
  });
  const elsewhere = await anotherBrowser(browser);
  await test.step('the link of the mail, opened in another browser, spends itself on the click', async () => {
    const link = await mailedLink(base(), person.email, pageAddresses.verifyEmail);
    await elsewhere.goto(link);
    const confirm = elsewhere.getByRole('button', { name: english('auth:verifyEmail.submit') });
    await expect(confirm).toBeVisible();
    await expect(page.getByText(english('common:unverified.text'))).toBeVisible();
    await confirm.click();
    await expect(elsewhere.getByRole('heading', { name: english('auth:verifyEmail.done') })).toBeFocused();
    expect(elsewhere.url()).not.toContain('token');
    await expect(page.getByText(english('common:unverified.text'))).toBeHidden();
    await expect(page.getByRole('link', { name: english('profile:verifyNow'), exact: true })).toBeHidden();
  });
  await test.step('the profile: a name is required, and the language is saved with the rest', async () => {
    const name = page.getByLabel(english('profile:fullName'));
    // Shown only while there is something to save.
    const save = page.getByRole('button', { name: english('profile:save') });
    await expect(save).toBeHidden();
    await name.fill(' ');
    await save.click();
    await expect(page.getByText(english('profile:fullNameRequired'))).toBeVisible();
    await name.fill('Olena Bondar');
    await page.getByText(english('common:language.uk'), { exact: true }).click();
    await page.getByRole('button', { name: english('profile:save') }).click();
    await expect(page.getByRole('status').filter({ hasText: ukrainian('profile:saved') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: ukrainian('profile:title') })).toBeVisible();
  });
  await test.step('a second device speaks it after signing in, and is ended from the list of the first', async () => {
    await elsewhere.getByRole('link', { name: english('auth:login.submit') }).click();
    await logIn(elsewhere, english, person.email, person.password);
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'uk');
    await elsewhere.goto(`${base()}/profile`);
    await expect(elsewhere.getByLabel(ukrainian('profile:fullName'))).toHaveValue('Olena Bondar');

    await page.reload();
    const sessions = page.getByRole('list', { name: ukrainian('profile:sessions.title') }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await sessions.nth(1).getByRole('button').click();
    await expect(sessions).toHaveCount(1);
    await elsewhere.getByLabel(ukrainian('profile:fullName')).fill('Nina');
    await elsewhere.getByRole('button', { name: ukrainian('profile:refresh') }).click();
    await expect(elsewhere).toHaveURL(/\/auth\/login$/);
    await expect(elsewhere.getByText(ukrainian('auth:login.ended'))).toBeVisible();
  });
  await elsewhere.context().close();
});

for (const language of languages('en')) {
  test(`forgotten password › in ${language}, by form, mail and link on a phone › the new one opens, and every other browser is out`, async ({
    page,
    browser,
  }) => {
    const words = wordsOf(language);
    const user = await aBrowserUser(base(), language);
    const elsewhere = await anotherBrowser(browser);
    await user.signIn(elsewhere.context());
    await elsewhere.goto(`${base()}/profile`);
    await expect(elsewhere.getByText(user.email)).toBeVisible();

    await page.setViewportSize(phone);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto(`${base()}/auth/login`);
    await page.getByLabel(words('auth:field.email')).fill(user.email);
    await page.getByRole('link', { name: words('auth:login.forgot') }).click();
    await expect(page.getByLabel(words('auth:field.email'))).toHaveValue(user.email);
    await page.getByRole('button', { name: words('auth:forgot.submit') }).click();
    await expect(page.getByRole('heading', { name: words('auth:forgot.sent') })).toBeFocused();

    await page.goto(await mailedLink(base(), user.email, pageAddresses.resetPassword));
    const password = page.getByLabel(words('auth:field.newPassword'), { exact: true });
    await password.fill('short');
    await page.getByRole('button', { name: words('auth:reset.submit') }).click();
    await expect(page.getByText(words('errors:auth.password_too_short'))).toBeVisible();
    await expect(password).toBeFocused();
    const another = `${aPassword}-another`;
    await password.fill(another);
    await page.getByRole('button', { name: words('auth:reset.submit') }).click();
    await expect(page.getByText(words('auth:reset.done'))).toBeVisible();

    await logIn(page, words, user.email, aPassword);
    await expect(page.getByRole('alert').filter({ hasText: words('errors:auth.invalid_credentials') })).toBeVisible();
    await page.getByLabel(words('auth:field.password'), { exact: true }).fill(another);
    await page.getByRole('button', { name: words('auth:login.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/subscription\?onboarding=true$/);
    await elsewhere.getByLabel(words('profile:fullName')).fill('Nina');
    await elsewhere.getByRole('button', { name: words('profile:refresh') }).click();
    await expect(elsewhere).toHaveURL(/\/auth\/login$/);
    await elsewhere.context().close();
  });
}

test('guarded routes › opened by a visitor › each leads to the sign-in page', async ({ page }) => {
  const id = '019aa0aa-0000-7000-8000-000000000000';
  for (const path of [
    '/onboarding',
    '/dashboard',
    '/positions',
    '/positions/new',
    `/positions/${id}`,
    `/positions/${id}/edit`,
    '/interviews',
    '/interviews/schedule',
    `/interviews/${id}`,
    '/candidates',
    `/candidates/${id}`,
    '/profile',
    '/subscription',
  ]) {
    await page.goto(`${base()}${path}`);
    await expect(page, path).toHaveURL(/\/auth\/login$/);
  }
});

test('a session › its token expires in the middle of a form, in two tabs at once › one refresh, and nothing typed is lost', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await user.signIn(context);
  const other = await context.newPage();
  const refreshes: string[] = [];
  for (const tab of [page, other]) {
    await tab.goto(`${base()}/profile`);
    await expect(tab.getByText(user.email)).toBeVisible();
    tab.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) refreshes.push(request.url());
    });
  }
  await page.getByLabel(english('profile:fullName')).fill('Nina Albrecht');
  await other.getByLabel(english('profile:position')).fill('Nobody');
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  await Promise.all([
    page.getByRole('button', { name: english('profile:save') }).click(),
    other.getByRole('button', { name: english('profile:refresh') }).click(),
  ]);
  await expect(page.getByText(english('profile:saved'))).toBeVisible();
  expect((await user.call(profile)).fullName).toBe('Nina Albrecht');
  await expect(other.getByRole('banner')).toContainText('Nina Albrecht');
  expect(refreshes).toHaveLength(1);

  await test.step('changed by another program: Refresh fetches it', async () => {
    await user.call(updateProfile, { body: { position: 'Talent lead' } });
    await page.getByLabel(english('profile:fullName')).fill('Nina');
    await page.getByRole('button', { name: english('profile:refresh') }).click();
    await expect(page.getByLabel(english('profile:position'))).toHaveValue('Talent lead');
  });
  await test.step('typed while Refresh is under way: it stays, and is not yet saved', async () => {
    await page.getByLabel(english('profile:fullName')).fill('Nina');
    const refresh = page.getByRole('button', { name: english('profile:refresh') });
    // Requests already under way would be held back as well, and Refresh with them.
    await expect(refresh).toBeEnabled();
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/v1/auth/profile', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await refresh.click();
    const fetched = page.waitForResponse('**/api/v1/auth/profile');
    await page.getByLabel(english('profile:position')).fill('Recruiting lead');
    answered.resolve();
    await fetched;
    await expect(refresh).toBeEnabled();
    await expect(page.getByLabel(english('profile:position'))).toHaveValue('Recruiting lead');
    await page.unroute('**/api/v1/auth/profile');
  });
  await test.step('refused: to the sign-in page, and what was typed is there after it', async () => {
    await page.getByLabel(english('profile:position')).fill('Head of hiring');
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'expired');
      localStorage.setItem('refreshToken', 'ended');
    });
    await page.getByRole('button', { name: english('profile:save') }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect(other).toHaveURL(/\/auth\/login$/);
    await logIn(page, english, user.email, aPassword);
    await expect(page).toHaveURL(/\/subscription\?onboarding=true$/);
    await page.goto(`${base()}/profile`);
    await expect(page.getByLabel(english('profile:position'))).toHaveValue('Head of hiring');
  });
});

test('the profile › a name, the theme, AI and reminders are changed on a phone › nothing before Save, whose bar stays above the places, then all of it', async ({
  page,
  context,
}) => {
  // the product with a model, so that AI can be switched off
  const withModel = productUrl('model');
  const user = await aBrowserUser(withModel, 'en');
  const { fullName } = await user.call(profile);
  await user.signIn(context);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${withModel}/profile`);
  const root = page.locator('html');
  const theme = page.getByRole('radiogroup', { name: english('common:theme.label') });
  const ai = page.getByRole('radiogroup', { name: english('profile:ai.label') });
  const reminders = page.getByRole('radiogroup', { name: english('profile:mail.label') });
  const save = page.getByRole('button', { name: english('profile:save') });
  await page.getByLabel(english('profile:fullName')).fill('Nina Albrecht');
  await theme.getByText(english('common:theme.dark'), { exact: true }).click();
  await ai.getByText(english('profile:ai.off'), { exact: true }).click();
  await reminders.getByText(english('profile:mail.off'), { exact: true }).click();
  await expect(page.getByText(english('profile:mail.noteOff'))).toBeVisible();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await user.call(profile)).toMatchObject({ fullName, aiEnabled: true, recommendationReminders: true });

  await test.step('the button is in sight at the top of the page, above the places', async () => {
    await page.evaluate('scrollTo(0, 0)');
    const places = page.getByRole('navigation', { name: english('common:shell.mainMenu') });
    const [button, bar] = [await save.boundingBox(), await places.boundingBox()];
    expect((button?.y ?? NaN) + (button?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
  });
  await test.step('Undo takes back all of it', async () => {
    await page.getByRole('button', { name: english('profile:refresh') }).click();
    await expect(theme.getByRole('radio', { name: english('common:theme.auto') })).toBeChecked();
    await expect(ai.getByRole('radio', { name: english('profile:ai.on') })).toBeChecked();
    await expect(reminders.getByRole('radio', { name: english('profile:mail.on') })).toBeChecked();
    await expect(page.getByLabel(english('profile:fullName'))).toHaveValue(fullName);
    await expect(save).toBeHidden();
  });
  await test.step('a field that is refused says so, and nothing else is saved', async () => {
    await theme.getByText(english('common:theme.dark'), { exact: true }).click();
    await ai.getByText(english('profile:ai.off'), { exact: true }).click();
    await reminders.getByText(english('profile:mail.off'), { exact: true }).click();
    await page.getByLabel(english('profile:fullName')).fill('');
    await save.click();
    await expect(page.getByText(english('profile:fullNameRequired'))).toBeVisible();
    await expect(page.getByLabel(english('profile:fullName'))).toBeFocused();
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  });
  await page.getByLabel(english('profile:fullName')).fill('Nina Albrecht');
  await save.click();
  await expect(page.getByText(english('profile:saved'))).toBeVisible();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(save).toBeHidden();
  await test.step('what says so goes by itself', async () => {
    await expect(page.getByText(english('profile:saved'))).toBeHidden();
  });
  const saved = { fullName: 'Nina Albrecht', aiEnabled: false, recommendationReminders: false };
  expect(await user.call(profile)).toMatchObject(saved);
});

test('the profile › a name and the password are changed › leaving asks for the password, one button saves both, and the bar says what is not saved', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await user.signIn(context);
  await page.goto(`${base()}/profile`);
  const state = page.locator('form').getByRole('status');
  const save = page.getByRole('button', { name: english('profile:save') });
  const unsaved = (...fields: string[]) => english('profile:unsaved').replace('{{fields}}', fields.join(', '));
  await expect(state).toBeHidden();
  await page.getByRole('button', { name: english('profile:password.change') }).click();
  await page.getByLabel(english('auth:field.newPassword'), { exact: true }).fill(`${aPassword}-new`);
  await expect(state).toHaveText(unsaved(english('profile:password.title')));
  await save.click();
  // The missing field has the focus, and nothing is saved.
  const current = page.getByLabel(english('profile:password.current'), { exact: true });
  await expect(current).toBeFocused();
  await current.fill(aPassword);
  await page.getByLabel(english('profile:fullName')).fill('Nina Albrecht');
  await expect(state).toHaveText(unsaved(english('profile:fullName'), english('profile:password.title')));
  await test.step('left meanwhile: a question, and to stay keeps what was typed', async () => {
    await page.getByRole('link', { name: english('profile:subscription.link') }).click();
    const dialog = page.getByRole('dialog', { name: english('profile:leave.title') });
    await dialog.getByRole('button', { name: english('profile:leave.stay') }).click();
    await expect(dialog).toBeHidden();
    await expect(current).toHaveValue(aPassword);
  });
  await save.click();
  await expect(page.getByText(english('profile:password.changed'))).toBeVisible();
  await expect(state).toHaveText(english('profile:saved'));
  await expect(current).toBeHidden();
  expect((await user.call(profile)).fullName).toBe('Nina Albrecht');
  const body = { email: user.email, password: `${aPassword}-new` };
  await expect(aVisitor(overFetch(base())).call(login, { body })).resolves.toMatchObject({
    accessToken: expect.any(String),
  });
  const opener = page.getByRole('button', { name: english('profile:password.change') });
  const type = async (next: string) => {
    await opener.click();
    await current.fill(`${aPassword}-new`);
    await page.getByLabel(english('auth:field.newPassword'), { exact: true }).fill(next);
  };
  await test.step('a password alone is undone by the keyboard: nothing is fetched, and what opens it has the focus', async () => {
    let asked = 0;
    await page.route('**/api/v1/auth/profile', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: {} });
    });
    await type('typed and undone');
    await page.getByRole('button', { name: english('profile:refresh') }).focus();
    await page.keyboard.press('Enter');
    await expect(current).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(state).toBeHidden();
    expect(asked).toBe(0);
  });
  await test.step('an undo that fails says so, and is there to be tried again', async () => {
    await page.getByLabel(english('profile:fullName')).fill('Nina');
    const undo = page.getByRole('button', { name: english('profile:refresh') });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('form').getByRole('alert')).toBeVisible();
    // typed back by hand: the error stays visible
    await page.getByLabel(english('profile:fullName')).fill('Nina Albrecht');
    await expect(page.locator('form').getByRole('alert')).toBeVisible();
    await page.unroute('**/api/v1/auth/profile');
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(undo).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('saved by the keyboard: the focus is at the head of the page', async () => {
    await page.getByLabel(english('profile:fullName')).fill('Nina Maria Albrecht');
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(state).toHaveText(english('profile:saved'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('saved with the language: the new one says so, and what opens the fields has the focus', async () => {
    await page.getByText(english('common:language.uk'), { exact: true }).click();
    await type(`${aPassword}-newer`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(ukrainian('profile:password.changed'))).toBeVisible();
    await expect(page.getByRole('button', { name: ukrainian('profile:password.change') })).toBeFocused();
  });
});

test('an account › exported and deleted › every CV byte for byte, then nothing of it is left in the browser', async ({
  page,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await aPosition(user);
  const cvs = await Promise.all(
    ['first', 'second'].map(async (line) => {
      const { id } = await aCandidate(user);
      return uploadCv(user, id, aTextPdf([...aCv, line]));
    }),
  );
  // Through the form: the init script of `signIn` would fill the storage of every page it opens, even the last.
  await page.goto(`${base()}/auth/login`);
  await logIn(page, english, user.email, aPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${base()}/profile`);
  await test.step('the archive', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: english('profile:export.action') }).click();
    const files = await unzipped(await readFile(await (await download).path()));
    const pdfs = [...files].filter(([name]) => name.endsWith('.pdf')).map(([, content]) => content.toString('base64'));
    const stored = await Promise.all(cvs.map(({ id }) => user.call(getCvFile, { params: { cvId: id } })));
    expect(pdfs.toSorted()).toEqual(stored.map((content) => Buffer.from(content).toString('base64')).toSorted());
  });
  await test.step('a password that is changed by the wrong one is not', async () => {
    await page.getByRole('button', { name: english('profile:password.change') }).click();
    await page.getByLabel(english('profile:password.current'), { exact: true }).fill('Wrong-password-1');
    await page.getByLabel(english('auth:field.newPassword'), { exact: true }).fill(`${aPassword}-new`);
    await page.getByRole('button', { name: english('profile:save') }).click();
    await expect(page.getByText(english('errors:auth.password_wrong'))).toBeVisible();
    await page.getByRole('button', { name: english('common:action.cancel') }).click();
    await expect(page.getByRole('button', { name: english('profile:save') })).toBeHidden();
  });
  await test.step('the dialog names what goes, and wants the password', async () => {
    await page.getByRole('button', { name: english('profile:delete.action') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(pattern(english('profile:delete.with')));
    for (const part of ['1 position', '2 candidates', '2 CVs']) await expect(dialog).toContainText(part);
    await dialog.getByLabel(english('profile:delete.password'), { exact: true }).fill('Wrong-password-1');
    await dialog.getByRole('button', { name: english('profile:delete.confirm') }).click();
    await expect(dialog).toContainText(english('errors:auth.password_wrong'));
    await dialog.getByLabel(english('profile:delete.password'), { exact: true }).fill(aPassword);
    await dialog.getByRole('button', { name: english('profile:delete.confirm') }).click();
  });
  await expect(page.getByText(english('landing:accountDeleted'))).toBeVisible();
  // The cookie choice on the start page belongs to the browser and to this visit.
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key !== 'cookieConsent')).toEqual([]);
});

test('Google › new, refused, of a verified account, of one that is not › in, or plain words and the way on', async ({
  browser,
}) => {
  const newcomer = await anotherBrowser(browser);
  await test.step('somebody new is signed in', async () => {
    await newcomer.goto(`${base()}/auth/register`);
    await newcomer.getByRole('link', { name: english('auth:google.continue') }).click();
    await newcomer.getByRole('button', { name: 'Continue as someone new' }).click();
    await expect(newcomer).toHaveURL(/\/subscription\?onboarding=true$/);
    await expect(newcomer.getByText(english('common:auth.loggedIn'))).toBeVisible();
    await expect(newcomer.getByText(english('common:unverified.text'))).toBeHidden();
  });
  await test.step('and deletes the account again, for which the word of Google stands in for a password', async () => {
    await newcomer.goto(`${base()}/profile`);
    await expect(newcomer.getByRole('link', { name: english('profile:password.byLink') })).toBeVisible();
    await newcomer.getByRole('button', { name: english('profile:delete.action') }).click();
    await newcomer
      .getByRole('dialog')
      .getByRole('button', { name: english('profile:delete.confirm') })
      .click();
    await expect(newcomer.getByText(english('landing:accountDeleted'))).toBeVisible();
  });
  await newcomer.context().close();

  const page = await anotherBrowser(browser);
  await test.step('who refuses reads that nothing was changed', async () => {
    await throughGoogle(page, (chooser) => chooser.getByRole('button', { name: 'Cancel and go back' }).click());
    await expect(page.getByText(english('auth:callback.google_cancelled'))).toBeVisible();
  });
  await test.step('a verified account that Google vouches for is linked', async () => {
    const user = await aBrowserUser(base(), 'en');
    await throughGoogle(page, (chooser) => choose(chooser, user.email, 'Workspace account (hd is its domain)'));
    await expect(page).toHaveURL(/\/subscription\?onboarding=true$/);
    await page.goto(`${base()}/profile`);
    await expect(page.getByText(user.email, { exact: true })).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  });
  await test.step('one that it does not vouch for asks for a sign-in here', async () => {
    const user = await aBrowserUser(base(), 'en');
    await throughGoogle(page, (chooser) => choose(chooser, user.email, 'Verified address'));
    await expect(page.getByRole('heading', { name: english('auth:callback.confirmTitle') })).toBeVisible();
    await page.getByRole('link', { name: english('auth:callback.byPassword') }).click();
    await logIn(page, english, user.email, aPassword);
    await expect(page).toHaveURL(/\/subscription\?onboarding=true$/);
    await page.evaluate(() => localStorage.clear());
  });
  await test.step('an account whose address nobody had proven is the visitor’s, and no longer whose who made it', async () => {
    const stranger = aVisitor(overFetch(base()));
    const { email, password, ...person } = aPerson();
    await stranger.call(register, { body: { email, password, ...person } });
    const { accessToken } = await stranger.call(login, { body: { email, password } });
    await throughGoogle(page, (chooser) => choose(chooser, email, 'Verified address'));
    await expect(page).toHaveURL(/\/subscription\?onboarding=true$/);
    await expect(page.getByText(english('common:unverified.text'))).toBeHidden();
    await page.goto(`${base()}/profile`);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: english('profile:password.byLink') })).toBeVisible();
    await stranger.refusal(session, { headers: { authorization: `Bearer ${accessToken}` } });
    expect((await stranger.refusal(login, { body: { email, password } })).code).toBe('auth.invalid_credentials');
    await page.evaluate(() => localStorage.clear());
  });
  await test.step('an address that is not verified at Google opens no account', async () => {
    const user = await aBrowserUser(base(), 'en');
    await throughGoogle(page, (chooser) => choose(chooser, user.email, 'Address Google hasn’t verified'));
    await expect(page.getByText(english('auth:callback.google_email_unverified'))).toBeVisible();
  });
  await page.context().close();
});

test('an account of Google › deleted when its proof is older than five minutes › asks for a fresh one, and goes on where it was', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  await throughGoogle(page, (chooser) => choose(chooser, email, 'Verified address'));
  await expect(page).toHaveURL(/\/subscription\?onboarding=true$/);
  await page.goto(`${base()}/profile`);
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: english('profile:delete.confirm') });
  const atGoogle = dialog.getByRole('link', { name: english('profile:delete.atGoogle') });
  await page.getByRole('button', { name: english('profile:delete.action') }).click();
  await expect(confirm).toBeEnabled();
  await test.step('it grew old while the dialog was open: refused, and the dialog leads to Google', async () => {
    await productQuery(
      playbookData(),
      `update auth.session s set google_proven_at = now() - interval '5 minutes 1 second'
        from auth."user" u where u.id = s.user_id and u.email = $1`,
      [email],
    );
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText(english('errors:auth.proof_required'));
    await expect(atGoogle).toBeVisible();
    await expect(confirm).toBeHidden();
  });
  await test.step('opened anew it asks at once; a refusal there, and another person, come back to it and change nothing', async () => {
    await page.reload();
    await page.getByRole('button', { name: english('profile:delete.action') }).click();
    await expect(dialog).toContainText(english('profile:delete.google'));
    for (const [answer, why] of [
      [() => page.getByRole('button', { name: 'Cancel and go back' }).click(), 'refused'],
      [() => choose(page, `${randomUUID()}@gmail.com`, 'Verified address'), 'otherAccount'],
    ] as const) {
      await atGoogle.click();
      await answer();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(dialog.getByRole('alert')).toHaveText(filledWith(english(`profile:delete.${why}`), { email }));
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: english('profile:delete.title') })).toBeVisible();
    await expect(dialog).toBeHidden();
    await test.step('the way back to where Google sent the browser leads on, not out', async () => {
      await page.goto(`${base()}/auth/callback`);
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto(`${base()}/profile`);
    });
    await page.getByRole('button', { name: english('profile:delete.action') }).click();
    await atGoogle.click();
    await choose(page, email, 'Verified address');
  });
  await expect(page).toHaveURL(/\/profile$/);
  await confirm.click();
  await expect(page.getByText(english('landing:accountDeleted'))).toBeVisible();
});

test('a code › typed in a browser that is signed in to another account › signs in to its own, and leaves no second session', async ({
  page,
  context,
}) => {
  const before = await aBrowserUser(base(), 'en');
  await before.signIn(context);
  await page.goto(`${base()}/profile`);
  await expect(page.getByText(before.email)).toBeVisible();
  const after = aPerson();
  await aVisitor(overFetch(base())).call(register, { body: after });
  await page.goto(`${base()}/auth/verify-code`);
  await page.getByLabel(english('auth:field.email')).fill(after.email);
  await page.getByLabel(english('auth:verify.codeLabel')).fill(await overFetch(base()).code(after.email));
  await expect(page).toHaveURL(/\/subscription\?onboarding=true$/);
  await page.goto(`${base()}/profile`);
  await expect(page.getByText(after.email)).toBeVisible();
  await expect.poll(async () => (await before.outcome(session)).status).toBe(401);
});

async function anotherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function logIn(page: Page, words: Words, email: string, password: string): Promise<void> {
  await page.getByLabel(words('auth:field.email')).fill(email);
  await page.getByLabel(words('auth:field.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('auth:login.submit'), exact: true }).click();
}

/** From the sign-in page to the stand-in's account chooser, and back with the choice made there. */
async function throughGoogle(page: Page, choice: (chooser: Page) => Promise<void>): Promise<void> {
  await page.goto(`${base()}/auth/login`);
  await page.getByRole('link', { name: english('auth:google.continue') }).click();
  await choice(page);
}

async function choose(chooser: Page, email: string, button: string): Promise<void> {
  await chooser.getByLabel('Email address').fill(email);
  await chooser.getByRole('button', { name: button }).click();
}
