import { expect, test } from '@playwright/test';
import { currentSubscription } from '#contracts/billing/billing.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { consoleErrors } from '#tests/e2e/helpers/console-errors.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { scan } from '#tests/e2e/helpers/scan.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { isFull } from '#tests/e2e/helpers/languages.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const looks = [
  { language: 'en', width: 1440 },
  { language: 'uk', width: 390 },
] as const;

for (const { language, width } of isFull ? looks : looks.slice(1)) {
  test(`the billing period › in ${language}, ${width} wide › is changed by one button, and the way back shows it`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const words = wordsOf(language);
    const errors = consoleErrors(page);
    const user = await aBrowserUser(productUrl('playbook'), language);
    await user.signIn(context);
    await startTrial(user);
    const main = page.getByRole('main');
    const plan = main.getByRole('region', { name: words('billing:current') });
    const toYearly = plan.getByRole('button', { name: words('billing:switch.to.yearly') });
    const toMonthly = plan.getByRole('button', { name: words('billing:switch.to.monthly') });
    const stay = plan.getByRole('button', { name: words('billing:switch.stay.yearly') });
    const ownPage = /\/subscription$/;
    const leaves = async (): Promise<void> => {
      await expect(page).toHaveURL(/\/sandbox\/portal\//, { timeout: 60_000 });
    };

    await test.step('what it costs stands beside the name, and the other period with its button', async () => {
      await page.goto(`${productUrl('playbook')}/subscription`);
      await expect(plan).toContainText(words('billing:sum.monthly'));
      await expect(plan.getByText(pattern(words('billing:switch.yearly')))).toContainText('$15');
      await expect(plan.getByText(pattern(words('billing:switch.trial')))).toContainText(words('billing:sum.yearly'));
      if (width < 600) expect((await toYearly.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
    await test.step('left without confirming, nothing has changed', async () => {
      await toYearly.click();
      await leaves();
      await expect(page.getByText('Amount due today: $0')).toBeVisible();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL(ownPage);
      await expect(toYearly).toBeVisible();
      expect(await user.call(currentSubscription)).toMatchObject({ billingPeriod: 'monthly' });
    });
    await test.step('confirmed, the year is in force', async () => {
      await toYearly.click();
      await leaves();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText(words('billing:switch.done.yearly'), { exact: true })).toBeVisible();
      await expect(page).toHaveURL(ownPage);
      await expect(plan).toContainText(words('billing:sum.yearly'));
      expect(await user.call(currentSubscription)).toMatchObject({ billingPeriod: 'yearly', status: 'trialing' });
    });
    await test.step('back to the month, it waits, and can be taken back here', async () => {
      await toMonthly.click();
      await leaves();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL(ownPage);
      await expect(plan.getByText(pattern(words('billing:switch.planned.monthly')))).toBeVisible();
      expect(await user.call(currentSubscription)).toMatchObject({ nextBillingPeriod: 'monthly' });
      await scan(page);
      // other pages also show the amount that will be charged
      await page.goto(`${productUrl('playbook')}/dashboard`);
      await expect(page.getByText(pattern(words('billing:banner.trial')))).toContainText(words('billing:sum.monthly'));
      await page.goto(`${productUrl('playbook')}/profile`);
      await expect(main.getByText(words('profile:subscription.switches.monthly'))).toBeVisible();
      await page.goto(`${productUrl('playbook')}/subscription`);
      await stay.click();
      await expect(toMonthly).toBeVisible();
      await expect(page).toHaveURL(ownPage);
      expect(await user.call(currentSubscription)).toMatchObject({ billingPeriod: 'yearly', nextBillingPeriod: null });
    });
    await test.step('an address that says it was changed changes nothing, and says so after a while', async () => {
      await page.clock.install();
      await page.goto(`${productUrl('playbook')}/subscription?period=monthly`);
      await expect(main).toContainText(words('billing:return.switching'));
      await expect(toMonthly).toBeHidden();
      await page.clock.runFor(61_000);
      await expect(main).toContainText(words('billing:return.switchLate'));
      expect(await user.call(currentSubscription)).toMatchObject({ billingPeriod: 'yearly', nextBillingPeriod: null });
    });
    expect(errors).toEqual([]);
  });
}
