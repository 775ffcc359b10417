import { expect, type Page, test } from '@playwright/test';
import * as z from 'zod';
import { generationStates, getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPlannedInterview, planned } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');
const Answer = z.looseObject({ generation: z.looseObject({ state: z.enum(generationStates) }) });
type Shown = z.infer<typeof Answer>['generation'];

/**
 * Makes the page see the given state of an interview's generation, whatever the server's state; null for the real one.
 */
async function showGeneration(page: Page, interviewId: string) {
  let shown: Partial<Shown> | null = { state: 'running' };
  await page.route(new RegExp(`/interviews/${interviewId}/plan/events$`), (route) => route.abort());
  await page.route(new RegExp(`/interviews/${interviewId}$`), async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const response = await route.fetch();
    const json = Answer.parse(await response.json());
    return route.fulfill({ response, json: { ...json, generation: { ...json.generation, ...shown } } });
  });
  return (next: Partial<Shown> | null) => {
    shown = next;
  };
}

function toPositions(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: words('common:shell.mainMenu') });
  return menu.getByRole('link', { name: words('common:shell.positions') }).click();
}

test('a plan that is ready › its reader is on another page › hears of it once, with the way to it', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  await user.signIn(context);
  const show = await showGeneration(page, interviewId);
  const address = `${productUrl('playbook')}/interviews/${interviewId}`;
  const ready = page.getByText(pattern(words('plan:generation.ready')));
  const making = page.getByRole('heading', { name: words('plan:generation.title') });

  await page.goto(address);
  await expect(making).toBeVisible();
  await toPositions(page);
  await expect(page.getByRole('heading', { level: 1, name: words('positions:title') })).toBeVisible();
  show(null);
  await expect(ready).toHaveCount(1);
  await page.getByRole('link', { name: words('plan:generation.readyOpen') }).click();
  await expect(page).toHaveURL(address);
  await expect(ready).toHaveCount(0);
  const { plan } = await user.call(getPlan, { params: { interviewId } });
  await expect(page.getByRole('article')).toHaveCount(plan.questions.length);

  // The page that shows it needs no notification, not even when the user returns to it.
  show({ state: 'running' });
  await page.reload();
  await expect(making).toBeVisible();
  await toPositions(page);
  await expect(making).toHaveCount(0);
  await page.goBack();
  await expect(making).toBeVisible();
  show(null);
  await expect(page.getByRole('article')).toHaveCount(plan.questions.length);
  await expect(ready).toHaveCount(0);
});

test('a plan that failed › its reader is in another tab › the title is marked until they look, then they are told why', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  await user.signIn(context);
  const show = await showGeneration(page, interviewId);
  const setHidden = (hidden: boolean) =>
    page.locator('html').evaluate(({ ownerDocument }, value) => {
      Object.defineProperty(ownerDocument, 'hidden', { configurable: true, value });
      ownerDocument.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const failed = page.getByText(pattern(words('plan:generation.failedAgainElsewhere')));

  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  await expect(page.getByRole('heading', { name: words('plan:generation.title') })).toBeVisible();
  await toPositions(page);
  await expect(page).toHaveTitle(`${words('positions:title')} · Askwell`);
  await setHidden(true);
  const why = { code: 'interviewing.plan_failed', message: 'The reason it failed for.' };
  show({ state: 'failed', error: why });
  // A change to notify the page of, since a hidden page does not refetch by itself.
  await planned(user, interviewId);
  await expect(page).toHaveTitle(`● ${words('positions:title')} · Askwell`);
  await expect(failed).toHaveCount(0);
  await setHidden(false);
  await expect(page).toHaveTitle(`${words('positions:title')} · Askwell`);
  await expect(failed).toHaveCount(1);
  await expect(page.getByRole('alert').getByText(why.message)).toBeVisible();
  await page.getByRole('link', { name: words('plan:generation.failedOpen') }).click();
  await expect(page.getByText(why.message)).toBeVisible();
});
