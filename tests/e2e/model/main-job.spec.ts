import { fileURLToPath } from 'node:url';
import { type Page, expect, test } from '@playwright/test';
import type { Language } from '#contracts/common.ts';
import { profile } from '#contracts/auth/auth.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { getRun } from '#contracts/interviewing/run/interview-run.ts';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { updatePosition } from '#contracts/hiring/positions.ts';
import { aPosition, anInterview as anInterviewOf, generate } from '#tests/helpers/api/builders.ts';
import { until } from '#tests/helpers/until.ts';
import { goToRequirements } from '#tests/e2e/helpers/go-to-requirements.ts';
import { aReadCv, anInterview, complete } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { isFull, languages } from '#tests/e2e/helpers/languages.ts';
import { consoleErrors } from '#tests/e2e/helpers/console-errors.ts';
import { nurseJobs } from '#tests/e2e/helpers/nurse-jobs.ts';
import { modelRequests, productUrl, setModelFault, setModelPace, usualPace } from '#tests/e2e/helpers/products.ts';
import { enterCode, inLanguage, register } from '#tests/e2e/helpers/register.ts';
import { runInterview } from '#tests/e2e/helpers/run-interview.ts';
import { type Words, pattern, wordsOf } from '#tests/e2e/helpers/words.ts';
import { writeSummary } from '#tests/e2e/helpers/write-summary.ts';

interface Job {
  readonly language: Language;
  readonly product: 'playbook' | 'model';
  readonly cv: string;
  readonly title: string;
  readonly description: string;
  readonly focusAreas: readonly string[];
}

const inEnglish = {
  language: 'en',
  cv: 'chromium-backend-engineer-en.pdf',
  title: 'Senior Backend Engineer',
  description:
    'We move parcels. You own services in Go and PostgreSQL with Kafka events, on call one week in five. You design APIs, keep data correct under late and repeated events, write up incidents and help others grow.',
  focusAreas: ['Incident ownership', 'Data correctness'],
} as const;
const inUkrainian = {
  language: 'uk',
  cv: 'typst-devops-engineer-uk.pdf',
  title: 'Інженер DevOps',
  description:
    'Ви відповідаєте за хмарну інфраструктуру, безперервну доставку й надійність. Разом із розробниками налаштовуєте спостережуваність, розбираєте інциденти та навчаєте колег.',
  focusAreas: ['Розбір інцидентів', 'Автоматизація'],
} as const;

// The whole job with one writer; for the other, `npm test` runs only the part that differs, which is the plan.
const jobs: readonly Job[] = [
  { ...inUkrainian, product: 'playbook' },
  ...(isFull ? [{ ...inEnglish, product: 'playbook' } as const, { ...inEnglish, product: 'model' } as const] : []),
];

