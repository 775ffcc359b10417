import { expect, test } from '@playwright/test';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { editPlan, restorePlan } from '#contracts/interviewing/plan/plan-edit.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { aPlannedInterview } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings, wcag } from '#tests/e2e/helpers/scan.ts';
import { filledWith, pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

for (const language of languages('en')) {
  test(`versions of a plan in ${language} › a new one is made › the earlier is looked at, compared and brought back`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const filled = (key: string, values: Readonly<Record<string, number>>) => filledWith(words(key), values);
    const user = await aBrowserUser(productUrl('playbook'), language);
    const interviewId = await aPlannedInterview(user, language);
    const params = { interviewId };
    const { plan: first } = await user.call(getPlan, { params });
    await user.signIn(context);
    const address = `${productUrl('playbook')}/interviews/${interviewId}`;
    await page.goto(address);
    const versions = page.getByRole('dialog', { name: words('plan:versions.title') });
    const openVersions = async () => {
      await page.getByRole('button', { name: words('plan:more') }).click();
      await page.getByRole('menuitem', { name: words('plan:versions.title'), exact: true }).click();
    };

    await test.step('of one version there is no list; a new one is made', async () => {
      await page.getByRole('button', { name: words('plan:more') }).click();
      await expect(page.getByRole('menuitem', { name: words('plan:cancel.action') })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: words('plan:versions.title') })).toHaveCount(0);
      await page.keyboard.press('Escape');
      const action = words('plan:regenerate.action');
      await page.getByRole('button', { name: words('plan:more') }).click();
      await page.getByRole('menuitem', { name: action }).click();
      await page.getByRole('dialog').getByRole('button', { name: action }).click();
      await expect(page.getByText(filled('plan:origin.version', { version: 2 }))).toBeVisible({ timeout: 60_000 });
    });
    const { plan: second } = await user.call(getPlan, { params });
    const gone = first.questions.filter(({ text }) => second.questions.every((question) => question.text !== text));
    const come = second.questions.filter(({ text }) => first.questions.every((question) => question.text !== text));
    expect([gone.length, come.length].every((count) => count > 0)).toBe(true);

    await test.step('the list has both, and marks the one in use', async () => {
      await openVersions();
      await expect(versions.getByRole('listitem')).toHaveCount(2);
      await expect(versions.getByRole('listitem').first()).toContainText(words('plan:versions.current'));
      await expect(versions.getByRole('listitem').last()).toContainText(words('plan:versions.made.playbook'));
      expect(await axeFindings(page, { part: '[role="dialog"]', runOnly: wcag })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: words('plan:more') })).toBeFocused();
      await openVersions();
      await versions.getByRole('link', { name: filled('plan:versions.viewOne', { version: 1 }) }).click();
    });

    await test.step('the earlier one is read, and says which questions it has and has not', async () => {
      await expect(
        page.getByRole('heading', { name: filled('plan:versions.lookedAt', { version: 1, current: 2 }) }),
      ).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(first.questions.length);
      for (const { text } of gone) await expect(page.getByRole('button', { name: text })).toBeVisible();
      const rows = page.locator('dl > div');
      const number = (order: number) => words('plan:number').replace('{{number}}', String(order));
      const onlyHere = rows.filter({ hasText: words('plan:versions.onlyHere') });
      const onlyInUse = rows.filter({ hasText: filled('plan:versions.onlyIn', { version: 2 }) });
      for (const { order } of gone) await expect(onlyHere.getByText(number(order), { exact: true })).toBeVisible();
      for (const { order } of come) await expect(onlyInUse.getByText(number(order), { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: pattern(words('plan:edit.menu')) })).toHaveCount(0);
      await expect(page.getByRole('button', { name: words('plan:edit.add') })).toHaveCount(0);
      await expect(page.getByRole('button', { name: words('plan:start') })).toHaveCount(0);
      expect(await axeFindings(page, { part: 'main', runOnly: wcag })).toEqual([]);
      await page.reload();
    });

    await test.step('brought back, it is the next version, and the list says whose', async () => {
      await page.getByRole('button', { name: filled('plan:versions.bringBack', { version: 1 }) }).click();
      await expect(page.getByText(filled('plan:versions.broughtBack', { from: 1, version: 3 }))).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(page.getByText(filled('plan:origin.version', { version: 3 }))).toBeVisible();
      const { plan: third } = await user.call(getPlan, { params });
      expect(third).toEqual({ ...first, version: 3 });
      await openVersions();
      const { fullName } = user.session.user;
      const restored = words('plan:versions.made.restore').replace('{{from}}', '1').replace('{{name}}', fullName);
      await expect(versions.getByRole('listitem').first()).toContainText(restored);
      await page.keyboard.press('Escape');
    });

    await test.step('another version comes into use while a question that it has not is edited › what is typed is added to it', async () => {
      const [edited] = gone;
      if (edited === undefined) throw new Error('a question is in the first version alone');
      await page.getByRole('button', { name: filled('plan:edit.menu', { number: edited.order }), exact: true }).click();
      await page.getByRole('menuitem', { name: words('plan:edit.action'), exact: true }).click();
      const editor = page.getByRole('dialog');
      const text = 'What did you do first when the pump failed?';
      await editor.getByLabel(words('plan:edit.text'), { exact: true }).fill(text);
      const elsewhere = first.questions.map(({ id, text: before }) => ({
        id,
        ...(id === edited.id && { text: `${before} And then?` }),
      }));
      await user.call(editPlan, { params, body: { questions: elsewhere }, ifMatch: 3 });
      await expect(editor.getByText(words('plan:edit.changed'))).toBeVisible();
      const { plan: fifth } = await user.call(restorePlan, { params, body: { version: 2 }, ifMatch: 4 });
      const [, removed] = fifth.questions;
      await expect(editor.getByText(words('plan:edit.gone'))).toBeVisible();
      await page.keyboard.press('Escape');
      // makes room for it
      const questions = fifth.questions.filter((question) => question !== removed).map(({ id }) => ({ id }));
      await user.call(editPlan, { params, body: { questions }, ifMatch: 5 });
      await expect(page.getByText(filled('plan:origin.version', { version: 6 }))).toBeVisible();
      await page.getByRole('button', { name: words('plan:edit.add') }).click();
      await expect(editor.getByLabel(words('plan:edit.text'), { exact: true })).toHaveValue(text);
      await editor.getByRole('button', { name: words('common:action.cancel') }).click();
      await user.call(restorePlan, { params, body: { version: 1 }, ifMatch: 6 });
      await expect(page.getByText(filled('plan:origin.version', { version: 7 }))).toBeVisible();
    });

    await test.step('one that is not there leads back; once the interview has begun, it keeps its version', async () => {
      await page.goto(`${address}?version=9`);
      await expect(page.getByRole('alert')).toContainText(words('plan:versions.oneFailed'));
      await page.getByRole('link', { name: words('plan:versions.toCurrent') }).click();
      await page.getByRole('button', { name: words('plan:start') }).click();
      await expect(page.getByRole('button', { name: words('runner:finish.action'), exact: true })).toBeVisible();
      await page.goto(`${address}?view=plan&version=2`);
      await expect(page.getByText(filled('plan:versions.begun', { current: 7 }))).toBeVisible();
      await expect(page.getByRole('button', { name: pattern(words('plan:versions.bringBack')) })).toHaveCount(0);
      expect((await user.call(getInterview, { params })).planVersion).toBe(7);
    });
  });
}
