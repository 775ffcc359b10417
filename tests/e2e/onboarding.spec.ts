import { fileURLToPath } from 'node:url';
import { type Page, type Route, expect, test } from '@playwright/test';
import { onboarding } from '#contracts/auth/account.ts';
import { listCandidates } from '#contracts/hiring/candidates.ts';
import { listPositions } from '#contracts/hiring/positions.ts';
import { listInterviews } from '#contracts/interviewing/interviewing.ts';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { type BrowserUser, aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { consoleErrors } from '#tests/e2e/helpers/console-errors.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { fillCompany, fillPosition, goOn } from '#tests/e2e/helpers/setup-steps.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');
const base = (): string => productUrl('playbook');
const cv = fileURLToPath(new URL('../fixtures/cvs/chromium-backend-engineer-en.pdf', import.meta.url));

const field = {
  title: words('positions:form.title'),
  name: words('onboarding:interview.name'),
  email: words('onboarding:interview.email'),
  feedback: words('interviews:form.feedback'),
};

for (const language of languages('en')) {
  test(`the setup › in ${language}, from the choice of a plan through its three steps › ends with the plan, and is not entered again`, async ({
    page,
    context,
  }) => {
    const said = wordsOf(language);
    const errors = consoleErrors(page);
    const user = await aBrowserUser(base(), language);
    await user.signIn(context);
    await test.step('Free leads to it', async () => {
      await page.goto(`${base()}/subscription?onboarding=true`);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: said('plans:free.cta') })
        .click();
      await expect(page).toHaveURL(/\/onboarding$/);
    });
    await test.step('the company: what the address suggests and the profile says, and an industry is asked for', async () => {
      await expect(page.getByLabel(said('onboarding:company.name'))).toHaveValue('Example');
      await expect(page.getByLabel(said('onboarding:company.userPosition'))).toHaveValue('Head of Engineering');
      await goOn(page, said);
      await expect(page.getByText(said('onboarding:company.industryRequired'))).toBeVisible();
      await expect(page.getByRole('combobox', { name: said('onboarding:company.industry') })).toBeFocused();
      await fillCompany(page, said);
      expect(await user.call(onboarding)).toEqual({
        company: { name: 'Nova Logistics', website: 'https://nova.example', industry: 'logistics' },
        onboarding: { step1: 'done' },
      });
    });
    await test.step('the position, read from its page after one that cannot be read', async () => {
      await page.getByRole('button', { name: said('positions:import.open') }).click();
      const link = page.getByLabel(said('positions:form.url'));
      await link.fill(`${base()}/sandbox/careers/nobody`);
      await link.press('Enter');
      // The welcome toast is an alert, too.
      await expect(
        page.getByRole('alert').filter({ hasText: pattern(said('errors:hiring.page_unreadable')) }),
      ).toBeVisible();
      await link.fill(`${base()}/sandbox/careers/staff-nurse`);
      await link.press('Enter');
      await expect(page.getByLabel(said('positions:form.title'))).toHaveValue('Staff nurse, surgical ward');
      await fillPosition(page, said, 'Senior Backend Engineer');
      // Created only together with an interview.
      expect(await user.call(listPositions)).toEqual([]);
    });
    await test.step('the interview: the CV fills in who it is', async () => {
      await page.getByRole('button', { name: said('onboarding:interview.make') }).click();
      await expect(page.getByText(said('onboarding:interview.candidateRequired'))).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(cv);
      await expect(page.getByLabel(said('onboarding:interview.name'))).toHaveValue('Marta Ellison', {
        timeout: 60_000,
      });
      await expect(page.getByLabel(said('onboarding:interview.email'))).toHaveValue('marta.ellison@example.org');
      await page.getByLabel(said('onboarding:interview.name')).fill('Marta E. Ellison');
      await page.getByLabel(said('interviews:form.feedback')).fill('Strong on design, little on incidents.');
      await page.getByText(said('interviews:form.other'), { exact: true }).click();
      await page.getByLabel(said('interviews:form.minutes')).fill('50');
      await page.getByRole('button', { name: said('onboarding:interview.make') }).click();
    });
    await test.step('the plan is there, and everything once', async () => {
      const done = page.getByRole('heading', { level: 1, name: said('onboarding:complete.title') });
      await expect(done).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText('Marta E. Ellison')).toBeVisible();
      await expect(
        page.getByRole('list', { name: said('onboarding:complete.first') }).getByRole('listitem'),
      ).toHaveCount(3);
      expect(await everything(user)).toMatchObject({
        positions: [{ title: 'Senior Backend Engineer', url: `${base()}/sandbox/careers/staff-nurse` }],
        candidates: [{ name: 'Marta E. Ellison', email: 'marta.ellison@example.org' }],
        interviews: [
          {
            durationMinutes: 50,
            type: 'technical',
            language,
            userRole: 'Head of Engineering',
            previousFeedback: 'Strong on design, little on incidents.',
            planVersion: 1,
          },
        ],
      });
      await page.reload();
      await expect(done).toBeVisible();
    });
    await test.step('on to the plan, and there is no way back in', async () => {
      await page.getByRole('link', { name: said('onboarding:complete.openPlan') }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Marta E. Ellison' })).toBeVisible();
      await page.goto(`${base()}/onboarding`);
      await expect(page).toHaveURL(/\/dashboard$/);
      const drafts = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('setup')));
      expect(drafts).toEqual([]);
    });
    expect(errors.filter((error) => !error.includes('parse-url'))).toEqual([]);
  });
}

