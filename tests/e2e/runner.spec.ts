import { type Page, expect, test } from '@playwright/test';
import { aCandidate, aPosition, anInterview } from '#tests/helpers/api/builders.ts';
import { unscoredPoints } from '#contracts/interviewing/plan/plan-requirements.ts';
import { getRun } from '#contracts/interviewing/run/interview-run.ts';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { aPlannedInterview, planned } from '#tests/e2e/helpers/an-interview.ts';
import { fullPlan } from '#tests/e2e/helpers/full-plan.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { isFull } from '#tests/e2e/helpers/languages.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');

/** Opens the page of a planned interview without a CV. */
async function openPlan(page: Page): Promise<void> {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const { id: positionId } = await aPosition(user, { focusAreas: ['API design'] });
  const { id: candidateId } = await aCandidate(user, { name: 'Iryna Savchuk' });
  const { id } = await anInterview(user, { positionId, candidateId, changes: { durationMinutes: 30 } });
  await planned(user, id);
  await user.signIn(page.context());
  await page.goto(`${productUrl('playbook')}/interviews/${id}`);
  await expect(page.getByRole('button', { name: words('plan:start') })).toBeVisible();
}

async function openFirstQuestion(page: Page): Promise<void> {
  await openPlan(page);
  await page.getByRole('button', { name: words('plan:start') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('runner:part.intro'));
  await page.keyboard.press('j');
  await expect(page.getByRole('radiogroup', { name: words('runner:score.label') })).toBeVisible();
}

test('the runner › by keys alone › goes from the start to the recommendation, the focus never lost', async ({
  page,
}) => {
  await openPlan(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: words('plan:start') }).press('Enter');
  await expect(heading).toHaveText(words('runner:part.intro'));
  await expect(heading).toBeFocused();

  const scores = page.getByRole('radiogroup', { name: words('runner:score.label') });
  const scored = scores.getByRole('radio', { checked: true });
  await page.keyboard.press('j');
  await expect(scores).toBeVisible();
  const questions = await page.getByRole('navigation').getByRole('button').count();
  for (let step = 0; step < questions && (await scores.isVisible()); step++) {
    const before = await heading.innerText();
    await page.keyboard.press('7');
    await expect(scored).toHaveAccessibleName(/^7 /);
    await page.keyboard.press('j');
    await expect(heading).not.toHaveText(before);
    await expect(heading).toBeFocused();
  }
  await expect(heading).toHaveText(words('runner:part.candidate_questions'));
  // back at a scored question: skipping it after all removes its score
  await page.keyboard.press('k');
  await expect(scored).toHaveCount(1);
  await page.keyboard.press('s');
  const skipping = page.getByRole('dialog');
  await expect(skipping.getByRole('radio').first()).toBeFocused();
  // without a reason the dialog says so, until one is chosen
  await page.keyboard.press('Enter');
  await expect(skipping.getByText(words('runner:skip.reasonRequired'))).toBeVisible();
  await page.keyboard.press('Space');
  await expect(skipping.getByText(words('runner:skip.reasonRequired'))).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(skipping).toBeHidden();
  await page.keyboard.press('k');
  await expect(scored).toHaveCount(0);

  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('runner:finish.interview') })
    .press('Enter');
  await expect(page.getByRole('textbox', { name: words('summary:assessment.title') })).toBeVisible();
  await expect(heading).toBeFocused();
});

