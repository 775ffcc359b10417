import { expect, test } from '@playwright/test';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPlannedInterview } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings, wcag } from '#tests/e2e/helpers/scan.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

for (const language of languages('uk')) {
  test(`a plan in ${language} › a question is locked by keyboard and the plan made again › it stays, and the others do not`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const numbered = (key: string, order: number) => words(key).replace('{{number}}', String(order));
    const user = await aBrowserUser(productUrl('playbook'), language);
    const interviewId = await aPlannedInterview(user, language);
    const { plan } = await user.call(getPlan, { params: { interviewId } });
    const [locked, other] = plan.questions.filter(({ block }) => block === 'cv');
    const [core] = plan.questions.filter(({ block }) => block === 'core');
    if (locked === undefined || other === undefined || core === undefined) throw new Error('two for this person');
    await user.signIn(context);
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    const toggle = (order: number) =>
      page.getByRole('button', { name: numbered('plan:lock.action', order), exact: true });
    const openMenu = (order: number) =>
      page.getByRole('button', { name: numbered('plan:edit.menu', order), exact: true }).click();
    const item = (key: string) => page.getByRole('menuitem', { name: words(key), exact: true });

    await test.step('one for this person can be locked, one for everybody cannot and says why', async () => {
      await expect(toggle(core.order)).toHaveCount(0);
      await openMenu(core.order);
      await expect(page.getByText(words('plan:lock.core'))).toBeVisible();
      await page.keyboard.press('Escape');
      await toggle(locked.order).focus();
      await expect(toggle(locked.order)).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Enter');
      await expect(toggle(locked.order)).toHaveAttribute('aria-pressed', 'true');
      await expect(toggle(locked.order)).toBeFocused();
      await expect(toggle(locked.order)).toHaveAttribute('title', words('plan:lock.on'));
      expect(await axeFindings(page, { part: 'main', runOnly: wcag })).toEqual([]);
    });

    await test.step('locked, it is not changed by accident', async () => {
      await openMenu(locked.order);
      for (const key of ['plan:edit.action', 'plan:edit.remove', 'plan:replace.other']) {
        await expect(item(key)).toBeDisabled();
      }
      await expect(page.getByText(words('plan:lock.reason'))).toBeVisible();
      expect(await axeFindings(page, { part: '[role="menu"]', runOnly: wcag })).toEqual([]);
      await page.keyboard.press('Escape');
    });

    await test.step('made again, the plan has it, still locked, and something else beside it', async () => {
      await page.reload();
      const action = words('plan:regenerate.action');
      await page.getByRole('button', { name: words('plan:more') }).click();
      await page.getByRole('menuitem', { name: action }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(words('plan:regenerate.locked_one').replace('{{count}}', '1'))).toBeVisible();
      await dialog.getByRole('button', { name: action }).click();
      const second = words('plan:origin.version').replace('{{version}}', '2');
      await expect(page.getByText(second)).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('article').getByRole('button', { name: other.text, exact: true })).toHaveCount(0);
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('button', { name: locked.text, exact: true }) });
      await expect(card.getByRole('button', { pressed: true })).toBeVisible();
    });

    await test.step('unlocked without a connection, it says so and stays locked', async () => {
      const pressed = page.getByRole('article').getByRole('button', { pressed: true });
      await context.setOffline(true);
      await pressed.click();
      await expect(page.getByText(words('common:error.network'))).toBeVisible();
      await context.setOffline(false);
      await expect(pressed).toBeVisible();
      await pressed.click();
      await expect(pressed).toHaveCount(0);
    });
  });
}
