import { type Page, expect, test } from '@playwright/test';
import { aPosition, anInterview } from '#tests/helpers/api/builders.ts';
import { aVisit, fromElsewhere } from '#tests/e2e/helpers/a-visit.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { consoleErrors } from '#tests/e2e/helpers/console-errors.ts';
import { nurseJobs } from '#tests/e2e/helpers/nurse-jobs.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { inLanguage, register } from '#tests/e2e/helpers/register.ts';
import { scan } from '#tests/e2e/helpers/scan.ts';
import { isFull, languages } from '#tests/e2e/helpers/languages.ts';
import { type Words, pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const base = productUrl('playbook');
const phone = { width: 390, height: 844 };

async function fill(
  page: Page,
  words: Words,
  { title, description, cv }: Record<'title' | 'description' | 'cv', string>,
) {
  await page.getByLabel(words('preview:form.description')).fill(`${title}\n${description}`);
  await page.getByLabel(words('preview:form.cv')).fill(cv);
}

const send = (page: Page, words: Words) => page.getByRole('button', { name: words('preview:form.submit') }).click();

const looks = [
  ['en', { width: 1440, height: 900 }, 'light'],
  ['uk', phone, 'dark'],
] as const;

for (const [language, viewport, colorScheme] of isFull ? looks : looks.slice(1)) {
  const words = wordsOf(language);
  const job = nurseJobs[language];

  test(`a visitor › from the start page, in ${language} › sees the start of a plan and has all of it in the new account`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, colorScheme });
    await fromElsewhere(context);
    const page = await context.newPage();
    const errors = consoleErrors(page);
    await page.goto(base);
    await inLanguage(page, language);
    // A posting typed on the start page appears in the form, a link in the link field; without either, the form asks
    // for one.
    const posting = page.getByLabel(words('landing:hero.posting'));
    await expect(posting).toHaveAccessibleDescription(words('landing:hero.noAccount'));
    const tryIt = page.getByRole('button', { name: words('landing:hero.try') });
    await posting.fill('https://example.org/jobs/7');
    await tryIt.click();
    await expect(page.getByLabel(words('preview:form.url'))).toHaveValue('https://example.org/jobs/7');
    await page.goto(base);
    await posting.fill(`${job.title}\nMine`);
    await tryIt.click();
    const description = page.getByLabel(words('preview:form.description'));
    await expect(description).toHaveValue(`${job.title}\nMine`);
    await description.clear();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('preview:title'));
    await scan(page);
    await send(page, words);
    await expect(page.getByLabel(words('preview:form.description'))).toBeFocused();
    await expect(page.getByText(words('preview:form.descriptionRequired'))).toBeVisible();
    await fill(page, words, job);
    await page.reload();
    await expect(page.getByLabel(words('preview:form.cv'))).toHaveValue(job.cv);
    await send(page, words);

    await expect(page.getByText(words('preview:start.kind'))).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/interview-preview$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    const talk = page.getByRole('list', { name: words('plan:questions') });
    const whole = await talk.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(whole).toHaveLength(2);
    const locked = await talk.getByText(words('preview:locked')).count();
    expect(locked).toBeGreaterThan(1);
    // The colours of the questions are explained below the strip, and each part of it has a row.
    const strip = page.getByRole('region', { name: words('plan:budget.label') });
    await expect(strip).toContainText(pattern(words('plan:budget.core_other')));
    for (const part of ['intro', 'requirements', 'candidate_questions', 'wrap_up', 'buffer'])
      await expect(talk.getByText(words(`plan:parts.${part}`), { exact: true })).toBeVisible();
    // Drawn like a plan in an account: numbers in the colours of their minutes, red flags with their icon.
    const first = talk.getByRole('article').first();
    await expect(talk.locator('article [data-block]')).toHaveText([/^\d$/, /^\d$/]);
    await expect(first.getByRole('term').first()).toBeVisible();
    const warns = await first.getByText(words('plan:question.redFlag'), { exact: true }).count();
    expect((await first.locator('.tabler-icon-flag').count()) > 0).toBe(warns > 0);
    // As there, only questions that may be left out say so.
    await expect(talk.getByText(words('common:question.mustAsk'), { exact: true })).toHaveCount(0);
    // The offer stands above the plan, once and with one button, and says how much of it is visible.
    const create = words('preview:account.create');
    await expect(page.locator('[data-variant="filled"]:visible')).toHaveText([create]);
    await expect(page.getByRole('link', { name: create })).toHaveCount(1);
    const offer = page.getByRole('region', { name: words('preview:account.title') });
    await expect(offer.locator('a, button')).toHaveCount(1);
    await expect(offer.getByRole('heading')).toContainText(/2\D+\d/);
    await expect(offer).toBeInViewport({ ratio: 1 });
    // How to judge the first is open as an example; the others are folded.
    const folds = talk.locator('details');
    await expect(folds).toHaveCount(2);
    await expect(folds.first()).toHaveAttribute('open');
    await expect(folds.last()).not.toHaveAttribute('open');
    await folds.last().getByText(words('preview:start.judge')).click();
    await expect(folds.last().getByText(words('plan:question.listen'))).toBeVisible();
    // Which answers weigh most comes after the questions.
    const decided = await page.getByRole('heading', { name: words('common:decision.title') }).boundingBox();
    const last = await folds.last().boundingBox();
    expect(decided?.y).toBeGreaterThan(last?.y ?? NaN);
    await scan(page);
    await page.reload();
    await expect(talk.getByRole('heading', { level: 3 })).toHaveText(whole);

    const email = await register(page, words, words('preview:account.create'));
    const mailbox = await context.newPage();
    await mailbox.goto(`${base}/sandbox/mailbox`);
    const code = await mailbox.getByRole('article').filter({ hasText: email }).locator('output').innerText();
    await mailbox.close();
    await page.getByLabel(words('auth:verify.codeLabel')).pressSequentially(code);
    await expect(page).toHaveURL(/\/interviews\/[\w-]{36}$/);
    for (const text of whole) await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', { level: 3 })
        .nth(whole.length + 1),
    ).toBeVisible();
    const name = page.getByText(job.cv.split('\n')[0] ?? '').filter({ visible: true });
    await expect(name.first()).toBeVisible();
    await expect.poll(() => page.evaluate("localStorage.getItem('visit')")).toBeNull();
    expect(errors).toEqual([]);
    await context.close();
  });
}

