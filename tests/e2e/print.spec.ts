import { randomUUID } from 'node:crypto';
import { type Page, expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { capitalised } from '#contracts/capitalised.ts';
import type { Language } from '#contracts/common.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { requirementOfPoint } from '#contracts/interviewing/plan/plan-requirements.ts';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { putSummary } from '#contracts/interviewing/summary/interview-summary.ts';
import { notedParts } from '#contracts/interviewing/run/run-rules.ts';
import { aPlannedInterview, complete } from '#tests/e2e/helpers/an-interview.ts';
import { planTextPaths, textsAt } from '#tests/helpers/free-texts.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { densePlan } from '#tests/e2e/helpers/dense-plan.ts';
import { fullPlan } from '#tests/e2e/helpers/full-plan.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');

/** Texts of a plan that are not printed, and why. */
const notPrinted: Readonly<Record<string, string>> = {
  'requirements[].basis': 'on the screen: on paper each requirement stands once, in its own words',
  'candidate.toSettle[].basis': 'on the screen: on paper each point stands once, in its own words',
  'flow[].script': 'in the interview, when it is to be said; the opening and the closing are printed',
  'decision.offer.also[]': 'on the screen: on paper as the sentence of the same parts',
  'decision.grounds[].text': 'the sentences of the decision once more, each beside what it goes by',
  'decision.grounds[].short': 'on the screen: on paper each sentence is whole',
  'questions[].anchors[].label': 'the word of the band, in the language of the reader',
};

// The dark scheme, which would print white on white.
test.use({ colorScheme: 'dark' });

