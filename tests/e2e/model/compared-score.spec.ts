import { randomUUID } from 'node:crypto';
import { type Page, expect, test } from '@playwright/test';
import { updateProfile } from '#contracts/auth/auth.ts';
import type { Language } from '#contracts/common.ts';
import { reopenInterview, completeInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPlanByModel, aPlannedInterview, complete } from '#tests/e2e/helpers/an-interview.ts';
import { type BrowserUser, aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl, setModelFault } from '#tests/e2e/helpers/products.ts';
import { scan } from '#tests/e2e/helpers/scan.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const notes = {
  en: 'Moved the index first and watched the p95 for an hour. Then told the team early.',
  uk: 'Спершу перенесли індекс і годину стежили за p95. Потім завчасно сказали команді.',
};

async function note(user: BrowserUser, interviewId: string, noted: readonly { id: string; text: string }[], base = 0) {
  const at = new Date().toISOString();
  const operations = noted.map(({ id, text }): Operation => ({
    id: randomUUID(),
    at,
    kind: 'note',
    questionId: id,
    baseVersion: base,
    value: text,
  }));
  await user.call(applyOperations, { params: { interviewId }, body: { operations } });
}

/** The summary of a completed interview whose first three questions have notes. */
async function aSummary(which: 'model' | 'playbook', language: Language) {
  const user = await aBrowserUser(productUrl(which), language);
  const interviewId = await (which === 'model' ? aPlanByModel : aPlannedInterview)(user, language);
  const interview = { params: { interviewId } };
  await user.call(startInterview, interview);
  const { plan } = await user.call(getPlan, interview);
  const [first, second, third] = plan.questions;
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few questions');
  const noted = [first, second, third].map(({ id }) => ({ id, text: notes[language] }));
  await note(user, interviewId, noted);
  await complete(user, interviewId);
  return {
    user,
    interviewId,
    url: `${productUrl(which)}/interviews/${interviewId}`,
    questions: [first, second, third],
  };
}

/** Scans the whole page at once: on a phone the decision bar covers the lower edge until the decision is in view. */
async function scanWhole(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 6000 });
  await scan(page);
  await page.setViewportSize({ width, height });
}

test.describe('a score beside that of a model', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: 240_000 });

  for (const language of languages('uk')) {
    test(`the summary, in ${language} › compared by the keyboard › says the middle, the spread and the words of the notes; or declines, or fails, and is not printed`, async ({
      page,
      context,
    }) => {
      const words = wordsOf(language);
      const { user, interviewId, url, questions } = await aSummary('model', language);
      await user.signIn(context);
      await page.goto(url);
      const openAll = page.getByRole('button', { name: words('summary:scores.openAll') });
      await openAll.click();
      const button = (key: string, number: number) =>
        page.getByRole('button', { name: words(`summary:suggestion.${key}`).replace('{{number}}', String(number)) });
      const ask = button('askOf', 1);
      await expect(page.getByText(words('summary:suggestion.label'))).toHaveCount(0);
      await ask.focus();
      await page.keyboard.press('Enter');
      await expect(button('stopOf', 1)).toBeFocused();
      const says = page.getByText(pattern(words('summary:suggestion.says')));
      await expect(says).toContainText('6 (6–7)');
      await expect(page.locator('[role=status]:focus')).toContainText(words('summary:suggestion.label'));
      await expect(page.locator('q').filter({ hasText: notes[language].split('. ')[0] ?? '' })).toBeVisible();
      await expect(ask).toBeHidden();

      await setModelFault('scattered_scores');
      await button('askOf', 2).click();
      const declined = page.getByText(pattern(words('summary:suggestion.declined.spread')));
      await expect(declined).toBeVisible();
      await setModelFault(null);

      // The request gets no answer and is cancelled.
      await page.route('**/suggestion', () => {});
      await button('askOf', 3).click();
      await button('stopOf', 3).click();
      await expect(button('askOf', 3)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unrouteAll();

      const message = words('errors:common.too_many_requests');
      const limited = { status: 429, code: 'common.too_many_requests', message, requestId: randomUUID() };
      await page.route('**/suggestion', (route) =>
        route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(limited) }),
      );
      await button('askOf', 3).click();
      await expect(page.getByRole('alert')).toContainText(message);
      await page.unrouteAll();
      await expect(button('askOf', 3)).toBeVisible();
      await scanWhole(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await scanWhole(page);
      await page.setViewportSize({ width: 1440, height: 900 });

      await page.emulateMedia({ media: 'print' });
      await expect(says).toBeHidden();
      await expect(declined).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await expect(says).toBeVisible();

      const interview = { params: { interviewId } };
      await user.call(reopenInterview, { ...interview, body: { reason: 'one more note' } });
      const [first] = questions;
      await note(user, interviewId, [{ id: first?.id ?? '', text: `${notes[language]} 42.` }], 1);
      await user.call(completeInterview, interview);
      await page.goto(url);
      await openAll.click();
      await expect(page.getByText(words('summary:suggestion.outdated'))).toBeVisible();
      await button('againOf', 1).click();
      await expect(page.getByText(words('summary:suggestion.outdated'))).toBeHidden();

      await user.call(updateProfile, { body: { aiEnabled: false } });
      await page.goto(url);
      await expect(page.getByText(words('summary:suggestion.off.account'))).toBeVisible();
      await openAll.click();
      await expect(button('askOf', 3)).toBeHidden();
      await page.getByRole('link', { name: words('summary:suggestion.off.profile') }).click();
      await expect(page).toHaveURL(/\/profile$/);
    });
  }

  test('the summary where no model is set up › has no comparison, and does not speak of it', async ({
    page,
    context,
  }) => {
    const words = wordsOf('en');
    const { user, url } = await aSummary('playbook', 'en');
    await user.signIn(context);
    await page.goto(url);
    await page.getByRole('button', { name: words('summary:scores.openAll') }).click();
    await expect(page.getByText(notes.en).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: words('summary:suggestion.ask') })).toHaveCount(0);
    await expect(page.getByText(words('summary:suggestion.off.account'))).toHaveCount(0);
  });
});