for (const job of jobs) {
  test(`the main job › by clicking, in ${job.language}, plan by the ${job.product} › from registration to a completed interview`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(job.language);
    const errors = consoleErrors(page);
    const base = productUrl(job.product);

    await test.step('register, with the code from the mailbox', async () => {
      await page.goto(base);
      await inLanguage(page, job.language);
      const email = await register(page, words);
      await enterCode(page, context, words, `${base}/sandbox/mailbox`, email);
    });
    await test.step('create a position', () => createPosition(page, words, job));
    await test.step('drop a CV', () => dropCv(page, words, job.cv));
    await test.step('create an interview', () => createInterview(page, words, job));
    await test.step('watch the plan', () => watchPlan(page, words, job));
    const run = await test.step('run it', () => runInterview(page, context, words));
    await test.step('write the summary', () => writeSummary(page, words, run));
    await test.step('find it completed in the list', async () => {
      await page
        .getByRole('navigation', { name: words('common:shell.mainMenu') })
        .getByRole('link', { name: words('common:shell.interviews') })
        .click();
      const rows = page.getByRole('list', { name: words('interviews:title') }).getByRole('listitem');
      await expect(rows).toHaveCount(1);
      // The outcome implies that it is completed.
      await expect(rows).toContainText(words('interviews:list.outcome.further_interview'));
    });
    // Going offline is part of the job, and the browser logs every failed request.
    expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
}

for (const language of languages('en')) {
  test(`a model › in ${language}, asked for a plan › its steps and questions are watched as they come`, async ({
    page,
    context,
  }) => {
    const job: Job = { ...(language === 'en' ? inEnglish : inUkrainian), product: 'model' };
    const user = await aBrowserUser(productUrl('model'), language);
    const { title, description, focusAreas } = job;
    const { candidateId, positionId } = await aReadCv(user, job.cv, {
      title,
      description,
      level: 'senior',
      focusAreas: [...focusAreas],
    });
    await user.signIn(context);
    await page.goto(`${productUrl('model')}/interviews/schedule?positionId=${positionId}&candidateId=${candidateId}`);
    await watchPlan(page, wordsOf(language), job);
  });
}

for (const language of languages('uk')) {
  test(`a slow model › in ${language}, after a minute › the playbook finishes the plan, and a model writes it later`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const base = productUrl('model');
    const user = await aBrowserUser(base, language);
    const { interviewId } = await anInterview(user, language);
    await user.signIn(context);
    await page.clock.install();
    // At this pace its first question would take minutes.
    await setModelPace(2);
    try {
      const before = await modelRequests();
      await generate(user, interviewId);
      await expect.poll(modelRequests, { timeout: 60_000 }).toBeGreaterThan(before);
      await page.goto(`${base}/interviews/${interviewId}`);
      const running = page.getByRole('listitem').filter({ hasText: words('plan:step.building_core') });
      await expect(running).toContainText(words('common:step.running'));
    } finally {
      await setModelPace(usualPace);
    }
    const usePlaybook = page.getByRole('button', { name: words('plan:generation.usePlaybook') });
    await page.clock.fastForward('01:05');
    await usePlaybook.click();
    await expect(page.getByText(pattern(words('plan:origin.fallback.not_awaited')))).toBeVisible({ timeout: 60_000 });
    await generate(user, interviewId, { source: 'ai' });
    await expect(page.getByText(pattern(words('plan:origin.ai')))).toBeVisible({ timeout: 60_000 });
  });
}

for (const language of languages('en')) {
  test(`a model that fails › in ${language}, cut off, misconfigured, well again, switched off › the plan says who wrote what`, async ({
    page,
    context,
  }) => {
    // Four plans, one of them with two retry delays.
    test.setTimeout(300_000);
    const words = wordsOf(language);
    const base = productUrl('model');
    const user = await aBrowserUser(base, language);
    const { positionId, interviewId } = await anInterview(user, language);
    await user.signIn(context);
    const plan = `${base}/interviews/${interviewId}`;
    const regenerate = async () => {
      const action = words('plan:regenerate.action');
      await page.getByRole('button', { name: words('plan:more') }).click();
      await page.getByRole('menuitem', { name: action }).click();
      await page.getByRole('dialog').getByRole('button', { name: action }).click();
    };
    try {
      await test.step('cut off each time, it leaves the last questions to the playbook', async () => {
        await setModelFault('cut');
        await generate(user, interviewId);
        await page.goto(plan);
        await expect(page.getByText(words('plan:origin.fallback.provider_down'))).toBeVisible({ timeout: 60_000 });
        const filled = page.getByRole('article').filter({ hasText: words('plan:question.fromPlaybook') });
        await expect(filled.first()).toBeVisible();
      });
      // Its text for another reason; which reason applies is tested with the workflow.
      if (isFull) {
        await test.step('its key is wrong', async () => {
          await setModelFault('unauthorized');
          await regenerate();
          await expect(page.getByText(words('plan:origin.fallback.misconfigured'))).toBeVisible({ timeout: 60_000 });
        });
      }
    } finally {
      await setModelFault(null);
    }
    await test.step('well again, it writes the whole plan, and its records can be read', async () => {
      await regenerate();
      await expect(page.getByText(pattern(words('plan:origin.ai')))).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(words('plan:origin.fallback.misconfigured'))).toBeHidden();
      await expect(page.getByText(words('plan:question.fromPlaybook'))).toHaveCount(0);
      await page.getByRole('button', { name: words('plan:records.show') }).click();
      await expect(page.getByText(pattern(words('plan:records.core'))).first()).toBeVisible();
    });
    await test.step('switched off, nobody asks it', async () => {
      await page.goto(`${base}/profile`);
      const choice = page.getByRole('radiogroup', { name: words('profile:ai.label') });
      await choice.getByText(words('profile:ai.off'), { exact: true }).click();
      await page.getByRole('button', { name: words('profile:save') }).click();
      await expect.poll(async () => (await user.call(profile)).aiEnabled).toBe(false);
      const asked = await modelRequests();
      // Changed, so that the model's stored core cannot be reused.
      await user.call(updatePosition, { params: { positionId }, body: { level: 'junior' } });
      await generate(user, interviewId, { source: 'ai' });
      await page.goto(plan);
      await expect(page.getByText(pattern(words('plan:origin.playbook')))).toBeVisible({ timeout: 60_000 });
      expect(await modelRequests()).toBe(asked);
    });
  });
}