test('plan and summary › printed › whole, without controls, each sheet with its head and number', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  const { plan: written, gate } = await user.call(getPlan, { params: { interviewId } });
  const plan: Plan = { ...fullPlan(written), interviewType: 'panel' };
  await page.route(new RegExp(`/interviews/${interviewId}/plan(?:\\?|$)`), (route) =>
    route.fulfill({ json: { plan, gate } }),
  );
  const previousFeedback = 'Came late, by ferry. The stop was left open.';
  await page.route(new RegExp(`/api/v1/interviews/${interviewId}$`), async (route) => {
    const answer = await route.fetch();
    const interview: object = await answer.json();
    await route.fulfill({ response: answer, json: { ...interview, previousFeedback } });
  });
  await user.signIn(context);

  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  await expect(page.getByRole('button', { name: words('plan:start') })).toBeEnabled();
  await page.getByText(words('plan:side.competencies'), { exact: true }).click();
  for (const definition of textsAt(plan, 'competencies[].definition')) {
    await expect(page.getByText(definition)).toBeVisible();
  }
  const printed = await sheets(page, 'A4');
  const text = printed.join(' ');
  // The sheet for the interview is one page: topics and decision, and of each question only its subject.
  for (const path of ['candidate.toDecide', 'questions[].topic', 'decision.weighsMost']) {
    for (const said of textsAt(plan, path)) expect(printed[0]).toContain(bare(capitalised(said)));
  }
  for (const path of ['questions[].text', 'questions[].decidingFact', 'candidate.followUps[].text']) {
    for (const said of textsAt(plan, path)) expect(text.split(bare(said)), said).toHaveLength(2);
  }
  // The background comes last. Compared by page: within one, a PDF puts overlapping layers at its end.
  const sheetOf = (said: string) => printed.findIndex((sheet) => sheet.includes(bare(said)));
  const background = sheetOf(words('plan:sheet.background'));
  expect(background).toBeGreaterThanOrEqual(sheetOf(plan.questions.at(-1)?.text ?? '?'));
  expect(background).toBeGreaterThan(sheetOf(plan.questions[0]?.text ?? '?'));
  for (const path of ['competencies[].definition', 'questions[].whyAsked', 'questions[].exampleAnswer']) {
    for (const said of textsAt(plan, path)) expect(sheetOf(said)).toBeGreaterThanOrEqual(background);
  }
  expect(printed[0]).toContain(bare(words('plan:notAsked.matter.family')));
  expect(printed[0]).toContain(bare(words('plan:notAsked.lead')));
  expect(printed[0]).toContain(bare(words('plan:panel.scores')));
  expect(text).toContain(bare(plan.flow[0]?.script ?? '?'));
  expect(text).toContain(bare(plan.flow.find(({ kind }) => kind === 'wrap_up')?.script ?? '?'));
  // From the earlier round only what is still open, not the note, which may contain private remarks.
  expect(printed[0]).not.toContain(bare(previousFeedback));
  for (const path of ['questions[].followsUp', 'candidate.followUps[].followsUp', 'candidate.toSettle[].leftOpen']) {
    for (const said of textsAt(plan, path)) expect(printed[0]).toContain(bare(said));
  }
  expect(printed[0]).toContain(bare(words('plan:sheet.asPoint')));
  // Once on paper: what is on the sheet for the interview in full is not printed again. A requirement settled as a
  // point is named where that is asked, and among what to find out.
  const inPlaceOf = new Set(plan.candidate.toSettle.map((point) => requirementOfPoint(plan, point)?.text));
  for (const path of ['candidate.toSettle[].text', 'candidate.toSettle[].listensFor', 'requirements[].text']) {
    for (const said of textsAt(plan, path)) {
      expect(text.split(bare(said)), said).toHaveLength(inPlaceOf.has(said) ? 3 : 2);
    }
  }
  for (const { order, text: ask, probes, anchors } of plan.questions) {
    expect(text).toContain(bare(`${order}${ask}`));
    for (const probe of probes) expect(text).toContain(bare(probe.text));
    for (const behaviour of anchors.flatMap(({ behaviours }) => behaviours)) expect(text).toContain(bare(behaviour));
  }
  for (const path of planTextPaths.filter((one) => notPrinted[one] === undefined)) {
    const texts = textsAt(plan, path);
    expect(texts, path).not.toEqual([]);
    for (const said of texts) expect(text, path).toContain(bare(said));
  }
  expect(text).not.toContain(bare(words('plan:start')));
  expectSheets(printed);
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');

  await user.call(startInterview, { params: { interviewId } });
  const note = { kind: 'note' as const, questionId: notedParts.intro, baseVersion: 0, value: 'Came by train.' };
  const operation = { ...note, id: randomUUID(), at: new Date().toISOString() };
  await user.call(applyOperations, { params: { interviewId }, body: { operations: [operation] } });
  await complete(user, interviewId);
  const judged = { overallAssessment: 'Has moved services.', strengths: ['Figures'], concerns: [] };
  await user.call(putSummary, { params: { interviewId }, body: { ...judged, recommendation: 'hire' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: words('summary:questions.title') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /^6\. / }).first()).toBeVisible();
  await page.emulateMedia({ media: null });
  const summary = await sheets(page, 'Letter');
  for (const { text: ask } of plan.questions) expect(summary.join(' ')).toContain(bare(ask));
  expect(summary.join(' ')).toContain(bare('Has moved services.'));
  expect(summary.join(' ')).toContain(bare('Came by train.'));
  expectSheets(summary);
});

