import { expect, test } from '@playwright/test';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');
const base = (): string => productUrl('playbook');

test('start page › AI scoring among what is free › says beside it that people give the scores', async ({ page }) => {
  await page.goto(base());
  const free = page.getByRole('article').filter({ has: page.getByRole('heading', { name: words('plans:free.name') }) });
  await expect(free.getByText(words('plans:free.note'))).toBeVisible();
});

test('legal page › the operator has set nothing › says who publishes, and nothing looks like a document', async ({
  page,
}) => {
  await page.goto(`${base()}/legal`);
  const main = page.getByRole('main');
  await expect(main.getByText(words('legal:lead'))).toBeVisible();
  await expect(main.getByText(words('legal:none'))).toBeVisible();
  await expect(main.getByText(words('legal:documents.termsText'))).toBeVisible();
  await expect(main.getByRole('heading', { name: words('legal:documents.terms') })).toBeHidden();
  await expect(main.getByRole('listitem')).toHaveCount(0);
});

test('account on Free › before it upgrades › sees price and terms of the trial; where there is no AI its switch is off and says why', async ({
  page,
  context,
}) => {
  await (await aBrowserUser(base(), 'en')).signIn(context);
  await page.goto(`${base()}/subscription`);
  const plan = page.getByRole('region', { name: words('plans:premium.name') });
  const terms = (sum: string) => words('billing:offer.trial').replace('{{sum}}', sum);
  await expect(plan).toContainText('$15 per month');
  await expect(plan).toContainText('$180 a year, saves $60 a year');
  await expect(plan).toContainText(terms('$180 a year'));
  await plan.getByRole('button', { name: words('plans:period.monthly') }).click();
  await expect(plan).toContainText(terms('$20 a month'));
  await expect(plan.getByText(words('plans:premium.features.trial'))).toBeHidden();
  await expect(plan.getByText(words('plans:premium.features.sharing'))).toBeVisible();
  await expect(plan.getByText(words('plans:premium.features.advancedAi'))).toHaveCount(0);
  await expect(plan.getByRole('button', { name: words('billing:action.tryFree') })).toBeVisible();

  await page.goto(`${base()}/profile`);
  await expect(page.getByText(words('profile:subscription.cancel'))).toBeVisible();
  await expect(page.getByText(words('profile:subscription.goesOn'))).toBeHidden();
  const choice = page.getByRole('radiogroup', { name: words('profile:ai.label') });
  // no model is configured here
  await expect(page.getByText(words('profile:ai.noteNone'))).toBeVisible();
  // so there is nothing to switch
  await expect(choice).toHaveCount(0);
});