test('the runner › cancelled because the candidate left › what was written is kept and shown', async ({ page }) => {
  await openPlan(page);
  await page.getByRole('button', { name: words('plan:start') }).click();
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('button', { name: words('runner:next') }).click();
  await page.getByRole('textbox', { name: words('runner:notes.title') }).fill('Had to leave after ten minutes.');
  await page.getByRole('button', { name: words('runner:finish.action'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('runner:finish.cancel') })
    .click();
  const dialog = page.getByRole('dialog', { name: words('plan:cancel.title') });
  await dialog.getByRole('button', { name: words('plan:cancel.action') }).click();
  await expect(dialog.getByText(words('plan:cancel.reasonRequired'))).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await dialog.getByRole('radio', { name: words('plan:cancel.reasons.candidate_withdrew') }).check();
  await dialog.getByRole('button', { name: words('plan:cancel.action') }).click();
  await expect(page.getByRole('heading', { name: words('plan:cancelled.title') })).toBeVisible();
  await expect(page.getByText('Had to leave after ten minutes.')).toBeVisible();
});

test('the runner › while a note is typed › the keys write, Esc gives them back: they tick, open the CV and go back into the notes, and after a box was ticked by mouse score, pause, skip and move on', async ({
  page,
}) => {
  await openFirstQuestion(page);
  const notes = page.getByRole('textbox', { name: words('runner:notes.title') });
  // Notes work in the introduction, too.
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('runner:part.intro'));
  await notes.fill('Came by train');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(notes).toHaveValue('');
  await page.keyboard.press('k');
  await expect(notes).toHaveValue('Came by train');
  await page.keyboard.press('j');
  const scored = page.getByRole('radiogroup').getByRole('radio', { checked: true });
  const hint = page.getByText(words('runner:notes.escape'));
  await expect(hint).toBeHidden();
  await notes.click();
  await expect(hint).toBeVisible();
  await page.keyboard.type('Cut 7 services to 3');
  await expect(scored).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.keyboard.press('8');
  await expect(scored).toHaveAccessibleName(/^8 /);
  await expect(notes).toHaveValue('Cut 7 services to 3');
  const box = page.getByRole('main').getByRole('checkbox').first();
  await page.keyboard.press('q');
  await expect(box).toBeChecked();
  await page.keyboard.press('v');
  await expect(page.getByRole('dialog', { name: words('runner:cv.title') })).toContainText(words('runner:cv.none'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('n');
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue('Cut 7 services to 3');

  await page.keyboard.press('Escape');
  await test.step('a box was ticked by mouse', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    const clock = page.getByRole('group', { name: words('runner:clock.label') });
    const other = page.getByRole('main').getByRole('checkbox').nth(1);
    await other.click();
    await page.keyboard.press('7');
    await expect(scored).toHaveAccessibleName(/^7 /);
    await page.keyboard.press('Space');
    await expect(clock).toContainText(words('runner:clock.stopped'));
    await expect(other).toBeChecked();
    await page.keyboard.press('Space');
    await expect(clock).not.toContainText(words('runner:clock.stopped'));
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // focused by keyboard, the checkbox takes the space key but no other keys
    await other.focus();
    await page.keyboard.press('Space');
    await expect(other).not.toBeChecked();
    const before = await heading.innerText();
    await page.keyboard.press('j');
    await expect(heading).not.toHaveText(before);
  });
});

/** Most problems appear on the narrowest. */
const desks = [...(isFull ? [[1440, 900] as const] : []), [1366, 768] as const];
const phones = [
  ...(isFull
    ? ([
        [844, 390],
        [390, 844],
      ] as const)
    : []),
  [320, 568] as const,
];

/** Four lines at these widths, two follow-ups and eleven behaviours: as long as a writer's questions get. */
const longQuestion =
  'Mrs K, 84, lives alone and is to leave your care at two today. She is a little forgetful and has two new medicines; ' +
  'her daughter says that she cannot cope, and the ward needs the bed. How do you go about it, and whom do you tell?';

for (const [width, height] of desks) {
  test(`the runner › at ${width}×${height}, a question of four lines › all bands and the score are seen, and that it is saved`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    const user = await aBrowserUser(productUrl('playbook'), 'en');
    const interviewId = await aPlannedInterview(user, 'en');
    await user.call(startInterview, { params: { interviewId } });
    const run = await user.call(getRun, { params: { interviewId } });
    const seen = ['Names a sign and took a full set of readings', 'Called the doctor', 'Stayed within reach'];
    // Everything with a height is fixed, because the playbook's choice differs between positions.
    const questions = run.plan.questions.map((question) => ({
      ...question,
      text: longQuestion,
      evidence: undefined,
      followsUp: undefined,
      probes: question.probes.slice(0, 2).map((probe) => ({ ...probe, text: 'What did you see first?' })),
      anchors: question.anchors.map((anchor, at) => ({
        ...anchor,
        behaviours: seen.slice(at > 2 ? 0 : at > 0 ? 1 : 2),
      })),
    }));
    const candidate = { ...run.plan.candidate, followUps: [] };
    await page.route(new RegExp(`/interviews/${interviewId}/run(?:\\?|$)`), (route) =>
      route.fulfill({ json: { ...run, plan: { ...run.plan, questions, candidate } } }),
    );
    await user.signIn(context);
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    const saved = page.getByRole('region', { name: words('runner:bar') }).getByRole('status');
    await expect(saved).toHaveText(words('common:save.all'));
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1, name: longQuestion })).toBeInViewport({ ratio: 1 });
    const behaviours = page.getByRole('region', { name: words('runner:heard.title') });
    await expect(behaviours).toHaveAttribute('data-more-below', 'false');
    await expect(behaviours.getByRole('heading')).toHaveCount(5);
    // The key hints are below each other.
    const keys = await Promise.all((await behaviours.locator('kbd').all()).map(async (key) => key.boundingBox()));
    expect(keys.length).toBeGreaterThan(1);
    expect(keys).not.toContain(null);
    expect(new Set(keys.map((box) => box?.x)).size).toBe(1);
    for (const band of await behaviours.getByRole('heading').all()) await expect(band).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('radiogroup', { name: words('runner:score.label') })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(words('runner:followUps'))).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('7');
    await expect(saved).toHaveText(new RegExp(words('common:save.saved').split('{{')[0] ?? 'no text'));
    // read on demand, not announced at each change
    await expect(saved).toHaveAttribute('aria-live', 'off');
  });
}

