import { type BrowserContext, type Locator, type Page, expect, test } from '@playwright/test';
import { cancelSubscription, currentSubscription } from '#contracts/billing/billing.ts';
import type { Language } from '#contracts/common.ts';
import { createCandidate } from '#contracts/hiring/candidates.ts';
import { listPositions, updatePosition } from '#contracts/hiring/positions.ts';
import { createInterview, getInterview, listInterviews } from '#contracts/interviewing/interviewing.ts';
import { generatePlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { STRIPE_SCRIPT_URL } from '#platform/http/pages/stripe-script.ts';
import { aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import { aCard, aCardThatFails } from '#tests/helpers/billing/cards.ts';
import { offeredPlans, yearlyBadge, yearlyTotal } from '#tests/helpers/billing/offered-plans.ts';
import { until } from '#tests/helpers/until.ts';
import { type BrowserUser, aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { consoleErrors } from '#tests/e2e/helpers/console-errors.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const declined = '4000 0000 0000 0002';

async function aUserAt(context: BrowserContext, language: Language): Promise<BrowserUser> {
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const user = await aBrowserUser(productUrl('playbook'), language);
  await user.signIn(context);
  return user;
}

/** Controls the stand-in for the payment service. */
async function standIn(path: string, order: object): Promise<void> {
  const answer = await fetch(`${productUrl('playbook')}/sandbox/${path}`, {
    method: 'POST',
    body: JSON.stringify(order),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function subjectsOfMails(email: string): Promise<readonly string[]> {
  const answer = await fetch(`${productUrl('playbook')}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
  const mails: { subject: string }[] = JSON.parse(await answer.text());
  return mails.map(({ subject }) => subject);
}

/** The table of plans as a page shows it, from top to bottom. */
async function expectOffers(place: Locator, period: 'monthly' | 'yearly'): Promise<void> {
  for (const { name, prices, features, tag } of offeredPlans) {
    const offer = place.getByRole('article').filter({ has: place.page().getByRole('heading', { name }) });
    await expect(offer.getByRole('heading')).toHaveText(tag === undefined ? name : `${name}${tag}`);
    await expect(offer.getByText(prices[period], { exact: true })).toBeVisible();
    await expect(offer.getByRole('listitem')).toHaveText([...features]);
  }
  await expect(place.getByRole('button', { name: 'Yearly' })).toHaveText(`Yearly ${yearlyBadge}`);
  if (period === 'yearly') await expect(place.getByText(yearlyTotal, { exact: true })).toBeVisible();
}

/** Pays on the page of the payment service. */
async function pay(page: Page, card: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/checkout\//, { timeout: 60_000 });
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button').click();
}

function toast(page: Page, text: string) {
  return page.getByText(text, { exact: true });
}

test('the choice of a plan › after the first sign-in, by each way out › goes where it says', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const user = await aUserAt(context, 'en');
  const plans = page.getByRole('dialog', { name: 'Choose Your Plan' });
  const first = `${productUrl('playbook')}/subscription?onboarding=true`;

  await test.step('Free', async () => {
    await page.goto(first);
    await expect(plans.getByRole('button', { name: 'Yearly' })).toHaveAttribute('aria-pressed', 'true');
    await expectOffers(plans, 'yearly');
    await plans.getByRole('button', { name: 'Start free', exact: true }).click();
    await expect(toast(page, 'Welcome to Askwell! Your account is ready.')).toBeVisible();
    await expect(plans).toBeHidden();
    await expect(page).toHaveURL(/\/onboarding$/);
  });
  await test.step('Skip for now', async () => {
    await page.goto(first);
    await plans.getByRole('button', { name: 'Skip for now' }).click();
    await expect(toast(page, 'You can upgrade to premium anytime from the subscription page')).toBeVisible();
    await expect(page).toHaveURL(/\/onboarding$/);
  });
  await test.step('premium, where the server refuses', async () => {
    await page.goto(first);
    await page.route('**/api/v1/subscriptions/checkout', (route) => route.abort(), { times: 1 });
    await plans.getByRole('button', { name: words('plans:premium.cta') }).click();
    await expect(toast(page, 'Failed to start checkout')).toBeVisible();
    await expect(plans.getByRole('button', { name: words('plans:premium.cta') })).toBeEnabled();
  });
  await test.step('premium, by a double click, and back again', async () => {
    await plans.getByRole('button', { name: 'Monthly' }).click();
    await expectOffers(plans, 'monthly');
    await plans.getByRole('button', { name: words('plans:premium.cta') }).dblclick();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//, { timeout: 60_000 });
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/subscription\?canceled=true&onboarding=true$/);
    await expect(page.getByRole('main')).toContainText(words('billing:return.cancelled'));
    await expect(page.getByRole('link', { name: words('billing:return.goOnFree') })).toBeVisible();
    expect(await user.call(currentSubscription)).toMatchObject({ plan: 'free', status: 'none' });
    const stored = await page.evaluate(() => [
      sessionStorage.getItem('postPaymentRedirect'),
      sessionStorage.getItem('billingPeriod'),
    ]);
    expect(stored).toEqual([expect.stringContaining('"isOnboarding":true'), 'monthly']);
  });
  await test.step('the landing page prints the same', async () => {
    await page.goto(`${productUrl('playbook')}/#pricing`);
    const pricing = page.locator('#pricing');
    await expectOffers(pricing, 'yearly');
    await pricing.getByRole('button', { name: 'Monthly' }).click();
    await expectOffers(pricing, 'monthly');
  });
});

test('the subscription page › buying, cancelling and resuming › shows at once what is in force', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const errors = consoleErrors(page);
  const user = await aUserAt(context, 'en');
  const main = page.getByRole('main');
  const buy = async (tab: Page): Promise<void> => {
    await tab.goto(`${productUrl('playbook')}/subscription`);
    await tab
      .getByRole('main')
      .getByRole('button', { name: words('billing:action.tryFree') })
      .click();
    await expect(tab).toHaveURL(/\/sandbox\/checkout\//, { timeout: 60_000 });
  };

  await test.step('an address that says it was paid grants nothing', async () => {
    await page.goto(`${productUrl('playbook')}/subscription?success=true`);
    await expect(main).toContainText(words('billing:return.confirming'));
    await expect(main.getByRole('button', { name: words('billing:action.tryFree') })).toBeHidden();
    expect(await user.call(currentSubscription)).toMatchObject({ plan: 'free' });
  });
  await test.step('in two tabs: a declined card, then one that pays', async () => {
    const other = await context.newPage();
    await buy(page);
    await buy(other);
    expect(other.url()).toBe(page.url());
    await pay(page, declined);
    await expect(page.getByRole('alert')).toBeVisible();
    await pay(page, aCard());
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(main.getByRole('heading', { name: 'I’m Hiring' })).toBeVisible();
    await expect(main.getByText(pattern(words('billing:afterTrial')))).toContainText(words('billing:sum.yearly'));
    // Said only once: not above the page as well.
    await expect(page.getByText(pattern(words('billing:banner.trial')))).toHaveCount(0);
    await expect(main.getByText(pattern(words('billing:next.counted')))).toBeVisible();
    await pay(other, aCard());
    await expect(other).toHaveURL(/\/subscription$/);
    await other.close();
    expect(await user.call(currentSubscription)).toMatchObject({ plan: 'premium', status: 'trialing' });
  });
  await test.step('cancel', async () => {
    await main.getByRole('button', { name: words('billing:action.cancel') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('billing:action.cancel') })
      .click();
    await expect(main.getByText(words('billing:afterNothing'), { exact: true })).toBeVisible();
    await expect(page.getByText(pattern(words('billing:banner.trialCancelled')))).toHaveCount(0);
    expect(await user.call(currentSubscription)).toMatchObject({ cancelAtPeriodEnd: true, plan: 'premium' });
    await expect(main.getByText(pattern(words('billing:next.counted')))).toBeHidden();
    await page.goto(`${productUrl('playbook')}/profile`);
    await expect(main.getByText(words('profile:subscription.ends'))).toBeVisible();
    await expect(main.getByText(words('profile:subscription.firstPayment'))).toBeHidden();
    await page.goto(`${productUrl('playbook')}/subscription`);
  });
  await test.step('resume', async () => {
    await main.getByRole('button', { name: words('billing:action.resume') }).click();
    await expect(main.getByText(pattern(words('billing:afterTrial')))).toBeVisible();
    expect(await user.call(currentSubscription)).toMatchObject({ cancelAtPeriodEnd: false });
    // what was bought is shown beside it, without the trial that is still running
    await expect(main.getByText(words('plans:premium.features.sharing'))).toBeVisible();
    await expect(main.getByText(words('plans:premium.features.trial'))).toBeHidden();
  });
  await test.step('manage', async () => {
    await main.getByRole('button', { name: words('billing:action.manage') }).click();
    await expect(page).toHaveURL(/\/sandbox\/portal\//, { timeout: 60_000 });
    // two tabs paid only once
    await expect(page.getByRole('heading', { name: 'I’m Hiring' })).toHaveCount(1);
    // after cancelling there, the page is updated
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(main.getByRole('button', { name: words('billing:action.resume') })).toBeVisible();
  });
  expect(errors.filter((error) => !error.includes('402'))).toEqual([]);
});

test('a limit › met in a filled form, on a phone and in Ukrainian › is bought away, and the interview is made', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const words = wordsOf('uk');
  const user = await aUserAt(context, 'uk');
  const { id: positionId } = await aPosition(user, { title: 'Бекенд-розробниця' });
  const first = await user.call(createCandidate, { body: { name: 'Олена Коваль' } });
  const other = await user.call(createCandidate, { body: { name: 'Марко Бондар' } });
  await user.call(createInterview, { body: newInterview(positionId, first.id, { language: 'uk' }) });
  // the page's state from before another tab used the quota
  await page.route('**/api/v1/subscriptions/limits-status', (route) =>
    route.fulfill({ json: [{ resource: 'interviews', canCreate: true, used: 0, limit: 1, resetsAt: null }] }),
  );
  const query = `positionId=${positionId}&candidateId=${other.id}`;
  await page.goto(`${productUrl('playbook')}/interviews/schedule?${query}`);
  await page.getByText(words('interviews:form.more')).click();
  await page.getByLabel(words('interviews:form.role')).fill('Керівниця');
  await page.getByRole('button', { name: words('interviews:form.submit') }).click();
  const paywall = page.getByRole('dialog');
  await expect(paywall).toContainText('$15 на місяць');
  await page.unroute('**/api/v1/subscriptions/limits-status');
  await paywall.getByRole('button', { name: words('plans:premium.cta') }).click();
  await pay(page, aCard());
  await expect(page).toHaveURL(new RegExp(`/interviews/schedule\\?${query}$`));
  await expect(page.getByLabel(words('interviews:form.role'))).toHaveValue('Керівниця');
  await page.getByRole('button', { name: words('interviews:form.submit') }).click();
  await expect(page).toHaveURL(/\/interviews\/[\da-f-]{36}$/);
  const { items } = await user.call(listInterviews, { query: {} });
  expect(items).toHaveLength(2);
  expect(await user.call(listPositions, { query: { limit: 10 } })).toMatchObject({ items: [{ id: positionId }] });
});

test('an export › asked for on the free plan, on a phone › is bought, and the file comes', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const words = wordsOf('uk');
  const user = await aUserAt(context, 'uk');
  const { id: positionId } = await aPosition(user, { title: 'Бекенд-розробниця' });
  const candidate = await user.call(createCandidate, { body: { name: 'Олена Коваль' } });
  const body = newInterview(positionId, candidate.id, { language: 'uk' });
  const { id: interviewId } = await user.call(createInterview, { body });
  await user.call(generatePlan, { params: { interviewId }, body: {} });
  await until(async () => (await user.call(getInterview, { params: { interviewId } })).planVersion === 1, 60_000);
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  await page.getByRole('button', { name: words('plan:more') }).click();
  await page.getByRole('menuitem', { name: words('common:export.pdf') }).click();
  const paywall = page.getByRole('dialog');
  await expect(paywall).toContainText(words('billing:paywall.feature.export_pdf'));
  const file = page.waitForEvent('download', { timeout: 90_000 });
  await paywall.getByRole('button', { name: words('plans:premium.cta') }).click();
  await pay(page, aCard());
  expect((await file).suggestedFilename()).toBe('План співбесіди, Олена Коваль, Бекенд-розробниця.pdf');
  await expect(page).toHaveURL(new RegExp(`/interviews/${interviewId}$`));
});

test('a trial › when its end comes › is told above every page and by mail, and leaves one position in use', async ({
  page,
  context,
  browser,
}) => {
  // two accounts, a workflow and an e-mail
  test.setTimeout(300_000);
  const words = wordsOf('en');
  const user = await aUserAt(context, 'en');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const debtor = await aUserAt(phone, 'uk');
  await Promise.all([startTrial(user, aCard()), startTrial(debtor, aCardThatFails())]);
  const older = await aPosition(user, { title: 'Backend engineer' });
  const newer = await aPosition(user, { title: 'Data analyst' });
  const candidate = await user.call(createCandidate, { body: { name: 'Olena Bondar' } });
  const { id: interviewId } = await user.call(createInterview, { body: newInterview(newer.id, candidate.id) });
  const trial = page.getByText(pattern(words('billing:banner.trial')));
  const close = page.getByRole('button', { name: 'Close' });
  const isReadOnly = page.getByRole('heading', { name: '“Data analyst” is read-only' });

  await test.step('days before, its banner can be put away in this tab', async () => {
    await page.goto(`${productUrl('playbook')}/dashboard`);
    await expect(trial).toBeVisible();
    // Only on the dashboard, while the end of the trial is not near.
    await page.goto(`${productUrl('playbook')}/positions`);
    await expect(page.getByRole('link', { name: 'Data analyst' })).toBeVisible();
    await expect(trial).toBeHidden();
    await page.goto(`${productUrl('playbook')}/dashboard`);
    await close.click();
    await expect(trial).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(trial).toBeHidden();
  });
  await test.step('paid by the month, the page says what a year costs, with a button for it', async () => {
    await page.goto(`${productUrl('playbook')}/subscription`);
    await expect(page.getByText(pattern(words('billing:switch.yearly')))).toContainText('$15 per month');
    await expect(page.getByRole('button', { name: words('billing:switch.to.yearly') })).toBeVisible();
    await page.goto(`${productUrl('playbook')}/positions`);
  });
  await test.step('on a phone it takes one line', async () => {
    const small = await phone.newPage();
    await small.goto(`${productUrl('playbook')}/dashboard`);
    const way = small.getByRole('link', { name: wordsOf('uk')('billing:banner.open') });
    const banner = small.locator('div').filter({ has: way, hasText: 'пробного періоду' }).last();
    await expect(banner).toBeVisible();
    // Measured once its font has loaded.
    await expect.poll(async () => (await banner.boundingBox())?.height ?? Infinity).toBeLessThan(44);
    await small.close();
  });
  await test.step('minutes before, it stays, and a mail is sent', async () => {
    for (const { session } of [user, debtor]) {
      await standIn('payments/trials', { email: session.user.email, endsInSeconds: 600 });
    }
    await expect(trial).toBeVisible();
    await expect(close).toBeHidden();
    await expect
      .poll(() => subjectsOfMails(user.session.user.email), { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('Your Askwell trial ends on'));
  });
  await test.step('cancelled and over, one position is in use', async () => {
    await user.call(cancelSubscription);
    await expect(page.getByText(pattern(words('billing:banner.trialCancelled')))).toBeVisible();
    await standIn('clock', { advanceSeconds: 601 });
    await expect(page.getByText('keeps one position in use: “Data analyst”')).toBeVisible({ timeout: 30_000 });
    expect(await user.call(currentSubscription)).toMatchObject({ plan: 'free', overLimit: true });
    await page.getByRole('button', { name: words('billing:keep.open') }).click();
    const choice = page.getByRole('dialog', { name: words('billing:keep.title') });
    await choice.getByRole('radio', { name: 'Backend engineer' }).check();
    await choice.getByRole('button', { name: words('billing:keep.confirm') }).click();
    await expect(page.getByText('keeps one position in use: “Backend engineer”')).toBeVisible();
    expect(await user.call(currentSubscription)).toMatchObject({ keptPositionId: older.id });
  });
  await test.step('the profile names nothing of what has ended', async () => {
    await page.goto(`${productUrl('playbook')}/profile`);
    await expect(page.getByText(words('profile:subscription.renewal'))).toBeVisible();
    // the billing period, the renewal date and what follows
    await expect(page.getByText(words('profile:subscription.noPeriod'), { exact: true })).toHaveCount(3);
  });
  await test.step('the other one is read, and says why', async () => {
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    await expect(isReadOnly).toBeVisible();
    await expect(page.getByRole('button', { name: words('plan:none.generate') })).toBeDisabled();
    await page.goto(`${productUrl('playbook')}/positions/${newer.id}/edit`);
    const save = page.getByRole('button', { name: words('common:action.save') });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription(words('common:readOnly.title').replace('{{title}}', newer.title));
    await page.goto(`${productUrl('playbook')}/positions/${newer.id}`);
    await expect(isReadOnly).toBeVisible();
    await expect(page.getByRole('link', { name: words('common:action.edit') })).toBeHidden();
    const change = { params: { positionId: newer.id }, body: { title: 'Data engineer' } };
    expect(await user.refusal(updatePosition, change)).toMatchObject({ status: 403, code: 'billing.read_only' });
    await page.getByRole('button', { name: words('common:readOnly.use') }).click();
    await expect(isReadOnly).toBeHidden();
    await expect(page.getByRole('link', { name: words('common:action.edit') })).toBeVisible();
  });
  await test.step('with a card that fails, a phone is told until it is paid', async () => {
    const ukrainian = wordsOf('uk');
    const pageOfDebtor = await phone.newPage();
    await until(async () => (await debtor.call(currentSubscription)).status === 'past_due', 30_000);
    await pageOfDebtor.goto(`${productUrl('playbook')}/positions`);
    await expect(pageOfDebtor.getByText(pattern(ukrainian('billing:banner.pastDue')))).toBeVisible();
    await expect(pageOfDebtor.getByRole('button', { name: ukrainian('common:action.close') })).toBeHidden();
    await pageOfDebtor.getByRole('button', { name: ukrainian('billing:banner.pay') }).click();
    await expect(pageOfDebtor).toHaveURL(/\/sandbox\/portal\//, { timeout: 60_000 });
    expect(await subjectsOfMails(debtor.email)).toContain(wordsOf('uk')('emails:payment_failed.subject'));
  });
  await test.step('cancelled instead: refused it stays open and says so, then it ends at once', async () => {
    const ukrainian = wordsOf('uk');
    const pageOfDebtor = await phone.newPage();
    const main = pageOfDebtor.getByRole('main');
    await pageOfDebtor.goto(`${productUrl('playbook')}/subscription`);
    await expect(main.getByText(ukrainian('billing:next.howToPay'))).toBeVisible();
    await expect(main.getByText(ukrainian('billing:next.endsUnpaid'))).toBeVisible();
    await main.getByRole('button', { name: ukrainian('billing:action.cancel') }).click();
    const dialog = pageOfDebtor.getByRole('dialog');
    await expect(dialog).toContainText(ukrainian('billing:cancel.textDue'));
    const confirm = dialog.getByRole('button', { name: ukrainian('billing:action.cancel') });
    await pageOfDebtor.route('**/api/v1/subscriptions/cancel', (route) => route.abort(), { times: 1 });
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText(ukrainian('common:error.network'));
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText(ukrainian('billing:status.canceled'))).toBeVisible();
    expect(await debtor.call(currentSubscription)).toMatchObject({ plan: 'free', status: 'canceled' });
  });
  await phone.close();
});

test('the script of the payment service › from a host that is blocked › is a line on the console, and a plan is bought', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const warnings: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('pageerror', (error) => thrown.push(String(error)));
  const user = await aUserAt(context, 'en');
  // the document as the server sends it when a publishable key is set
  await page.route('**/subscription', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    const origin = new URL(STRIPE_SCRIPT_URL).origin;
    await route.fulfill({
      status: 200,
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${origin}`) },
      body: (await answer.text()).replace(
        '</head>',
        `<script src="${STRIPE_SCRIPT_URL}" data-payments async></script></head>`,
      ),
    });
  });
  let asked = 0;
  await page.route(`${STRIPE_SCRIPT_URL}**`, async (route) => {
    asked += 1;
    await route.abort();
  });
  await page.goto(`${productUrl('playbook')}/subscription`);
  await expect.poll(() => warnings).toContain('The script of the payment service could not be loaded.');
  expect(asked).toBe(1);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('billing:action.tryFree') })
    .click();
  await pay(page, aCard());
  await expect(page.getByRole('main').getByText(pattern(words('billing:afterTrial')))).toBeVisible();
  expect(await user.call(currentSubscription)).toMatchObject({ plan: 'premium' });
  expect(thrown).toEqual([]);
});
