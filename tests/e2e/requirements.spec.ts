import { expect, test } from '@playwright/test';
import { getRun } from '#contracts/interviewing/interview-run.ts';
import { aPosition, anInterview } from '#tests/helpers/api/builders.ts';
import { until } from '#tests/helpers/until.ts';
import { complete, planned } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { nurseJobs } from '#tests/e2e/helpers/nurse-jobs.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

for (const language of languages('uk')) {
  test(`what the job requires › in ${language}, from the plan over the run to the summary › is asked, answered and kept`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const job = nurseJobs[language];
    const user = await aBrowserUser(productUrl('playbook'), language);
    const { title, description, previousFeedback } = job;
    const position = await aPosition(user, { title, description, focusAreas: [...job.focusAreas] });
    const changes = { language, previousFeedback } as const;
    const { id: interviewId } = await anInterview(user, { positionId: position.id, cv: job.cv, changes });
    await planned(user, interviewId);
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await user.signIn(context);

    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    await expect(page.getByRole('heading', { name: words('plan:requirements.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: words('plan:toSettle.title') })).toBeVisible();
    await page.getByRole('button', { name: words('plan:parts.openAll') }).click();
    await expect(page.getByText(job.open).first()).toBeVisible();
    for (const asked of job.asked) await expect(page.getByText(asked).first()).toBeVisible();
    for (const area of job.focusAreas) {
      const row = page
        .getByRole('term')
        .filter({ hasText: area })
        .or(page.getByRole('listitem').filter({ hasText: area }));
      await expect(row.first()).toBeVisible();
    }
    await expect(page.getByText(words('plan:focus.none'))).toHaveCount(0);
    await expect(page.getByText(job.unclear).first()).toBeVisible();

    await page.getByRole('button', { name: words('plan:start') }).click();
    const part = page.getByRole('heading', { level: 1, name: words('runner:part.requirements') });
    const next = page
      .getByRole('contentinfo')
      .getByRole('button', { name: new RegExp(`^${words('runner:next')}|^${words('runner:nextPart')}`) });
    while (!(await part.isVisible())) {
      await expect(next.or(part)).toBeVisible();
      await next.click();
    }
    const choice = (index: number, answer: string) =>
      page
        .getByRole('radiogroup', { name: job.asked[index] ?? '' })
        .getByRole('radio', { name: words(`runner:requirement.${answer}`) });
    const choose = (index: number, answer: string) =>
      page
        .getByRole('radiogroup', { name: job.asked[index] ?? '' })
        .getByText(words(`runner:requirement.${answer}`), { exact: true })
        .click();
    await choose(0, 'yes');
    await choose(1, 'no');
    const settled = page.getByRole('region', { name: words('runner:toSettle.title') });
    await settled.getByText(words('runner:toSettle.no'), { exact: true }).click();
    const params = { interviewId };
    await until(async () => (await user.call(getRun, { params })).requirementAnswers.join() === 'yes,no,no', 15_000);
    await page.reload();
    await expect(choice(0, 'yes')).toBeChecked();
    await expect(choice(1, 'no')).toBeChecked();
    await expect(settled.getByRole('radio', { name: words('runner:toSettle.no') })).toBeChecked();

    await complete(user, interviewId);
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    const results = page.getByRole('region', { name: words('summary:requirements.title') });
    await expect(results.getByRole('listitem')).toHaveCount(2);
    await expect(results.getByRole('listitem').nth(0)).toContainText(words('summary:requirements.yes'));
    await expect(results.getByRole('listitem').nth(1)).toContainText(words('summary:requirements.no'));
    const own = page.getByRole('region', { name: words('summary:toSettle.title') });
    await expect(own.getByRole('listitem')).toContainText(words('summary:toSettle.no'));
  });
}