test('the runner › at its first question › it stays in sight, is named in the list, has its bands in the order of the keys, and says whether it has a score', async ({
  page,
}) => {
  await openFirstQuestion(page);
  const next = page.getByRole('button', { name: words('runner:next') });

  for (const [width, height] of desks) {
    await test.step(`at ${width}×${height} question and score stay while the behaviours scroll`, async () => {
      await page.setViewportSize({ width, height });
      const heading = page.getByRole('heading', { level: 1 });
      const score = page.getByRole('radiogroup', { name: words('runner:score.label') });
      const behaviours = page.getByRole('region', { name: words('runner:heard.title') });
      const isCut = await behaviours.evaluate((list) => list.scrollHeight > list.clientHeight);
      await expect(behaviours).toHaveAttribute('data-more-below', String(isCut));
      await page.getByRole('main').getByRole('checkbox').last().scrollIntoViewIfNeeded();
      await expect(behaviours).toHaveAttribute('data-more-below', 'false');
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(score).toBeInViewport({ ratio: 1 });
    });
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('the list of questions names what each is about instead of cutting the question', async () => {
    const question = await page.getByRole('heading', { level: 1 }).innerText();
    const item = page.getByRole('navigation').getByRole('button').and(page.locator('[aria-current=step]'));
    await expect(item).not.toContainText(question.slice(0, 20));
    const title = item.locator('[data-part=title]');
    expect(await title.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(false);
    // All are different, even if several share a competency.
    const titles = await page
      .getByRole('navigation')
      .locator('small')
      .locator('xpath=..')
      .locator('[data-part=title]')
      .allInnerTexts();
    const said = titles.map((text) => text.replace(/^\d+\. /, ''));
    expect(new Set(said).size).toBe(said.length);
  });

  await test.step('without a score, going on says so', async () => {
    await expect(next).toHaveAccessibleName(`${words('runner:next')}, ${words('runner:noScore')}`);
    await expect(next).toHaveAttribute('data-variant', 'default');
    await expect(page.getByText(words('runner:score.none'))).toBeVisible();
  });

  await test.step('the bands stand in the order of the score keys, and a score marks its own', async () => {
    const bands = page.getByRole('region', { name: words('runner:heard.title') }).getByRole('heading');
    await expect(bands).toHaveText([/^0/, /^1–3/, /^4–6/, /^7–8/, /^9–10/]);
    await page.keyboard.press('q');
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeChecked();
    const given = (score: number) => new RegExp(`${words('runner:score.title')} ${String(score)}$`);
    await expect(bands.filter({ hasText: words('runner:score.title') })).toHaveCount(0);
    await page.keyboard.press('8');
    await expect(bands.nth(3)).toHaveText(given(8));
    await page.keyboard.press('3');
    await expect(bands.nth(1)).toHaveText(given(3));
    await expect(bands.filter({ hasText: words('runner:score.title') })).toHaveCount(1);
  });

  await test.step('with a score, going on is bright', async () => {
    await expect(next).toHaveAccessibleName(words('runner:next'));
    await expect(next).toHaveAttribute('data-variant', 'filled');
    await expect(page.getByText(words('runner:score.none'))).toHaveCount(0);
    // The strip of minutes shows which part is which question.
    const bar = page.getByRole('region', { name: words('runner:bar') });
    await expect(bar.locator('[data-now=true]')).toHaveText('1');
  });
});

test('the runner › its time › of the interview stands large in the bar, of the question beside its number, and on a phone in one line', async ({
  page,
}) => {
  await openPlan(page);
  await page.getByRole('button', { name: words('plan:start') }).press('Enter');
  const clock = page.getByRole('group', { name: words('runner:clock.label') });
  const main = page.getByRole('main');
  await expect(main).toContainText(words('runner:clock.part'));
  await page.keyboard.press('j');
  await expect(main).toContainText(words('runner:clock.question'));
  // elapsed time of the interview, pause, remaining time
  const times = clock.locator('b');
  await expect(times).toHaveText([/^00:0\d$/, /^29:5\d$/]);
  for (const time of await times.all()) await expect(time).toHaveCSS('font-size', '26px');
  const own = main.getByText(/^\d\d:\d\d$/);
  const number = main.getByText(/^Question 1 of /).first();
  expect(Math.abs(middleOf(await number.boundingBox()) - middleOf(await own.boundingBox()))).toBeLessThan(4);

  // On a phone the question's time is beside its selector, below a line with the interview's times.
  await page.setViewportSize({ width: 390, height: 844 });
  const selector = main.getByRole('button', { name: /^Question 1 of / });
  const [beside, clockOfIt] = [await selector.boundingBox(), await own.boundingBox()];
  expect(Math.abs(middleOf(beside) - middleOf(clockOfIt))).toBeLessThan(4);
  expect(clockOfIt?.x).toBeGreaterThan((beside?.x ?? Infinity) + (beside?.width ?? Infinity));
  const bar = page.getByRole('region', { name: words('runner:bar') });
  const finish = bar.getByRole('button', { name: words('runner:finish.action') });
  const pause = bar.getByRole('button', { name: words('runner:clock.pause') });
  const line = [await finish.boundingBox(), await pause.boundingBox()];
  for (const box of line) {
    expect(box?.height).toBe(44);
    expect(Math.abs(middleOf(box) - middleOf(await bar.getByRole('status').boundingBox()))).toBeLessThan(4);
  }
  // Nothing in the bar overlaps its neighbour, not even on the narrowest phone.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const parts = [times.first(), pause, times.last(), bar.getByRole('status'), finish];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    for (const [at, box] of boxes.slice(1).entries()) {
      const before = boxes[at];
      expect(box?.x, `${String(width)}: ${String(at)}`).toBeGreaterThanOrEqual(
        (before?.x ?? NaN) + (before?.width ?? NaN),
      );
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  // One primary button at any time, as tall as the others, and the band names below their keys.
  const foot = page.getByRole('contentinfo');
  const bright = page.locator('button[data-variant=filled]:visible');
  await expect(bright).toHaveCount(1);
  await expect(bright).toContainText(words('runner:nextShort'));
  for (const button of await foot.locator('[data-variant]:visible').all()) {
    expect((await button.boundingBox())?.height).toBe(44);
  }
  for (const band of ['1-3', '9-10']) {
    await expect(foot.getByText(words(`common:band.${band}`), { exact: true })).toHaveCSS('font-size', '11px');
  }
});

function middleOf(box: { readonly y: number; readonly height: number } | null): number {
  return box === null ? NaN : box.y + box.height / 2;
}

/** A running interview of a candidate with a CV, opened at the first question that quotes it. */
async function openQuotedQuestion(page: Page) {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  await user.call(startInterview, { params: { interviewId } });
  const { plan } = await user.call(getRun, { params: { interviewId } });
  const quoted = plan.questions.find(({ evidence = [] }) => evidence.length > 0);
  if (quoted === undefined) throw new Error('no question quotes the CV');
  await user.signIn(page.context());
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words('runner:part.intro'));
  for (const { kind } of plan.flow) {
    if ((await heading.innerText()) === quoted.text) break;
    if (kind !== 'buffer') await page.keyboard.press('j');
  }
  await expect(heading).toHaveText(quoted.text);
  return heading;
}

test('the runner › the CV beside the question › shows the quoted line while it is scored, noted and left for the next', async ({
  page,
}) => {
  const heading = await openQuotedQuestion(page);
  const asked = await heading.innerText();
  const bar = page.getByRole('region', { name: words('runner:bar') });
  const show = bar.getByRole('button', { name: words('runner:cv.title') });
  await expect(show.locator('kbd')).toHaveText('V');
  await show.click();
  const cv = page.getByRole('dialog', { name: words('runner:cv.title') });
  await expect(cv.locator('mark').first()).toBeInViewport({ ratio: 1 });
  await expect(heading).toHaveText(asked);
  await expect(heading).toBeInViewport({ ratio: 1 });
  const scores = page.getByRole('radiogroup', { name: words('runner:score.label') });
  await page.keyboard.press('7');
  await expect(scores.getByRole('radio', { checked: true })).toHaveAccessibleName(/^7 /);
  await scores.getByRole('radio', { name: /^6 / }).click();
  await expect(scores.getByRole('radio', { checked: true })).toHaveAccessibleName(/^6 /);
  await page.getByRole('textbox', { name: words('runner:notes.title') }).fill('As the line says.');
  // With the focus in it, the keys for moving on and pausing scroll it instead.
  await cv.getByRole('region').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: words('runner:clock.pause') })).toBeVisible();
  await expect(heading).toHaveText(asked);
  await page.keyboard.press('j');
  await expect(heading).not.toHaveText(asked);
  await expect(cv).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cv).toBeHidden();
  await expect(show).toBeFocused();
  await page.keyboard.press('v');
  await expect(cv).toBeVisible();
  await page.keyboard.press('v');
  await expect(cv).toBeHidden();
});