for (const language of languages('uk')) {
  const words = wordsOf(language);

  test(`the form, in ${language} › an example is tried › fills every field, is emptied and brought back, and gives a plan`, async ({
    page,
    context,
  }) => {
    await fromElsewhere(context);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.setViewportSize(phone);
    await page.goto(`${base}/interview-preview`);
    const posting = page.getByLabel(words('preview:form.description'));
    const cv = page.getByLabel(words('preview:form.cv'));
    const button = (key: string) => page.getByRole('button', { name: words(`preview:example.${key}`) });
    await button('fill').click();
    await expect(posting).toHaveValue(new RegExp(`^${words('sample:position.title')}\n`));
    await expect(cv).toHaveValue(new RegExp(`^${words('sample:candidate.name')}\n`));
    await expect(page.getByText(words('preview:example.filled'))).toBeVisible();
    await scan(page);
    await button('clear').click();
    await expect(posting).toHaveValue('');
    await expect(cv).toHaveValue('');
    await button('undo').click();
    await expect(cv).toHaveValue(new RegExp(`^${words('sample:candidate.name')}\n`));
    // Input survives a reload, and can still be cleared.
    await page.reload();
    await expect(posting).not.toHaveValue('');
    await expect(button('clear')).toBeVisible();
    await send(page, words);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('sample:position.title'), {
      timeout: 30_000,
    });
  });
}

