import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { currentSubscription } from '#contracts/billing.ts';
import type { Language } from '#contracts/common.ts';
import { createCandidate, listPositions } from '#contracts/hiring.ts';
import { listInterviews } from '#contracts/interviewing.ts';
import { anInterview } from './an-interview.ts';
import { type BrowserUser, aBrowserUser } from './browser-user.ts';
import { consoleErrors } from './console-errors.ts';
import { productUrl } from './products.ts';
import { pattern, wordsOf } from './words.ts';

const declined = '4000 0000 0000 0002';

async function aUserAt(context: BrowserContext, language: Language): Promise<BrowserUser> {
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const user = await aBrowserUser(productUrl('playbook'), language);
  await user.signIn(context);
  return user;
}

/** A card that no account has had a trial with: fifteen random digits and the check digit that fits. */
function aCard(): string {
  const body = `4${Array.from({ length: 14 }, () => Math.floor(Math.random() * 10)).join('')}`;
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** In the page of the payment service. */
async function pay(page: Page, card: string): Promise<void> {
  await page.waitForURL(/\/sandbox\/checkout\//);
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
    await expect(plans).toContainText('$15 per month');
    await expect(plans).toContainText('MOST POPULAR');
    await plans.getByRole('button', { name: 'Start free', exact: true }).click();
    await expect(toast(page, 'Welcome to Askwell! Your account is ready.')).toBeVisible();
    await expect(plans).toBeHidden();
    await expect(page).toHaveURL(/\/positions\/new$/);
  });
  await test.step('Skip for now', async () => {
    await page.goto(first);
    await plans.getByRole('button', { name: 'Skip for now' }).click();
    await expect(toast(page, 'You can upgrade to premium anytime from the subscription page')).toBeVisible();
    await expect(page).toHaveURL(/\/positions\/new$/);
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
    await expect(plans).toContainText('$20 per month');
    await plans.getByRole('button', { name: words('plans:premium.cta') }).dblclick();
    await page.waitForURL(/\/sandbox\/checkout\//);
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
});

test('the subscription page › buying, cancelling and resuming › shows at once what is in force', async ({
  page,
  context,
}) => {
  const words = wordsOf('en');
  const errors = consoleErrors(page);
  const user = await aUserAt(context, 'en');
  const main = page.getByRole('main');

  await test.step('an address that says it was paid grants nothing', async () => {
    await page.goto(`${productUrl('playbook')}/subscription?success=true`);
    await expect(main).toContainText(words('billing:return.confirming'));
    expect(await user.call(currentSubscription)).toMatchObject({ plan: 'free' });
  });
  await test.step('a declined card, then one that pays', async () => {
    await page.goto(`${productUrl('playbook')}/subscription`);
    await main.getByRole('button', { name: words('billing:action.upgrade') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('plans:premium.cta') })
      .click();
    await pay(page, declined);
    await expect(page.getByRole('alert')).toBeVisible();
    await pay(page, aCard());
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(main.getByRole('heading', { name: "I'm Hiring" })).toBeVisible();
    await expect(main).toContainText(pattern(words('billing:banner.trial')));
    expect(await user.call(currentSubscription)).toMatchObject({ plan: 'premium', status: 'trialing' });
  });
  await test.step('cancel', async () => {
    await main.getByRole('button', { name: words('billing:action.cancel') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('billing:action.cancel') })
      .click();
    await expect(main).toContainText(pattern(words('billing:banner.trialCancelled')));
    expect(await user.call(currentSubscription)).toMatchObject({ cancelAtPeriodEnd: true, plan: 'premium' });
  });
  await test.step('resume', async () => {
    await main.getByRole('button', { name: words('billing:action.resume') }).click();
    await expect(main).toContainText(pattern(words('billing:banner.trial')));
    expect(await user.call(currentSubscription)).toMatchObject({ cancelAtPeriodEnd: false });
  });
  await test.step('manage', async () => {
    await main.getByRole('button', { name: words('billing:action.manage') }).click();
    await page.waitForURL(/\/sandbox\/portal\//);
    // cancelled there, the page hears of it
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
  const made = await anInterview(user, 'uk');
  const other = await user.call(createCandidate, { body: { name: 'Марко Бондар' } });
  // as the page knew it before the unit was taken in another tab
  await page.route('**/api/v1/subscriptions/limits-status', (route) =>
    route.fulfill({ json: [{ resource: 'interviews', canCreate: true, used: 0, limit: 1, resetsAt: null }] }),
  );
  const query = `positionId=${made.positionId}&candidateId=${other.id}`;
  await page.goto(`${productUrl('playbook')}/interviews/schedule?${query}`);
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
  expect(await user.call(listPositions, { query: { limit: 10 } })).toMatchObject({ items: [{ id: made.positionId }] });
});