/** As long as most playbook questions, with one behaviour for the position's level. */
const usualQuestion = {
  en: {
    text: 'Four teams work in one code base and wait for each other’s releases. A colleague suggests splitting it into separate services. How do you decide whether that is worth it, and what would you look at first?',
    strong: [
      'Explains the alternative fairly and the constraint that ruled it out',
      'Says who bore the cost of the choice and how it was kept small',
      'Ties the choice to numbers: load, growth, delay, money or the team’s time',
    ],
  },
  uk: {
    text: 'Чотири команди працюють в одній кодовій базі й чекають на релізи одна одної. Колега пропонує розділити її на окремі сервіси. Як ви вирішите, чи воно того варте, і з чого почнете?',
    strong: [
      'Чесно викладає альтернативу й обмеження, через яке від неї відмовилися',
      'Каже, на кого лягла ціна рішення і як її зменшували',
      'Прив’язує вибір до чисел: навантаження, зростання, затримки, грошей чи часу команди',
    ],
  },
} as const;

for (const [width, height] of phones) {
  test.describe(`on a phone of ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('the runner › at any place of a question › is scored from the foot, and what is typed is not covered by it', async ({
      page,
    }) => {
      const heading = await openQuotedQuestion(page);
      const asked = await heading.innerText();
      const foot = page.getByRole('contentinfo');
      const bar = page.getByRole('region', { name: words('runner:bar') });
      await expect(page.getByRole('radiogroup')).toHaveCount(1);
      // The CV line it is about is shown with the question.
      await expect(page.getByRole('main').locator('q').first()).toBeVisible();
      // What is needed every minute is in view, with text and large enough to touch; the rest is behind one button.
      const more = foot.getByRole('button', { name: words('runner:more') });
      for (const word of ['runner:notes.title', 'runner:nextShort'].map(words)) {
        // text for screen readers only comes before the visible text
        await expect(foot.getByText(word).last()).toBeVisible();
        await expect(foot.getByText(word).last()).not.toHaveCSS('clip-path', 'inset(50%)');
      }
      const buttons = [more, foot.getByRole('button', { name: words('runner:notes.title') })];
      for (const button of [...buttons, foot.getByRole('button', { name: words('runner:next') })]) {
        const box = await button.boundingBox();
        expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await more.tap();
      for (const act of ['runner:previous', 'runner:skip.action', 'runner:cv.title'].map(words)) {
        const item = page.getByRole('menuitem', { name: act, exact: true });
        await expect(item).toBeInViewport({ ratio: 1 });
        expect.soft((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Escape');
      const keys = foot.getByRole('radiogroup', { name: words('runner:score.label') }).getByRole('radio');
      await expect(keys).toHaveCount(11);
      for (const key of await keys.all()) {
        const box = await key.boundingBox();
        expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      const notes = page.getByRole('textbox', { name: words('runner:notes.title') });
      const next = foot.getByRole('button').last();
      for (const [place, score] of [
        [heading, 2],
        [page.getByRole('main').getByRole('checkbox').last(), 9],
        [notes, 6],
      ] as const) {
        await place.scrollIntoViewIfNeeded();
        await foot.getByRole('radio', { name: new RegExp(`^${String(score)} `) }).tap();
        await expect(foot.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${String(score)} `));
        await expect(next).toBeInViewport({ ratio: 1 });
        await expect(bar.getByRole('status')).toBeInViewport({ ratio: 1 });
      }
      await foot.getByRole('radio', { name: /^10 / }).tap();
      await page.evaluate('scrollTo(0, 0)');
      await foot.getByRole('button', { name: words('runner:notes.title') }).tap();
      await expect(notes).toBeFocused();
      const covered = async () => {
        const [field, above, below] = await Promise.all([notes, bar, foot].map((part) => part.boundingBox()));
        if (!field || !above || !below) return 'not shown';
        const [top, bottom] = [above.y + above.height, below.y];
        if (field.y >= top && field.y + field.height <= bottom) return 'free';
        return `${String(field.y)}, ${String(field.height)} high, between ${String(top)} and ${String(bottom)}`;
      };
      await expect.poll(covered).toBe('free');
      // Notes, score, next: in visual order.
      await page.keyboard.press('Escape');
      const order = await page.evaluate<boolean[]>(`(() => {
        const parts = ['main', 'textarea', '[role=radiogroup]', 'footer button:last-of-type'];
        const found = parts.map((part) => [...document.querySelectorAll(part)].at(-1));
        return found.slice(1).map((part, at) => (found[at].compareDocumentPosition(part) & 4) > 0);
      })()`);
      expect(order).toEqual([true, true, true]);

      await more.tap();
      await page.getByRole('menuitem', { name: words('runner:cv.title') }).tap();
      const cv = page.getByRole('dialog', { name: words('runner:cv.title') });
      await expect(cv.locator('mark').first()).toBeInViewport({ ratio: 1 });
      await cv.getByRole('button', { name: words('common:action.close') }).tap();
      await expect(cv).toBeHidden();
      await expect(heading).toHaveText(asked);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the runner › a usual question › what a good answer holds is in sight above the foot, the best first', async ({
    page,
  }) => {
    const user = await aBrowserUser(productUrl('playbook'), 'en');
    const interviewId = await aPlannedInterview(user, 'en');
    await user.call(startInterview, { params: { interviewId } });
    const run = await user.call(getRun, { params: { interviewId } });
    await user.signIn(page.context());
    for (const language of ['en', 'uk'] as const) {
      const { text, strong } = usualQuestion[language];
      const questions = run.plan.questions.map((question) => ({
        ...question,
        text,
        anchors: question.anchors.map((anchor) => ({ ...anchor, behaviours: strong })),
      }));
      await page.route(new RegExp(`/interviews/${interviewId}/run(?:\\?|$)`), (route) =>
        route.fulfill({ json: { ...run, plan: { ...run.plan, questions } } }),
      );
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
      const heading = page.getByRole('heading', { level: 1 });
      // the second time it reopens where it was left
      if (language === 'en') {
        await expect(heading).toHaveText(words('runner:part.intro'));
        await page.keyboard.press('j');
      }
      await expect(heading).toHaveText(text);
      const bands = page.getByRole('region', { name: wordsOf(language)('runner:heard.title') });
      await expect(bands.getByRole('heading')).toHaveText([/^9–10/, /^7–8/, /^4–6/, /^1–3/, /^0/]);
      // The first follow-up is between the question and the heading of the checkboxes.
      const [probe] = run.plan.questions[0]?.probes ?? [];
      const [after, before] = [page.getByText(probe?.text ?? '?', { exact: true }), page.locator('#heard')];
      await expect(after).toBeInViewport({ ratio: 1 });
      await expect(before).toBeInViewport({ ratio: 1 });
      expect((await after.boundingBox())?.y).toBeLessThan((await before.boundingBox())?.y ?? NaN);
      const last = bands.locator('section').nth(1).getByText(strong[2], { exact: true });
      const [line, foot] = await Promise.all([last.boundingBox(), page.getByRole('contentinfo').boundingBox()]);
      if (line === null || foot === null) throw new Error('not shown');
      expect.soft(line.y + line.height, language).toBeLessThanOrEqual(foot.y);
      // a checkbox belongs to the same words as on a desktop
      await last.tap();
      const ticked = bands.getByRole('checkbox', { checked: true });
      await expect(ticked).toHaveCount(1);
      await expect(bands.locator('section').nth(1).getByRole('checkbox').nth(2)).toBeChecked();
      await last.tap();
      await expect(ticked).toHaveCount(0);
    }
  });

  test('the runner › at the end of a long question › the next one begins at its top', async ({ page }) => {
    await openPlan(page);
    await page.getByRole('button', { name: words('plan:start') }).tap();
    const foot = page.getByRole('contentinfo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('runner:part.intro'));
    const box = await foot.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    await foot.getByRole('button', { name: words('runner:next') }).tap();
    await page.getByRole('textbox', { name: words('runner:notes.title') }).scrollIntoViewIfNeeded();
    expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(0);
    await foot.getByRole('button', { name: words('runner:next') }).tap();
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
  });
});

