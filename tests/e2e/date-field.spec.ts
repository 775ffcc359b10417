import { expect, test } from '@playwright/test';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');

test.use({ timezoneId: 'America/New_York' });

test('date of an interview › the calendar is open › what is over cannot be chosen, and no field is covered', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  await aPosition(user);
  await user.signIn(context);
  await page.clock.setFixedTime(new Date('2027-03-17T15:00:00Z'));
  await page.goto(`${productUrl('playbook')}/interviews/schedule`);
  await expect(page.getByText('New York (GMT−4)')).toBeVisible();

  const opener = page.getByRole('button', { name: `${words('common:date.day')}:` });
  await opener.click();
  const month = page.getByRole('grid', { name: 'March 2027' });
  await expect(month.getByRole('button', { name: 'Wednesday 17 March' })).toBeFocused();
  await expect(page.getByRole('button', { name: words('common:date.monthBefore') })).toBeDisabled();
  await month.getByRole('button', { name: 'Tuesday 16 March' }).click({ force: true });
  await expect(month).toBeVisible();
  await expect(opener).toContainText(words('common:date.none'));
  // not under the calendar: a click would meet what lies over it
  await page.getByLabel(words('interviews:form.role')).click();
  await page.getByLabel(words('interviews:form.feedback')).click();

  await month.getByRole('button', { name: 'Wednesday 17 March' }).press('Escape');
  await expect(month).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await month.getByRole('button', { name: 'Thursday 18 March' }).click();
  await expect(opener).toContainText('Thu, 18 Mar 2027');
  await expect(opener).toBeFocused();
});