test('a plan that is being made › stopped › leads back to what was typed, and tells of no failure', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  await fromElsewhere(context);
  await page.goto(`${base}/interview-preview`);
  await fill(page, words, nurseJobs.en);
  let change: object = { state: 'running', step: 'writing_questions', error: null, plan: null };
  await page.route(/\/anonymous\/previews\/[\w-]+(\/stop)?$/, async (route) => {
    const isStop = route.request().method() === 'POST';
    if (isStop) change = { state: 'failed', error: { code: 'interviewing.preview_stopped', message: '-' }, plan: null };
    const response = await route.fetch();
    const said: unknown = await response.json();
    await route.fulfill({ response, json: { ...Object(said), ...change } });
  });
  await send(page, words);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('preview:processing.title'));
  await page.getByRole('button', { name: words('preview:processing.stop') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('preview:title'));
  await expect(page.getByLabel(words('preview:form.cv'))).toHaveValue(nurseJobs.en.cv);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a link that cannot be read › asks for the text with all that was typed, and the same link can be tried again', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const job = nurseJobs.en;
  await fromElsewhere(context);
  await page.goto(`${base}/interview-processing`);
  await expect(page).toHaveURL(/\/interview-preview$/);
  await page.getByText(words('preview:form.asLink'), { exact: true }).click();
  await page.getByLabel(words('preview:form.url')).fill(`${base}/sandbox/careers/nobody`);
  await page.getByLabel(words('preview:form.cv')).fill(job.cv);
  await send(page, words);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('We couldn’t read this page.', { timeout: 30_000 });
  // Each step says what it does, including the failed one; the place of the plan is above them.
  const steps = page.getByRole('list', { name: words('preview:processing.steps') }).getByRole('listitem');
  await expect(steps).toContainText([
    words('preview:stepText.reading_posting'),
    words('preview:stepText.writing_questions'),
    words('preview:stepText.checking'),
  ]);
  await expect(page.getByText(pattern(words('preview:processing.lead')))).toBeVisible();
  await scan(page);
  await page.reload();
  await expect(failure).toContainText('We couldn’t read this page.');
  await failure.getByRole('button', { name: words('common:action.retry') }).click();
  await expect(failure).toContainText('We couldn’t read this page.', { timeout: 30_000 });
  await failure.getByRole('link', { name: words('preview:processing.paste') }).click();
  await expect(page.getByLabel(words('preview:form.cv'))).toHaveValue(job.cv);
  await expect(page.getByRole('alert')).toContainText('We couldn’t read this page.');
  await page.getByText(words('preview:form.asLink'), { exact: true }).click();
  await page.getByLabel(words('preview:form.url')).fill(`${base}/sandbox/careers/staff-nurse`);
  await send(page, words);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff nurse, surgical ward', { timeout: 30_000 });
});

const given = {
  description: `${nurseJobs.en.title}\n${nurseJobs.en.description}`,
  type: 'technical',
  durationMinutes: 45,
  language: 'en',
} as const;

test('a visit that is over, no network, and no more visits › say so, and lead on', async ({ page, context }) => {
  const words = wordsOf('en');
  await fromElsewhere(context);
  const visit = await aVisit(base, given);
  const hold = (held: object) =>
    page.evaluate(`localStorage.setItem('visit', ${JSON.stringify(JSON.stringify(held))})`);
  await page.goto(`${base}/interview-preview`);
  await hold({ ...visit, sessionId: 'nobody' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: words('preview:over.title') })).toBeVisible();
  await page.getByRole('button', { name: words('preview:over.again') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('preview:title') })).toBeVisible();

  await page.route('**/api/v1/anonymous/**', (route) => route.abort());
  await page.getByLabel(words('preview:form.description')).fill(given.description);
  await send(page, words);
  await expect(page.getByRole('alert')).toContainText(words('common:error.network'));
  await page.unroute('**/api/v1/anonymous/**');
  await page.route('**/api/v1/anonymous/sessions', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: {
        status: 429,
        code: 'auth.anonymous_limit',
        message: words('errors:auth.anonymous_limit'),
        requestId: 'x',
      },
    }),
  );
  await send(page, words);
  await expect(page.getByRole('alert')).toContainText(words('errors:auth.anonymous_limit'));
  await scan(page);
  await page
    .getByRole('alert')
    .getByRole('link', { name: words('preview:account.create') })
    .click();
  await expect(page).toHaveURL(/\/auth\/register$/);
});

test('an account without room › is told so and can go on without the preview', async ({ page, context }) => {
  const words = wordsOf('en');
  const user = await aBrowserUser(base, 'en');
  await anInterview(user, { positionId: (await aPosition(user)).id });
  await user.signIn(context);
  const visit = await aVisit(base, given);
  await context.addInitScript((held) => {
    if (sessionStorage.getItem('held') === null) localStorage.setItem('visit', held);
    sessionStorage.setItem('held', 'yes');
  }, JSON.stringify(visit));
  await page.goto(`${base}/interview-preview`);
  await expect(page.getByRole('heading', { level: 2, name: words('preview:noRoom.title') })).toBeVisible();
  await expect(page.getByText(pattern(words('preview:noRoom.text')))).toBeVisible();
  await scan(page);
  await page.getByRole('button', { name: words('preview:noRoom.again') }).click();
  await expect(page.getByRole('heading', { level: 2, name: words('preview:noRoom.title') })).toBeVisible();
  await page.getByRole('link', { name: words('preview:noRoom.without') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${base}/interview-preview`);
  await expect(page).toHaveURL(/\/positions\/new$/);
});