// In this file, because a fault of the model applies to all of its plans, and the tests of one file run one after
// another.
for (const language of languages('uk')) {
  test(`points of a model › in ${language}, one in place of a requirement, one on two lines › each stands once, with one answer`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const { title, description, focusAreas, asked, cv, open } = nurseJobs[language];
    const [merged, ticked] = asked;
    const user = await aBrowserUser(productUrl('model'), language);
    const position = await aPosition(user, { title, description, focusAreas: [...focusAreas] });
    const { id: interviewId } = await anInterviewOf(user, { positionId: position.id, cv, changes: { language } });
    await generate(user, interviewId, { source: 'ai' });
    const params = { interviewId };
    await until(async () => (await user.call(getInterview, { params })).generation.state === 'ready', 60_000);
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await user.signIn(context);

    await page.goto(`${productUrl('model')}/interviews/${interviewId}`);
    const block = (name: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: words(name) }) })
        .last();
    await page.getByRole('button', { name: words('plan:parts.openAll') }).click();
    const points = block('plan:toSettle.title').getByRole('listitem');
    await expect(points).toHaveCount(2);
    await expect(points.nth(0)).toContainText(words('common:question.requirement'));
    await expect(points.nth(0)).toContainText(merged);
    await expect(points.nth(0)).toContainText(open);
    // Its text quotes the line it stands against, which is therefore not shown once more.
    await expect(points.nth(1)).not.toContainText(words('common:question.against'));
    await expect(block('plan:requirements.title').getByRole('listitem')).toHaveText([ticked]);

    await page.getByRole('button', { name: words('plan:start') }).click();
    await goToRequirements(page, words);
    const settled = page.getByRole('region', { name: words('runner:toSettle.title') });
    await expect(page.getByRole('main').getByRole('radiogroup')).toHaveCount(3);
    await settled.getByText(words('runner:toSettle.no'), { exact: true }).first().click();
    await page
      .getByRole('radiogroup', { name: ticked })
      .getByText(words('runner:requirement.yes'), { exact: true })
      .click();
    await until(async () => (await user.call(getRun, { params })).requirementAnswers.join() === 'yes,no,', 15_000);

    await complete(user, interviewId);
    await page.goto(`${productUrl('model')}/interviews/${interviewId}`);
    // A point not asked appears where it can be answered, and only there.
    const check = page.getByRole('region', { name: words('summary:steps.settle'), exact: true });
    await expect(check.getByText(words('summary:requirements.notAsked'), { exact: true })).toHaveCount(1);
    const judged = { overallAssessment: '', strengths: [], concerns: [], recommendation: 'hire' as const };
    await user.call(putSummary, { params, body: judged });
    await page.reload();
    const own = page.getByRole('region', { name: words('summary:toSettle.title') }).getByRole('listitem');
    await expect(own.nth(0)).toContainText(merged);
    await expect(own.nth(0)).toContainText(words('summary:toSettle.no'));
    await expect(own).toHaveCount(1);
    const results = page.getByRole('region', { name: words('summary:requirements.title') }).getByRole('listitem');
    await expect(results).toHaveCount(1);
    await expect(results).toContainText(words('summary:requirements.yes'));
  });
}