for (const language of languages('en')) {
  test(`a plan › printed in short in ${language} › is what is needed in the room on two pages, its sheets apart`, async ({
    page,
    context,
  }) => {
    const said = wordsOf(language);
    const user = await aBrowserUser(productUrl('playbook'), language);
    const interviewId = await aPlannedInterview(user, language);
    const { plan: written, gate } = await user.call(getPlan, { params: { interviewId } });
    const plan = densePlan(written);
    await page.route(new RegExp(`/interviews/${interviewId}/plan(?:\\?|$)`), (route) =>
      route.fulfill({ json: { plan, gate } }),
    );
    // Replaces the browser's print dialog; the PDF is made below.
    await context.addInitScript('window.print = () => document.body.setAttribute("data-asked", "")');
    await user.signIn(context);
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    const printed = async (form: string, format: 'A4' | 'Letter') => {
      await page.getByRole('button', { name: said('common:export.action'), exact: true }).click();
      await page.getByRole('menuitem', { name: said(`plan:print.${form}`) }).click();
      await expect(page.locator('body[data-asked]')).toBeAttached();
      await page.evaluate('document.body.removeAttribute("data-asked")');
      return sheets(page, format);
    };
    await page.getByRole('button', { name: said('common:export.action'), exact: true }).click();
    await expect(page.getByRole('menuitem', { name: said('plan:print.short') }).locator('+ *')).toHaveText(
      said('plan:print.page'),
    );
    await page.keyboard.press('Escape');

    const short = await printed('short', 'A4');
    expect(short).toHaveLength(2);
    expectSheets(short, language);
    const text = short.join(' ');
    const inRoom = [
      'questions[].text',
      'questions[].expectedAnswer.keyPoints[]',
      'questions[].decidingFact',
      'questions[].probes[].text',
      'questions[].redFlags[].text',
      'candidate.followUps[].text',
      'candidate.toSettle[].text',
      'requirements[].text',
      'candidateQuestions[].question',
      'decision.noWhen[]',
    ];
    const textsOf = (paths: readonly string[]) =>
      paths.flatMap((path) => {
        const texts = textsAt(plan, path);
        expect(texts, path).not.toEqual([]);
        return texts.map((one) => `${path}: ${bare(one)}`);
      });
    const isThere = (one: string) => text.includes(one.slice(one.indexOf(': ') + 2));
    expect(textsOf(inRoom).filter((one) => !isThere(one))).toEqual([]);
    for (const behaviour of plan.questions.flatMap(({ anchors }) => anchors[2]?.behaviours ?? [])) {
      expect(text).toContain(bare(behaviour));
    }
    const left = [
      'questions[].whyAsked',
      'questions[].exampleAnswer',
      'questions[].handout[]',
      'questions[].probes[].listensFor',
      'questions[].redFlags[].jobReason',
      'competencies[].definition',
      'decision.weighsMost',
    ];
    expect(textsOf(left).filter(isThere)).toEqual([]);
    for (const sign of ['Band 1-3', 'Band 7-8', 'Band 9-10']) expect(text).not.toContain(bare(sign));
    for (const [at, { text: ask }] of plan.questions.entries()) {
      expect(text).toContain(`${2 + at * 5}–${7 + at * 5}`);
      // on one page, not split
      const whole = short.find((sheet) => sheet.includes(bare(ask)));
      for (const flag of plan.questions[at]?.redFlags ?? []) expect(whole).toContain(bare(flag.text));
    }
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    expect(await printed('short', 'Letter')).toHaveLength(2);

    const apart = await printed('handouts', 'A4');
    expect(apart).toHaveLength(6);
    for (const [at, { handout }] of plan.questions.entries()) {
      for (const one of handout ?? []) expect(apart[at]).toContain(bare(one));
    }
    // The browser's own print command prints the page again.
    expect((await sheets(page, 'A4')).join(' ')).toContain(bare(plan.questions[0]?.whyAsked ?? '?'));
  });
}

/** The text of each printed page, without spaces, which a PDF places arbitrarily. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const pdf = await page.pdf({ format, printBackground: true });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map(bare);
}

function bare(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

function expectSheets(printed: readonly string[], language: Language = 'en'): void {
  const head = language === 'en' ? 'Marta Ellison · Backend engineer · ' : 'Ірина Мельник · Бекенд-розробниця · ';
  expect(printed.length).toBeGreaterThan(1);
  for (const [index, sheet] of printed.entries()) {
    expect(sheet).toContain(bare(head));
    expect(sheet).toContain(`${index + 1}/${printed.length}`);
  }
}
