import { expect, test } from '@playwright/test';
import { getPrepSheet } from '#contracts/interviewing/candidate-sheets.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPlannedInterview } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const base = productUrl('playbook');

for (const language of languages('en')) {
  const words = wordsOf(language);

  test(`for the candidate › from the menu of a plan, in ${language} › is read, given a note, copied and saved`, async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base, language);
    const interviewId = await aPlannedInterview(user, language);
    const params = { interviewId };
    const { plan } = await user.call(getPlan, { params });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await user.signIn(context);
    await page.goto(`${base}/interviews/${interviewId}`);
    const menu = page.getByRole('button', { name: words('plan:more') });
    const open = async () => {
      await menu.click();
      await page.getByRole('menuitem', { name: words('plan:forCandidate') }).click();
    };
    const dialog = page.getByRole('dialog', { name: words('forCandidate:title') });
    const sheet = dialog.getByRole('article');
    const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
    const note = dialog.getByRole('textbox', { name: words('forCandidate:note.label') });
    const preparation = dialog.getByRole('button', { name: words('forCandidate:sheet.preparation') });

    await open();
    await expect(sheet.getByRole('heading', { name: words('candidateSheets:notice.ai.title') })).toBeVisible();
    await expect(sheet).toContainText(words('candidateSheets:notice.ai.playbook'));
    await dialog.getByRole('button', { name: words('forCandidate:copy') }).click();
    await expect(page.getByText(words('forCandidate:copied'))).toBeVisible();
    expect(await copied()).toContain(words('candidateSheets:notice.rights.title'));

    await test.step('a note of one’s own stands at the end of how to prepare', async () => {
      await preparation.click();
      await expect(sheet).toContainText(plan.summary.focusAreas[0] ?? '?');
      for (const { text } of plan.questions) await expect(sheet).not.toContainText(text);
      await note.fill('Only men, please.\nSecond entrance.');
      await expect(sheet).toContainText('Second entrance.');
      await expect(dialog.getByText(words('common:wording.title'))).toBeVisible();
      await note.fill('Second entrance.');
      await expect(dialog.getByText(words('common:wording.title'))).toBeHidden();
      await dialog.getByRole('button', { name: words('forCandidate:copy') }).click();
      const { text, noteTitle } = await user.call(getPrepSheet, { params });
      await expect.poll(copied).toBe(`${text}\n\n${noteTitle}\n\nSecond entrance.`);
    });

    await test.step('one that is too long is kept and told of', async () => {
      await note.fill('Second entrance 👋');
      await expect(dialog.getByText(words('forCandidate:note.undrawn'))).toBeVisible();
      await note.fill('x'.repeat(2001));
      await dialog.getByRole('button', { name: words('forCandidate:pdf') }).click();
      await expect(note).toBeFocused();
      await expect(note).toHaveAccessibleDescription(pattern(words('common:error.tooLong')));
      await note.fill('Second entrance.');
    });

    await test.step('as a file', async () => {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: words('forCandidate:pdf') }).click();
      expect((await download).suggestedFilename()).toMatch(pattern(words('candidateSheets:preparation.file')));
    });

    await test.step('the note is there after a reload, and the focus goes back to the menu', async () => {
      await page.reload();
      await open();
      await preparation.click();
      await expect(note).toHaveValue('Second entrance.');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(menu).toBeFocused();
    });
  });
}