// In this file, because the stand-in's pace and faults are shared by everything that uses it.
test.describe('new position', () => {
  test('a model, in uk › asked for the description › writes it before the eyes, is stopped, fails, and is taken back', async ({
    page,
    context,
  }) => {
    const words = wordsOf('uk');
    const base = productUrl('model');
    await (await aBrowserUser(base, 'uk')).signIn(context);
    await page.goto(`${base}/positions/new`);
    const title = page.getByLabel(words('positions:form.title'));
    const description = page.getByLabel(words('positions:form.description'), { exact: true });
    const write = page.getByRole('button', { name: words('positions:write.action') });
    await write.click();
    await expect(page.getByText(words('positions:form.titleRequired'))).toBeVisible();
    await expect(title).toBeFocused();
    await title.fill('Медсестра');
    await description.fill('Два пости, нічні зміни чотири рази на місяць.');
    try {
      await setModelPace(20);
      await write.click();
      await expect(description).toHaveValue(/^Медсестра: ця робота/);
      await expect(description).not.toBeEditable();
      await page.getByRole('button', { name: words('positions:write.stop') }).click();
      await expect(description).toHaveValue('Два пости, нічні зміни чотири рази на місяць.');
      await setModelPace(usualPace);
      await setModelFault('server_error');
      await write.click();
      await expect(page.getByRole('alert')).toContainText('Зараз ШІ не зміг');
      await expect(description).toHaveValue('Два пости, нічні зміни чотири рази на місяць.');
      await setModelFault(null);
      await write.click();
      await expect(description).toHaveValue(/Обов’язки:[\s\S]+нічні зміни чотири рази на місяць/);
      await expect(description).toBeEditable();
      await expect(page.getByRole('alert')).toBeHidden();
      await page.getByRole('button', { name: words('positions:filled.undo') }).click();
      await expect(description).toHaveValue('Два пости, нічні зміни чотири рази на місяць.');
    } finally {
      await setModelFault(null);
      await setModelPace(usualPace);
    }
  });
});

async function createPosition(page: Page, words: Words, job: Job): Promise<void> {
  await page.getByLabel(words('positions:form.title')).fill(job.title);
  await page.getByText(words('positions:form.facts')).click();
  await choose(page, words('positions:form.level'), words('common:level.senior'));
  await page.getByLabel(words('positions:form.description')).fill(job.description);
  const focusAreas = page.getByRole('textbox', { name: words('positions:form.focusAreas') });
  for (const area of job.focusAreas) {
    await focusAreas.fill(area);
    await focusAreas.press('Enter');
  }
  await page.getByRole('button', { name: words('positions:create') }).click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
}

async function dropCv(page: Page, words: Words, file: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../fixtures/cvs/${file}`, import.meta.url));
  await page.getByRole('button', { name: words('cv:drop.many') }).drop({ files: path });
  // The file's row becomes the candidate's.
  const row = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
  await expect(row).toContainText('@example.', { timeout: 30_000 });
  await row.getByRole('link').first().click();
  // The position's page has a link of the same name, for an interview without a candidate.
  await expect(page).toHaveURL(/\/candidates\//);
  await expect(page.getByText(pattern(words('cv:state.ready_one')))).toBeVisible();
}

async function createInterview(page: Page, words: Words, job: Job): Promise<void> {
  await page
    .getByRole('link', { name: words('candidates:createInterview') })
    .first()
    .click();
  // The only position and the candidate of the previous page are preselected.
  await expect(page.getByRole('combobox', { name: words('interviews:form.position') })).toHaveValue(job.title);
  await expect(page.getByRole('combobox', { name: words('interviews:form.candidate') })).not.toHaveValue('');
  await page
    .getByRole('radiogroup', { name: words('interviews:form.language') })
    .getByText(words(`interviews:form.languages.${job.language}`))
    .click();
}

/**
 * One click creates the interview and its plan: with a model, six named steps and the questions as they are written;
 * then the plan, whose questions quote the CV.
 */
async function watchPlan(page: Page, words: Words, job: Job): Promise<void> {
  const steps = page.getByRole('list', { name: words('plan:generation.steps') }).getByRole('listitem');
  const making = page.getByRole('region', { name: words('plan:questions') });
  await page.getByRole('button', { name: words('interviews:form.submit') }).click();
  await expect(page).toHaveURL(/\/interviews\/[0-9a-f-]{36}$/);
  // The playbook may finish the plan before the page renders a step.
  if (job.product === 'model') {
    await making.getByRole('article').first().waitFor();
    await expect(steps).toHaveCount(6);
    const running = steps.filter({ hasText: words('common:step.running') });
    await expect(running).toHaveCount(1);
    const before = await making.getByRole('article').count();
    await expect.poll(() => making.getByRole('article').count()).toBeGreaterThan(before);
  }
  await expect(page.getByRole('button', { name: words('plan:start') })).toBeEnabled({ timeout: 60_000 });
  // The clicked button is gone: the keyboard focus moves to the plan's heading, not to the top of the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(words('plan:checks.withQuotes'))).toBeVisible();
  await expect(page.getByText(new RegExp(`^${words('plan:cv.title')}(,|$)`)).first()).toBeVisible();
  const origin = words(job.product === 'model' ? 'plan:origin.ai' : 'plan:origin.playbook');
  await expect(page.getByText(pattern(origin))).toBeVisible();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}