test('the setup › reloaded, gone back in, skipped and taken up again › everything typed is there, and nothing was created', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await user.signIn(context);
  await page.goto(`${base()}/onboarding`);
  const name = page.getByLabel(words('onboarding:company.name'));
  await name.fill('Typed and not sent');
  await expect.poll(() => stored(page)).toContain('Typed and not sent');
  await page.reload();
  await expect(name).toHaveValue('Typed and not sent');
  await fillCompany(page, words);

  const title = page.getByLabel(field.title);
  await title.fill('Dispatch lead');
  const areas = page.getByRole('textbox', { name: words('positions:form.focusAreas') });
  await areas.fill('night shifts');
  await areas.press('Enter');
  await expect.poll(() => stored(page)).toContain('night shifts');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: words('onboarding:position.title') })).toBeVisible();
  await expect(title).toHaveValue('Dispatch lead');
  await expect(page.getByText('night shifts', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: words('common:action.back') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('onboarding:company.title') })).toBeFocused();
  await expect(name).toHaveValue('Nova Logistics');
  await page.goBack();
  await expect(title).toHaveValue('Dispatch lead');
  await goOn(page, words);
  await page.getByLabel(field.name).fill('Ivan Petrenko');
  await page.getByRole('link', { name: words('onboarding:step.position') }).click();
  await expect(title).toHaveValue('Dispatch lead');

  await page.getByRole('button', { name: words('onboarding:skip') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: words('dashboard:continueSetup') }).click();
  await expect(page.getByLabel(field.name)).toHaveValue('Ivan Petrenko');
  expect(await everything(user)).toEqual({ positions: [], candidates: [], interviews: [] });
});

test('the setup › its last step fails halfway, left and corrected in between › what exists is used, and nothing is there twice', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await user.signIn(context);
  await page.goto(`${base()}/onboarding`);
  await fillCompany(page, words);
  await fillPosition(page, words, 'Dispatch lead');
  await page.getByLabel(field.name).fill('Ivan Petrenko');
  const make = page.getByRole('button', { name: words('onboarding:interview.make') });
  const failure = page.getByRole('alert').filter({ hasText: words('common:error.network') });

  await test.step('the position is created, and its answer lost', async () => {
    await page.route('**/api/v1/positions', loseAnswer, { times: 1 });
    await make.click();
    await expect(failure).toBeVisible();
    await expect(page.getByText(words('onboarding:interview.kept'))).toBeVisible();
    expect(await everything(user)).toMatchObject({ positions: [{ title: 'Dispatch lead' }], candidates: [] });
  });
  await test.step('left and taken up again it is still here, and the title is corrected', async () => {
    await page.goto(`${base()}/dashboard`);
    await page.getByRole('link', { name: words('dashboard:continueSetup') }).click();
    await expect(page.getByLabel(field.name)).toHaveValue('Ivan Petrenko');
    await page.getByRole('button', { name: words('common:action.back') }).click();
    await fillPosition(page, words, 'Night dispatch lead');
  });
  await test.step('the candidate is created, and its answer lost', async () => {
    await page.route('**/api/v1/candidates', loseAnswer, { times: 1 });
    await make.click();
    await expect(failure).toBeVisible();
    await page.getByLabel(field.email).fill('ivan@example.org');
  });
  await test.step('the interview is created, and its answer lost; then its length is changed', async () => {
    await page.route('**/api/v1/interviews', loseAnswer, { times: 1 });
    await make.click();
    await expect(failure).toBeVisible();
    await expect.poll(async () => (await everything(user)).interviews.length).toBe(1);
    await page.getByText('30 min', { exact: true }).click();
  });
  await make.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: words('onboarding:complete.title') })).toBeVisible({
    timeout: 60_000,
  });
  const made = await everything(user);
  expect(made).toMatchObject({
    positions: [{ title: 'Night dispatch lead' }],
    candidates: [{ name: 'Ivan Petrenko', email: 'ivan@example.org' }],
    interviews: [{ durationMinutes: 30, planVersion: 1 }],
  });
  expect([made.positions.length, made.candidates.length, made.interviews.length]).toEqual([1, 1, 1]);
});

