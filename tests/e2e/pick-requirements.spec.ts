import { expect, test } from '@playwright/test';
import { getPosition } from '#contracts/hiring/positions.ts';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { aPosition, anInterview } from '#tests/helpers/api/builders.ts';
import { until } from '#tests/helpers/until.ts';
import { goToRequirements } from '#tests/e2e/helpers/go-to-requirements.ts';
import { planned } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { cvTexts } from '#tests/e2e/helpers/cv-texts.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { axeFindings, pixelsSideways, wcag } from '#tests/e2e/helpers/scan.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const jobs = {
  en: {
    title: 'Roofer',
    description:
      'You carry 25 kg up ladders in all weather, and the van stays at your home.\n\nYou are under 35 years old.\n\nRequirements:\n- German at B2',
    sentence: 'You carry 25 kg up ladders in all weather, and the van stays at your home',
    clause: 'You carry 25 kg up ladders in all weather',
    other: 'the van stays at your home',
    unlawful: 'You are under 35 years old',
    found: 'German at B2',
    asked: /“You carry 25 kg up ladders in all weather”\. Do you /,
  },
  uk: {
    title: 'Покрівельник',
    description:
      'Підіймаєте по драбині до 25 кг за будь-якої погоди, а службове авто ночує у вас.\n\nВік до 35 років.\n\nВимоги:\n- німецька B2',
    sentence: 'Підіймаєте по драбині до 25 кг за будь-якої погоди, а службове авто ночує у вас',
    clause: 'Підіймаєте по драбині до 25 кг за будь-якої погоди',
    other: 'службове авто ночує у вас',
    unlawful: 'Вік до 35 років',
    found: 'Німецька B2',
    asked: /«Підіймаєте по драбині до 25 кг за будь-якої погоди»\. Чи відповідаєте ви цій вимозі\?/,
  },
} as const;

for (const language of languages('uk')) {
  test(`what rules miss in a description in ${language} › picked from it › is in the list, the plan and the run`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const base = productUrl('playbook');
    const { title, description, ...job } = jobs[language];
    const user = await aBrowserUser(base, language);
    const { id: positionId } = await aPosition(user, { title, description, focusAreas: [] });
    const saved = () => user.call(getPosition, { params: { positionId } });
    await user.signIn(context);
    await page.goto(`${base}/positions/${positionId}`);
    const list = page.getByRole('list', { name: words('positions:required.title') });
    const open = page.getByRole('button', { name: words('positions:required.pick.action') });
    const dialog = page.getByRole('dialog', { name: words('positions:required.pick.title') });
    // Whatever the case of its first letter.
    const line = (text: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${text}$`, 'iu') });
    const add = dialog.locator('button[type="submit"]');

    await test.step('on the position: the lines that are not listed, by the keyboard, each as it stands in the text', async () => {
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await open.press('Enter');
      await expect(line(job.sentence)).toBeVisible();
      await expect(dialog.getByText(job.found)).toHaveCount(0);
      await expect(dialog.getByText(job.unlawful)).toBeVisible();
      await expect(dialog.getByText(words('positions:required.pick.refused'))).toBeVisible();
      await expect(line(job.unlawful)).toHaveCount(0);
      expect(await axeFindings(page, { part: '[role="dialog"]', runOnly: wcag })).toEqual([]);
      expect(await pixelsSideways(page)).toBeLessThanOrEqual(0);
      await expect(add).toHaveAttribute('data-disabled');
      await add.press('Enter');
      await expect(dialog.getByText(words('positions:required.pick.missing'))).toBeVisible();
      await expect(line(job.sentence)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(line(job.sentence)).toBeChecked();
      await expect(add).not.toHaveAttribute('data-disabled');
      // A clause instead of its sentence.
      await line(job.clause).press('Space');
      await expect(line(job.sentence)).not.toBeChecked();
      await add.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      const picked = list.getByRole('listitem').first();
      await expect(picked).toContainText(job.clause);
      await expect(picked.getByRole('heading')).toHaveText(words('positions:required.kind.picked'));
      await until(async () => (await saved()).alsoChecked.join() === job.clause, 15_000);
    });

    await test.step('in the form: shown at once, and kept with the position', async () => {
      await page.goto(`${base}/positions/${positionId}/edit`);
      await open.click();
      await expect(line(job.sentence)).toHaveCount(0);
      await expect(line(job.clause)).toHaveCount(0);
      await line(job.other).check();
      await add.click();
      await expect(list.getByRole('listitem').filter({ hasText: new RegExp(job.other, 'iu') })).toBeVisible();
      await page.getByRole('button', { name: words('common:action.save') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await saved()).toMatchObject({ alsoChecked: [job.clause, job.other], positionVersion: 3 });
    });

    await test.step('on a phone nothing is wider than the screen, and what was picked can be crossed out', async () => {
      const desk = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.setViewportSize({ width: 390, height: 844 });
      const tick = list.getByRole('checkbox').nth(1);
      await expect(tick).toHaveAccessibleName(new RegExp(job.other, 'iu'));
      await tick.click();
      await until(async () => (await saved()).notChecked.join() === job.other, 15_000);
      await open.click();
      await expect(dialog.getByText(job.unlawful)).toBeVisible();
      expect(await axeFindings(page, { part: '[role="dialog"]', runOnly: wcag })).toEqual([]);
      expect(await pixelsSideways(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await page.setViewportSize(desk);
    });

    await test.step('a plan has the box, and the run asks it in the words of the text', async () => {
      const { id: interviewId } = await anInterview(user, { positionId, cv: cvTexts[language], changes: { language } });
      await planned(user, interviewId);
      await page.goto(`${base}/interviews/${interviewId}`);
      await page.getByRole('button', { name: words('plan:parts.openAll') }).click();
      await expect(page.getByText(job.asked).first()).toBeVisible();
      await user.call(startInterview, { params: { interviewId } });
      await page.goto(`${base}/interviews/${interviewId}`);
      await goToRequirements(page, words);
      await expect(page.getByRole('radiogroup', { name: job.asked })).toBeVisible();
      await expect(page.getByRole('radiogroup', { name: new RegExp(job.other, 'iu') })).toHaveCount(0);
    });
  });
}
