import { expect, test } from '@playwright/test';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { aPosition, anInterview, generate } from '#tests/helpers/api/builders.ts';
import { until } from '#tests/helpers/until.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { nurseJobs } from '#tests/e2e/helpers/nurse-jobs.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');

test('a handout of a model › from the plan into the interview › is shown alone, and copied for the chat of a call', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('model'), 'en');
  const { title, description, focusAreas, cv } = nurseJobs.en;
  const position = await aPosition(user, { title, description, focusAreas: [...focusAreas] });
  const { id: interviewId } = await anInterview(user, { positionId: position.id, cv });
  await generate(user, interviewId, { source: 'ai' });
  const params = { interviewId };
  await until(async () => (await user.call(getInterview, { params })).generation.state === 'ready', 60_000);
  const { plan } = await user.call(getPlan, { params });
  const withHandout = plan.questions.filter(({ handout }) => handout !== undefined);
  expect(withHandout).toHaveLength(1);
  const [question] = withHandout;
  if (question === undefined) throw new Error('no question has a handout');
  const { text, handout = [], probes } = question;
  expect(handout.length).toBeGreaterThan(1);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await user.signIn(context);

  await page.goto(`${productUrl('model')}/interviews/${interviewId}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: text }) });
  await page.getByRole('button', { name: words('plan:parts.openAll') }).click();
  await expect(card.getByRole('heading', { name: words('common:question.handout') })).toBeVisible();
  for (const line of handout) await expect(card.getByText(line, { exact: true })).toBeVisible();
  await expect(card.getByText(words('plan:trigger.next_fact')).first()).toBeVisible();

  await page.getByRole('button', { name: words('plan:start') }).click();
  const ask = page.getByRole('heading', { level: 1, name: text });
  const foot = page.getByRole('contentinfo');
  await expect(foot).toBeVisible();
  while (!(await ask.isVisible())) {
    await foot
      .getByRole('button', { name: new RegExp(`^${words('runner:next')}|^${words('runner:nextPart')}`) })
      .click();
  }
  await expect(page.getByText(words('runner:trigger.next_fact')).first()).toBeVisible();
  const show = page.getByRole('button', { name: words('runner:handout.show') });
  await show.click();
  const dialog = page.getByRole('dialog', { name: words('runner:handout.title') });
  await expect(dialog.getByRole('listitem')).toHaveText([...handout]);
  // The criteria for judging an answer are not for the candidate.
  await expect(dialog).not.toContainText(probes[0]?.text ?? text);
  await dialog.getByRole('button', { name: words('runner:handout.copy') }).click();
  await expect(dialog.getByRole('button', { name: words('runner:handout.copied.yes') })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(handout.join('\n'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(show).toBeFocused();

  // The next question has none.
  await foot.getByRole('button', { name: new RegExp(`^${words('runner:next')}`) }).click();
  await expect(ask).toBeHidden();
  await expect(show).toBeHidden();
});