test('the setup › a CV that cannot be read, and a limit that was reached meanwhile › are told where they are, and nothing typed is lost', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await user.signIn(context);
  await page.goto(`${base()}/onboarding`);
  await fillCompany(page, words);
  await fillPosition(page, words, 'Dispatch lead');
  await page.getByLabel(field.feedback).fill('Knows the routes.');
  const make = page.getByRole('button', { name: words('onboarding:interview.make') });
  const files = page.getByRole('list', { name: words('cv:upload.rows') });

  await test.step('no PDF', async () => {
    const text = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ivan') };
    await page.getByRole('button', { name: words('cv:drop.one') }).drop({ files: [text] });
    await expect(files).toContainText(words('errors:hiring.cv_not_pdf'));
    await files.getByRole('button', { name: pattern(words('cv:upload.remove')) }).click();
  });
  await test.step('a PDF that is broken: it does not make a plan, and goes with whom it made', async () => {
    const broken = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnothing') };
    await page.getByRole('button', { name: words('cv:drop.one') }).drop({ files: [broken] });
    await expect(files).toContainText(words('cv:state.failed'), { timeout: 60_000 });
    await make.click();
    await expect(page.getByText(words('onboarding:interview.cvUnread'))).toBeVisible();
    await files.getByRole('button', { name: pattern(words('cv:upload.discard')) }).click();
    await expect(page.getByRole('button', { name: words('cv:drop.one') })).toBeVisible();
    await expect(page.getByText(words('onboarding:interview.cvUnread'))).toBeHidden();
  });
  await test.step('the only position of the plan was created elsewhere', async () => {
    await aPosition(user, { title: 'From elsewhere' });
    await page.getByLabel(field.name).fill('Ivan Petrenko');
    await make.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert').filter({ hasText: words('errors:billing.limit_reached') })).toBeVisible();
    await expect(page.getByLabel(field.feedback)).toHaveValue('Knows the routes.');
    expect(await everything(user)).toMatchObject({ positions: [{ title: 'From elsewhere' }], interviews: [] });
  });
});

test('the setup › a sample in one click › a position with a candidate, ready for an interview', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await user.signIn(context);
  await page.goto(`${base()}/onboarding`);
  await fillCompany(page, words);
  await page.getByRole('button', { name: words('common:sample.try') }).click();
  await expect(page).toHaveURL(/\/positions\/[\w-]+$/);
  expect(await everything(user)).toMatchObject({ positions: [{ sample: true }], candidates: [{ sample: true }] });
});

test('the guard of the setup › while positions are checked, with one, and without an answer › a spinner, the dashboard, the setup', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await user.signIn(context);
  await page.route('**/api/v1/positions?*', (route) => route.abort());
  await page.goto(`${base()}/onboarding`);
  await expect(page.getByRole('heading', { level: 1, name: words('onboarding:company.title') })).toBeVisible();
  await page.unrouteAll();

  await aPosition(user);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/positions?*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto(`${base()}/onboarding`);
  await expect(page.getByRole('status', { name: words('common:state.loading') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  answered.resolve();
  await expect(page).toHaveURL(/\/dashboard$/);
});

/** The server processes the request, but the browser never gets the response. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

async function everything(user: BrowserUser) {
  const [positions, candidates, interviews] = await Promise.all([
    user.call(listPositions),
    user.call(listCandidates, { query: {} }),
    user.call(listInterviews, { query: {} }),
  ]);
  return {
    positions: Array.isArray(positions) ? positions : [],
    candidates: candidates.items,
    interviews: interviews.items,
  };
}

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}
