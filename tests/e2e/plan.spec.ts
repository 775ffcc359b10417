import { expect, test } from '@playwright/test';
import type { PlanContent } from '#contracts/interviewing/plan.ts';
import { getPlan } from '#contracts/interviewing/plan-generation.ts';
import { aPlannedInterview } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');

test('a plan › opened on a desk and on a phone › the first question comes soon, and a part without content takes no room', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  const { plan, gate } = await user.call(getPlan, { params: { interviewId } });
  const [first] = plan.questions;
  const evidence = plan.questions.flatMap((question) => question.evidence ?? [])[0];
  if (first === undefined || evidence === undefined) throw new Error('the plan quotes no CV');
  const { competencyId } = first;
  const claims = ['A first line of the CV.', 'A second line of the CV.'].map((text) => ({
    text,
    competencyId,
    evidence,
  }));
  let candidate: PlanContent['candidate'] = { ...plan.candidate, strengths: claims, areasToProbe: claims };
  const summary = { ...plan.summary, highlights: [`Shown below: ${evidence.quote}`], highlightEvidence: [] };
  await page.route(new RegExp(`/interviews/${interviewId}/plan(?:\\?|$)`), (route) =>
    route.fulfill({ json: { plan: { ...plan, summary, candidate }, gate } }),
  );
  await user.signIn(context);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  const ask = page.getByRole('button', { name: first.text });
  await expect(ask).toBeInViewport({ ratio: 1 });
  const find = page.getByRole('heading', { name: words('plan:claims.find') });
  await expect(find).toBeInViewport();
  await expect(page.getByRole('heading', { name: words('plan:claims.strong') })).toBeInViewport();
  // its only highlight is a quote that the page shows anyway
  await expect(page.getByRole('heading', { name: words('plan:claims.highlights') })).toHaveCount(0);

  candidate = { ...plan.candidate, strengths: claims, areasToProbe: [] };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('heading', { name: words('plan:claims.strong') })).toBeVisible();
  await expect(find).toHaveCount(0);
  const top = await ask.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeLessThan(844);
});