test('the runner › a plan that says more than its questions › helps to judge, and with what the candidate asks', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  await user.call(startInterview, { params: { interviewId } });
  const run = await user.call(getRun, { params: { interviewId } });
  const plan = fullPlan(run.plan);
  const unscored = unscoredPoints(plan);
  await page.route(new RegExp(`/interviews/${interviewId}/run(?:\\?|$)`), (route) =>
    route.fulfill({ json: { ...run, plan, requirementAnswers: unscored.map(() => null) } }),
  );
  await user.signIn(context);
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  for (const { kind, script = '', questionId } of plan.flow) {
    if (kind === 'buffer') continue;
    if (kind !== 'question') await expect(page.getByText(script)).toBeVisible();
    const asked = plan.questions.findIndex(({ id }) => id === questionId);
    if (asked === 0) {
      const followUps = page.getByLabel(words('runner:followUps'));
      await expect(followUps).toContainText('Which bus was yours?');
      await expect(followUps).toContainText(plan.candidate.followUps[0]?.evidence?.quote ?? 'no line');
      for (const said of ['The number of one bus.', 'Any bus will do.']) await expect(followUps).toContainText(said);
      await expect(page.getByText('Take the bus of May.')).toBeHidden();
      // After the question, and answered beside what settles it.
      const settled = followUps.getByRole('radiogroup', { name: 'Which bus was yours?' });
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith(`/${interviewId}/operations`),
      );
      await settled.getByText(words('runner:settled.no'), { exact: true }).click();
      await expect(settled.getByRole('radio', { name: words('runner:settled.no') })).toBeChecked();
      expect((await sent).postDataJSON()).toMatchObject({
        operations: [{ kind: 'requirement', index: unscored.indexOf('Which bus was yours?'), value: 'no' }],
      });
      const help = page.getByText(words('runner:help.title'));
      await expect(page.getByText('I stopped bus 0.')).toBeHidden();
      await help.click();
      for (const said of ['I stopped bus 0.', 'Names stop 0.', 'A stop of bus 0.0.', /Line \d of the posting/]) {
        await expect(page.getByText(said)).toBeVisible();
      }
    }
    if (asked === 1) {
      // It is said before the question, so it is placed before it.
      const [leadIn, ask] = [page.getByText('Take the bus of May.'), page.getByRole('heading', { level: 1 })];
      const [above, below] = [await leadIn.boundingBox(), await ask.boundingBox()];
      expect(above?.y).toBeLessThan(below?.y ?? 0);
      await expect(page.getByLabel(words('runner:followUps'))).not.toContainText('Take the bus of May.');
    }
    if (kind === 'requirements') {
      // below a point, and below a requirement that a CV line answers
      await expect(page.getByText(words('common:question.inCv')).first()).toBeVisible();
    }
    if (kind === 'candidate_questions') {
      await expect(page.getByText('The four of us do.')).toBeVisible();
      await expect(page.getByText(words('common:question.toPrepare'))).toBeVisible();
    }
    await page.keyboard.press('j');
  }
});
