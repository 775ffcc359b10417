import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test';
import type { Words } from './words.ts';

/** The answers given in the run, to compare with the summary. */
export interface GivenRun {
  /** in the order of the interview; null if the question was skipped */
  readonly scores: readonly (number | null)[];
}

const notes = 'Kept one event from being charged twice with an idempotency key.';
const notesOffline = 'Written while the network was away.';

/**
 * Runs a planned interview as a user does: start, pause and resume, tick, score and write, reload the page and lose the
 * network on the way, skip one question with a reason, finish.
 */
export async function runInterview(page: Page, context: BrowserContext, words: Words): Promise<GivenRun> {
  await page.getByRole('button', { name: words('plan:start') }).click();
  await expect(page.getByRole('group', { name: words('runner:clock.label') })).toBeVisible();
  await pauseAndResume(page, words);

  const scores: (number | null)[] = [];
  const given = [7, undefined, 0, 10];
  for (let question = 0; await toNextQuestion(page, words); question++) {
    // The second question is skipped; the others get 7, 0 and 10, and then 5 each.
    const score = question < given.length ? given[question] : 5;
    if (score === undefined) {
      await skip(page, words);
      scores.push(null);
      continue;
    }
    if (question === 0) await tickTwo(page);
    await scoreRow(page, words)
      .getByRole('radio', { name: new RegExp(`^${score} `) })
      .click();
    scores.push(score);
    if (question === 0) await survivesReload(page, words);
    if (question === 2) await survivesOffline(page, context, words);
  }

  await foot(page)
    .getByRole('button', { name: words('runner:finish.interview') })
    .click();
  const dialog = page.getByRole('dialog', { name: words('runner:finish.title') });
  await dialog.getByRole('button', { name: words('runner:finish.interview') }).click();
  await expect(dialog).toBeHidden();
  return { scores };
}

async function pauseAndResume(page: Page, words: Words): Promise<void> {
  const clock = page.getByRole('group', { name: words('runner:clock.label') });
  await clock.getByRole('button', { name: words('runner:clock.pause') }).click();
  await expect(clock).toContainText(words('runner:clock.stopped'));
  await clock.getByRole('button', { name: words('runner:clock.resume') }).click();
  await expect(clock.getByRole('button', { name: words('runner:clock.pause') })).toBeVisible();
}

/** Moves on to the next question that is still open. @returns false at the end of the interview */
async function toNextQuestion(page: Page, words: Words): Promise<boolean> {
  const finish = foot(page).getByRole('button', { name: words('runner:finish.interview') });
  const next = foot(page).getByRole('button', {
    name: new RegExp(`^${words('runner:next')}|^${words('runner:nextPart')}`),
  });
  for (;;) {
    await expect(next.or(finish)).toBeVisible();
    const row = scoreRow(page, words);
    const skipped = foot(page).getByRole('button', { name: words('runner:skip.undo') });
    const open =
      (await row.isVisible()) &&
      (await row.getByRole('radio', { checked: true }).count()) === 0 &&
      !(await skipped.isVisible());
    if (open) return true;
    if (await finish.isVisible()) return false;
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
  }
}

async function tickTwo(page: Page): Promise<void> {
  const boxes = page.getByRole('main').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
}

async function skip(page: Page, words: Words): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await foot(page)
    .getByRole('button', { name: words('runner:skip.action') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('runner:skip.confirm') }).click();
  await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(words('runner:skip.reasonRequired'));
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await dialog.getByRole('radio', { name: words('runner:skip.reasons.no_time') }).check();
  await dialog.getByRole('button', { name: words('runner:skip.confirm') }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
}

/** A reload in the middle of a question restores its ticks, score and notes, and the question itself. */
async function survivesReload(page: Page, words: Words): Promise<void> {
  const question = await page.getByRole('heading', { level: 1 }).innerText();
  await notesField(page, words).fill(notes);
  // Immediately: input from the last moment is kept, too.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
  await expect(notesField(page, words)).toHaveValue(notes);
  await expect(scoreRow(page, words).getByRole('radio', { name: /^7 / })).toBeChecked();
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(2);
}

/** What is written offline stays on the device and is sent when the network is back. */
async function survivesOffline(page: Page, context: BrowserContext, words: Words): Promise<void> {
  await context.setOffline(true);
  await notesField(page, words).fill(notesOffline);
  await expect(saving(page, words, 'kept')).toBeVisible();
  await context.setOffline(false);
  await expect(saving(page, words, 'saved')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(notesField(page, words)).toHaveValue(notesOffline);
}

function saving(page: Page, words: Words, state: 'saved' | 'kept'): Locator {
  // Only the text up to the number: the count decides the words after it.
  const [said = ''] = words(state === 'saved' ? 'common:save.saved' : 'common:save.kept_one').split('{{');
  return page.getByRole('status').filter({ hasText: said });
}

function scoreRow(page: Page, words: Words): Locator {
  return page.getByRole('radiogroup', { name: words('runner:score.label') });
}

function notesField(page: Page, words: Words): Locator {
  return page.getByRole('textbox', { name: words('runner:notes.title') });
}

function foot(page: Page): Locator {
  return page.getByRole('contentinfo');
}
