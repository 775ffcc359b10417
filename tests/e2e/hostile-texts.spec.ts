import { randomUUID } from 'node:crypto';
import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { onboardingStep1 } from '#contracts/auth/account.ts';
import { updateProfile } from '#contracts/auth/auth.ts';
import { updateCandidate } from '#contracts/hiring/candidates.ts';
import { uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { createInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { editPlan } from '#contracts/interviewing/plan/plan-edit.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { type ShareView, createShare } from '#contracts/interviewing/summary/interview-share.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { aCandidate, aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import { complete, planned } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { consoleErrors } from '#tests/e2e/helpers/console-errors.ts';
import { cvTexts } from '#tests/e2e/helpers/cv-texts.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');
const base = (): string => productUrl('playbook');

/** Words of ours that start with markup, a script, and what our own templates replace. */
const hostile = (word: string): string =>
  `<img data-hostile src=//evil.example/x onerror=struck()>${word} {{name}} $t(common:action.edit) $&`;

const name = hostile('Nemo');
const title = hostile('Keeper');
const area = hostile('Lamps');

/** Script for the page: elements and links that come from a text. */
const strangers = `[...document.querySelectorAll('[data-hostile], a[href^="javascript:" i], a[href*="evil.example"]')]
  .map((one) => one.outerHTML)`;

/** Script for the page: everything that is shown, typed into a field or said to a screen reader. */
const shown = `document.body.innerText + [...document.querySelectorAll('input, textarea')].map(({ value }) => value).join(' ')`;

test('texts with markup and scripts › on every screen, shared and printed › are shown as typed, and nothing of them runs', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(300_000);
  const user = await aBrowserUser(base(), 'en');
  await startTrial(user);
  await user.call(updateProfile, { body: { fullName: hostile('Olena') } });
  await user.call(onboardingStep1, {
    body: { companyName: hostile('Lighthouses'), industry: 'other', userPosition: hostile('Head').slice(0, 80) },
  });
  const { id: positionId } = await aPosition(user, {
    title,
    department: hostile('Coast'),
    description: `Requirements:\n- ${hostile('English')} at B2\n- Driving licence B\n\n${hostile('You keep the light burning.')}`,
    focusAreas: [area, 'Ropes'],
  });
  const cv = `${cvTexts.en}\n${hostile('Kept a lighthouse')} and cut its cost by a third\n`;
  const { id: candidateId } = await aCandidate(user, { name, positionId, cv });
  await user.call(updateCandidate, {
    params: { candidateId },
    body: { legalHold: { reason: hostile('A dispute') } },
  });
  const fileName = `${hostile('letter')}\u202Efdp.exe.pdf`.replaceAll(/["/]/g, "'");
  const content = Buffer.from('%PDF-1.7\nnothing');
  await user.call(uploadCandidateCv, { file: { content, fileName }, fields: { positionId } });
  const body = newInterview(positionId, candidateId, {
    userRole: hostile('Judge').slice(0, 80),
    previousFeedback: hostile('Came late.'),
    scheduledAt: '2027-03-01T09:00:00.000Z',
  });
  const { id: interviewId } = await user.call(createInterview, { body });
  const params = { interviewId };

  await user.signIn(context);
  const watched = await watch(page, context);
  const screens = async (addresses: readonly string[], said: string = title) => {
    for (const address of addresses) {
      await page.goto(`${base()}${address}`);
      await expectInert(page, said);
    }
  };
  const interview = `/interviews/${interviewId}`;
  await screens(['/positions', `/positions/${positionId}`, `/positions/${positionId}/edit`, interview, '/interviews']);
  await screens(['/candidates', `/candidates/${candidateId}`, `/candidates?q=${encodeURIComponent('<img')}`], name);
  await screens([`/interviews/schedule?candidateId=${candidateId}`, `/positions/new?copyOf=${positionId}`], area);
  await screens(['/profile'], hostile('Olena'));
  await screens(['/dashboard'], name);

  await planned(user, interviewId);
  const { plan } = await user.call(getPlan, { params });
  const questions = plan.questions.map(({ id }, at) => (at === 0 ? { id, text: hostile('What did you do?') } : { id }));
  await user.call(editPlan, {
    params,
    body: {
      questions: [
        ...questions,
        {
          text: hostile('How do you mend a lamp?'),
          expectedMin: 3,
          keyPoints: [hostile('With care')],
          kind: 'behavioral',
          competencyId: plan.questions[0]?.competencyId ?? '',
          probes: [hostile('And at night?')],
          redFlags: [hostile('Never did')],
          handout: [hostile('A line of a log')],
        },
      ],
    },
  });
  await screens([interview, `${interview}?version=1`]);
  await screens([interview], hostile('What did you do?'));
  await printed(page);

  await user.call(startInterview, { params });
  const answers = plan.questions.map(({ id: questionId }): Operation => {
    const value = hostile('Said so');
    return { id: randomUUID(), at: new Date().toISOString(), kind: 'note', questionId, baseVersion: 0, value };
  });
  await user.call(applyOperations, { params, body: { operations: answers } });
  await screens([interview], name);
  await complete(user, interviewId);
  await screens([interview, `/positions/${positionId}`], '');
  await user.call(putSummary, {
    params,
    body: {
      overallAssessment: hostile('Keeps the light.'),
      strengths: [hostile('Calm')],
      concerns: [hostile('Alone')],
      recommendation: 'hire',
    },
  });
  await screens([interview], hostile('Keeps the light.'));
  await printed(page);
  await screens([`/positions/${positionId}`, '/reports', '/dashboard'], '');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: words('palette:title') });
  await palette.getByRole('combobox').fill('Nemo');
  await expect(palette.getByRole('option', { name, exact: true })).toBeVisible();
  await expectInert(page, name);
  expect(watched()).toEqual([]);

  for (const view of ['questions', 'plan', 'report'] as const satisfies readonly ShareView[]) {
    const { url } = await user.call(createShare, { params, body: { view, hideName: false } });
    const visit = await browser.newContext();
    const stranger = await visit.newPage();
    const seen = await watch(stranger, visit);
    await stranger.goto(url);
    await expectInert(stranger, view === 'report' ? hostile('Keeps the light.') : title);
    expect(seen()).toEqual([]);
    await visit.close();
  }
});

/** Collects what a text may not do: errors and violations on the console, dialogs, calls of it, and requests elsewhere. */
async function watch(page: Page, context: BrowserContext): Promise<() => string[]> {
  const errors = consoleErrors(page);
  await context.exposeFunction('struck', () => errors.push('a script of a text ran'));
  page.on('dialog', (dialog) => {
    errors.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== base()) errors.push(request.url());
  });
  return () => errors;
}

async function expectInert(page: Page, said: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root:visible')).toHaveCount(0);
  await expect.poll(() => page.evaluate<string>(shown), page.url()).toContain(said);
  expect(await page.evaluate<string[]>(strangers), page.url()).toEqual([]);
}

/** Lays the page out for paper, which draws parts that the screen leaves out. */
async function printed(page: Page): Promise<void> {
  await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate<string[]>(strangers)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}
