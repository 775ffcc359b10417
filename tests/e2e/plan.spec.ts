import { expect, test } from '@playwright/test';
import { capitalised } from '#contracts/capitalised.ts';
import { momentOfUnscored } from '#contracts/interviewing/plan/plan-requirements.ts';
import { updatePosition } from '#contracts/hiring/positions.ts';
import { getInterview, updateInterview } from '#contracts/interviewing/interviewing.ts';
import { type PlanContent, topicOf } from '#contracts/interviewing/plan/plan.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { aPlannedInterview, planned } from '#tests/e2e/helpers/an-interview.ts';
import { aCandidate, anInterview, cvText, uploadCv } from '#tests/helpers/api/builders.ts';
import { fullPlan } from '#tests/e2e/helpers/full-plan.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { filledWith, wordsOf } from '#tests/e2e/helpers/words.ts';

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
  let { questions } = plan;
  // A fixed time, because depending on the hour the line with it would take one row or two.
  const provenance = { ...plan.provenance, createdAt: '2026-11-10T11:11:00.000Z' };
  await page.route(new RegExp(`/interviews/${interviewId}/plan(?:\\?|$)`), (route) =>
    route.fulfill({ json: { plan: { ...plan, provenance, questions, summary, candidate }, gate } }),
  );
  await user.signIn(context);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  const ask = page.getByRole('button', { name: first.text });
  await expect(ask).toBeInViewport({ ratio: 1 });
  // First what the interview must show: the topics that count most, where the plan has no sentence about it.
  const heaviest = page.locator('article').filter({ hasText: words('plan:budget.weighsMost') });
  const topics = await heaviest.locator('b').allInnerTexts();
  expect(topics.length).toBeGreaterThan(0);
  const aim = page.getByText(words('plan:claims.toDecide')).locator('..');
  for (const each of topics) await expect(aim).toContainText(each);
  // What is unclear about the candidate comes before; what the CV shows is behind the questions.
  const find = page.getByRole('heading', { name: words('plan:claims.find') });
  await expect(find).toBeInViewport();
  const strong = page.getByRole('heading', { name: words('plan:claims.strong') });
  await expect(strong).toHaveCount(1);
  await expect(page.getByText('A first line of the CV.')).toHaveCount(1);
  // its only highlight is a quote that the page already shows
  await expect(page.getByRole('heading', { name: words('plan:claims.highlights') })).toHaveCount(0);
  // All questions are folded to topic, text and minutes; only those that may be left out say so.
  const unfolded = page.getByRole('main').locator('article button[aria-expanded="true"]');
  await expect(unfolded).toHaveCount(0);
  const [heard = '?'] = first.expectedAnswer.keyPoints;
  await expect(page.getByText(heard, { exact: false })).toHaveCount(0);
  for (const { id, mustAsk, expectedMin } of plan.questions) {
    const row = page.locator(`#question-${id}`);
    await expect(row.getByText(words('common:question.optional'))).toHaveCount(mustAsk ? 0 : 1);
    await expect(row.getByText(words('common:question.mustAsk'))).toHaveCount(0);
    await expect(row.getByText(new RegExp(`^${String(expectedMin)}\\smin$`))).toBeVisible();
  }
  // An open one has what to listen for and the bands.
  await ask.press('Enter');
  await expect(unfolded).toHaveText([first.text]);
  const opened = page.locator(`#question-${first.id}`);
  await expect(opened.getByText(heard, { exact: false }).first()).toBeVisible();
  for (const band of ['0', '1-3', '4-6', '7-8', '9-10']) {
    await expect(opened.getByText(words(`common:band.${band}`), { exact: true })).toBeVisible();
  }
  await expect(opened.getByText(words('common:question.mustAsk'))).toBeVisible();
  // How to score by the bands is explained once for all questions, folded.
  const scoring = page.getByRole('button', { name: words('plan:scoring.title') });
  await expect(page.getByText(words('plan:scoring.lines'))).toHaveCount(0);
  await scoring.press('Enter');
  await expect(page.getByText(words('plan:scoring.lines'))).toHaveCount(1);
  // This plan says of no question what makes it a 7, so the rule does not mention one.
  await expect(page.getByText(words('plan:scoring.seven'))).toHaveCount(0);
  await ask.press('Enter');
  await expect(unfolded).toHaveCount(0);
  // An open question shows the CV lines it is based on, styled like the marks in the CV, with their place.
  const quote = page.getByText(evidence.quote, { exact: true });
  const asking = plan.questions.find((question) => question.evidence?.includes(evidence) === true);
  const quoting = page.locator('article').filter({ has: page.getByRole('button', { name: asking?.text ?? '?' }) });
  await expect(quoting.locator(quote)).toHaveCount(0);
  await expect(quoting.getByText(words('plan:cv.title'))).toBeVisible();
  await quoting.getByRole('button', { expanded: false }).first().press('Enter');
  await expect(quoting.locator(quote)).toBeVisible();
  await expect(quoting.locator(quote)).toHaveCSS('font-family', /Source Serif/);
  await expect(quoting.getByText(/^p\. \d+, line \d+$/)).toBeVisible();
  await expect(page.locator('mark[data-selected="true"]').first()).toBeVisible();
  // A reload would restore the scroll position.
  await page.locator('html').evaluate((whole) => {
    whole.scrollTo(0, 0);
  });
  await page.reload();
  // No question with a quote is open: nothing is outlined, and only the strip marks the current place.
  await expect(quoting.getByRole('button', { expanded: false }).first()).toBeVisible();
  await expect(page.locator('mark[data-selected="true"]')).toHaveCount(0);
  await expect(page.locator('nav [aria-current="true"]')).toHaveCount(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(quoting.locator(quote)).toHaveCount(0);
  await quoting.getByRole('button', { expanded: false }).first().press('Enter');
  await expect(quoting.locator(quote)).toBeVisible();
  candidate = { ...plan.candidate, strengths: claims, areasToProbe: [] };
  const inOtherWords = 'Of all that was done there, what helped most?';
  const longLine = `${evidence.quote}, from month to month, over both years and all shifts, with fewer people and less scrap`;
  const longTopic = 'What a line that is told of there came to in the end / and with whom';
  questions = plan.questions.map((question) =>
    question === asking
      ? {
          ...question,
          text: inOtherWords,
          topic: longTopic,
          decidingFact: 'Says who noticed it first.',
          evidence: [{ ...evidence, quote: longLine }],
        }
      : question,
  );
  const shorter = page.locator('article').filter({ has: page.getByRole('button', { name: inOtherWords }) });
  await page.reload();
  await expect(strong).toBeVisible();
  await expect(find).toHaveCount(0);
  // One question says what makes it a 7.
  await scoring.press('Enter');
  await expect(page.getByText(words('plan:scoring.seven'))).toHaveCount(1);
  await scoring.press('Enter');
  const top = await ask.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeLessThan(844);
  const card = page.locator('article').filter({ has: ask });
  const [, second = '?'] = first.expectedAnswer.keyPoints;
  await expect(card.getByText(heard)).toHaveCount(0);
  await expect(card.getByText(second)).toHaveCount(0);
  await expect(unfolded).toHaveCount(0);
  // The line is the evidence and the topic is what to look for: neither is cut off.
  await shorter.getByRole('button', { expanded: false }).first().press('Enter');
  const line = shorter.getByText(longLine, { exact: true });
  const paragraph = line.locator('xpath=ancestor::p');
  const [end = NaN, room = NaN] = await Promise.all(
    [line, paragraph].map(async (one) => one.evaluate((element) => element.getBoundingClientRect().bottom)),
  );
  expect(end).toBeLessThanOrEqual(room + 2);
  const topic = shorter.getByText(longTopic, { exact: true }).locator('..');
  expect(await topic.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(shorter.getByText(/^p\. \d+, line \d+$/)).toBeVisible();
  await shorter.getByRole('button', { expanded: true }).first().press('Enter');
  await expect(page.locator('mark[data-selected="true"]')).toHaveCount(0);
  await expect(page.locator('article').getByText(words('plan:cv.title')).first()).toBeVisible();
  // The whole page, no question hidden. Questions depend on the position's id, so the height varies by a few lines.
  await expect(page.locator('article')).toHaveCount(plan.questions.length);
  expect(await page.locator('html').evaluate((whole) => whole.scrollHeight)).toBeLessThan(2800);
  // Every minute is in the bar, and no number in it is cut off.
  const minutes = page.getByRole('region', { name: words('plan:budget.label') });
  const cut = await minutes.evaluate(
    (bar) =>
      [...bar.querySelectorAll('b, small')].filter(
        (word) => word.getBoundingClientRect().width > (word.parentElement?.getBoundingClientRect().width ?? 0),
      ).length,
  );
  expect(cut).toBe(0);
  // In full: the actual question is often the last sentence.
  const heights = await ask.evaluate((element) => [element.scrollHeight, element.clientHeight]);
  expect(heights[0]).toBe(heights[1]);
  await ask.click();
  await expect(ask).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByText(second)).toBeVisible();

  // The CV is not below the plan: the bar opens it.
  await expect(page.getByRole('complementary', { name: words('plan:side.label') })).toHaveCount(0);
  await page.getByRole('button', { name: words('plan:side.cv'), exact: true }).click();
  const cv = page.getByRole('dialog', { name: words('plan:side.label') });
  await expect(cv.getByRole('region', { name: words('plan:side.cv') })).toBeVisible();
  await cv.getByRole('button', { name: words('common:action.close') }).click();
  await expect(cv).toHaveCount(0);
  await expect(ask).toHaveAttribute('aria-expanded', 'true');
});

test('a plan › read and gone through › stands in the order of the talk, with a way to each part and all cards at once', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  const { plan: written, gate } = await user.call(getPlan, { params: { interviewId } });
  const plan = fullPlan(written);
  await page.route(new RegExp(`/interviews/${interviewId}/plan(?:\\?|$)`), (route) =>
    route.fulfill({ json: { plan, gate } }),
  );
  await user.signIn(context);

  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const inOrder = [
    'plan:claims.find',
    'plan:steps',
    'common:decision.title',
    'plan:scoring.title',
    'plan:claims.strong',
    'plan:focus.title',
  ].map(words);
  await expect(headings.filter({ hasText: words('plan:steps') })).toBeVisible();
  const shown = await headings.allTextContents();
  expect(shown.filter((heading) => inOrder.includes(heading))).toEqual(inOrder);
  // One list has all steps of the interview, the questions among them.
  const texts = plan.questions.map(({ text }) => text);
  const steps = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  const before = ['plan:opening.title', 'plan:toSettle.title', 'plan:requirements.title'].map(words);
  const after = ['plan:candidateQuestions.title', 'plan:closing.title'].map(words);
  const whole = [...before, ...texts, ...after];
  expect(steps.slice(0, whole.length)).toEqual(whole);
  await expect(page.getByRole('button', { name: plan.questions[0]?.text ?? '' })).toBeInViewport({ ratio: 1 });

  const strip = page.getByRole('navigation', { name: words('plan:parts.label') });
  const current = strip.locator('[aria-current]');
  await expect(current).toContainText(words('plan:parts.intro'));
  // The legend is one line: what the colours of the questions mean.
  const legend = page.getByRole('region', { name: words('plan:budget.label') });
  await expect(legend).not.toContainText(words('plan:closing.title'));
  const own = plan.questions.filter(({ block }) => block === 'cv').length;
  await expect(legend).toContainText(
    filledWith(words('plan:budget.core_other'), { count: plan.questions.length - own }),
  );
  await expect(legend).toContainText(filledWith(words('plan:budget.cv_other'), { count: own }));
  await expect(legend).toContainText(words('plan:budget.other'));
  expect((await legend.boundingBox())?.height).toBeLessThan(2 * 18);
  // What to find out comes before the questions, including the points to settle, one line each.
  const find = page.locator('[data-card="find"]');
  const aloud = words(`plan:claims.aloud.${momentOfUnscored(plan.flow)}`);
  await expect(find.getByRole('listitem').filter({ hasText: aloud })).toHaveCount(plan.candidate.toSettle.length);
  const [found, opening] = await Promise.all(
    [find, page.locator('[data-card="intro"]')].map(async (card) => card.boundingBox()),
  );
  expect(found?.y).toBeLessThan(opening?.y ?? NaN);
  // The requirements have the same minutes as the points before them.
  await expect(page.locator('[data-card="toSettle"]')).toContainText(/\d\smin/);
  const same = filledWith(words('plan:requirements.inSame'), { minutes: '' }).trim();
  await expect(page.locator('[data-card="requirements"]')).toContainText(
    new RegExp(String.raw`${same}\s\d+\smin`, 'u'),
  );
  const closing = page.getByRole('button', { name: words('plan:closing.title'), exact: true });
  await expect(closing).toHaveAttribute('aria-expanded', 'false');
  await strip.getByRole('button', { name: words('plan:parts.wrap_up') }).press('Enter');
  await expect(closing).toHaveAttribute('aria-expanded', 'true');
  await expect(closing).toBeFocused();
  await expect(page.getByText(plan.flow.find(({ kind }) => kind === 'wrap_up')?.script ?? '?')).toBeInViewport();
  await expect(current).toContainText(words('plan:parts.wrap_up'));
  // The strip is the only map: it has each question's minutes, links to it and says which weigh most.
  const heavy = new Set(plan.competencies.filter(({ mustHave }) => mustHave).map(({ id }) => id));
  expect(heavy.size).toBeLessThan(plan.competencies.length);
  for (const question of plan.questions) {
    const { order, text, competencyId, mustAsk, expectedMin } = question;
    const stop = strip.getByRole('button', { name: new RegExp(`^Q${String(order)}, ${String(expectedMin)} minutes`) });
    const topic = capitalised(topicOf(question));
    const isHeavy = mustAsk && heavy.has(competencyId);
    const weighs = isHeavy ? `. ${words('plan:budget.weighsMost')}` : '';
    // said at the question as well as in the strip
    await expect(page.locator(`#question-${question.id}`).getByText(words('plan:budget.weighsMost'))).toHaveCount(
      isHeavy ? 1 : 0,
    );
    await expect(stop).toHaveAccessibleName(`Q${String(order)}, ${String(expectedMin)} minutes, ${topic}${weighs}`);
    await stop.click();
    const asked = page.getByRole('button', { name: text, exact: true });
    await expect(asked).toBeInViewport({ ratio: 1 });
    await expect(asked).toBeFocused();
    await expect(current).toHaveText(new RegExp(`^Q${String(order)}`));
    // The sticky strip does not cover its top.
    const [sticky, card] = [
      await strip.boundingBox(),
      await page.locator('article').filter({ has: asked }).boundingBox(),
    ];
    expect(card?.y).toBeGreaterThanOrEqual((sticky?.y ?? NaN) + (sticky?.height ?? NaN));
  }

  const folded = page.getByRole('main').locator('button[aria-expanded="false"]:not([aria-haspopup])');
  const unfolded = page.getByRole('main').locator('button[aria-expanded="true"]');
  await page.getByRole('button', { name: words('plan:parts.openAll') }).press('Enter');
  await expect(folded).toHaveCount(0);
  for (const { whyAsked } of plan.questions) await expect(page.getByText(whyAsked)).toBeVisible();
  await page.getByRole('button', { name: words('plan:parts.closeAll') }).press('Enter');
  await expect(unfolded).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(strip).toHaveCount(0);
  const menu = page.getByRole('button', { name: words('plan:parts.label') });
  await menu.click();
  await page.getByRole('menuitem', { name: words('plan:parts.decision') }).click();
  await expect(page.getByRole('heading', { name: words('common:decision.title') })).toBeInViewport();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: words('plan:parts.decision') })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('menuitem', { name: words('plan:parts.openAll') }).click();
  await expect(page.getByText(plan.questions.at(-1)?.whyAsked ?? '?')).toBeVisible();
});

test('a plan › on a desk and on a phone › each question has its number, topic and minutes in a line above it, and the other steps stand in the same columns', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  const { plan } = await user.call(getPlan, { params: { interviewId } });
  await user.signIn(context);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    const columns = new Set<number>();
    for (const question of plan.questions) {
      const { text, order, expectedMin } = question;
      const card = page.locator('article').filter({ has: page.getByRole('button', { name: text, exact: true }) });
      const boxes = [];
      const topic = capitalised(topicOf(question));
      for (const part of [
        card.getByText(String(order), { exact: true }).first(),
        card.getByText(topic, { exact: true }).first(),
        card.getByText(new RegExp(`^${String(expectedMin)}\\smin$`)),
      ]) {
        boxes.push(await part.boundingBox());
      }
      const lefts = boxes.map((box) => box?.x ?? NaN);
      expect(lefts, text).toEqual(lefts.toSorted((one, other) => one - other));
      const ask = await card.getByRole('heading', { level: 3 }).boundingBox();
      for (const box of boxes) {
        expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual((ask?.y ?? NaN) + 2);
      }
      columns.add(Math.round(lefts[1] ?? NaN));
    }
    const opening = page.getByRole('button', { name: words('plan:opening.title'), exact: true });
    columns.add(Math.round((await opening.boundingBox())?.x ?? NaN));
    expect(columns.size).toBe(1);
  }
});

test('a plan › how to decide › the least scores are a list by question', async ({ page, context }) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  const { plan, gate } = await user.call(getPlan, { params: { interviewId } });
  const decision = {
    weighsMost: 'Weighs most: brakes.',
    offerWhen: '6 or more in Q1 and Q2; yes to every requirement.',
    offer: {
      leastScores: [
        ...[1, 2].map((order) => ({ order, least: 6 })),
        ...[3, 4].map((order) => ({ order, least: 4, ifAsked: true as const })),
      ],
      also: ['Yes to every requirement'],
    },
    furtherWhen: ['The ticket is open.'],
    noWhen: ['A score below 4 for “brakes”.'],
  };
  await page.route(new RegExp(`/interviews/${interviewId}/plan(?:\\?|$)`), (route) =>
    route.fulfill({ json: { plan: { ...plan, decision }, gate } }),
  );
  await user.signIn(context);
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  const offer = page.getByRole('region', { name: words('common:decision.offerWhen') });
  const least = words('common:decision.least').replace('{{score}}', '6');
  await expect(offer.getByRole('listitem').filter({ hasText: least })).toHaveCount(2);
  await expect(offer.getByRole('listitem').first()).toContainText(/^1/);
  // The others share one line after it.
  const others = words('common:decision.others_other').replace('{{numbers}}', '3 and 4');
  await expect(offer.getByRole('listitem').nth(2)).toHaveText(others + least.replace('6', '4'));
  await expect(offer.getByText('Yes to every requirement', { exact: true })).toBeVisible();
  const refused = page.getByRole('region', { name: words('common:decision.noWhen') });
  await expect(refused.getByRole('listitem')).toHaveText(['A score below 4 for “brakes”.']);
  const open = page.getByText('The ticket is open.');
  await expect(open).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(refused.getByText('A score below 4')).toBeVisible();
  await expect(open).toBeHidden();
  await page.getByText(words('common:decision.furtherWhen')).click();
  await expect(open).toBeVisible();
});

test('a plan › what an earlier round has seen done well › is said to come last and to be short, and what is open to run on', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  const { plan, gate } = await user.call(getPlan, { params: { interviewId } });
  const [open, ...others] = plan.questions;
  const last = others.at(-1);
  if (open === undefined || last === undefined) throw new Error('a plan has questions');
  const questions = [
    { ...open, followsUp: 'How they count is open.' },
    ...others.slice(0, -1),
    { ...last, block: 'core', expectedMin: 6 },
  ];
  const candidate = { ...plan.candidate, seenEarlier: [{ questionId: last.id, words: 'Brakes were told well.' }] };
  await page.route(new RegExp(`/interviews/${interviewId}/plan(?:\\?|$)`), (route) =>
    route.fulfill({ json: { plan: { ...plan, questions, candidate }, gate } }),
  );
  await user.signIn(context);
  await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
  const runsOn = words('common:question.mayRunOn')
    .replace('{{minutes}}', '3 min')
    .replace('{{numbers}}', String(last.order));
  await page.getByRole('button', { name: words('plan:parts.openAll') }).click();
  await expect(page.locator(`#question-${open.id}`).getByText(runsOn)).toBeVisible();
  await expect(page.getByText(runsOn)).toHaveCount(1);
  const card = page.locator(`#question-${last.id}`);
  await expect(card.getByText(words('common:question.mayBeShort'))).toContainText('Brakes were told well.');
});

test('a draft › without a CV and a time › has beside it where the one is added and the other set, and then names the file', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const { id, candidate, position } = await anInterview(user);
  await user.signIn(context);
  await page.goto(`${productUrl('playbook')}/interviews/${id}`);
  const sources = page.getByRole('region', { name: words('plan:sources.title') });
  await test.step('each fact is said once: for what in the head, the rest in the list', async () => {
    const main = page.getByRole('main');
    for (const fact of [words('plan:details.noTime'), words('common:interviewType.technical')]) {
      await expect(main.getByText(fact)).toHaveCount(1);
      await expect(sources.getByText(fact)).toBeVisible();
    }
    await expect(main.getByText(position.title)).toHaveCount(1);
    await expect(main.getByRole('button', { name: words('plan:details.title') })).toHaveCount(1);
    await expect(page.locator('main [data-variant="filled"]')).toHaveText([words('plan:none.generate')]);
  });
  const setTime = sources.getByRole('button', { name: words('plan:sources.setTime') });
  await test.step('on a phone what changes the plan comes before the button that makes it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const make = page.getByRole('button', { name: words('plan:none.generate') });
    await expect(make).toBeInViewport({ ratio: 1 });
    const shown = await page.getByRole('main').getByRole('button').allInnerTexts();
    const places = ['plan:sources.setTime', 'plan:none.generate'].map((key) => shown.indexOf(words(key)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await setTime.click();
  const dialog = page.getByRole('dialog', { name: words('plan:details.title') });
  await expect(dialog.getByText(words('plan:details.scheduledAt')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await sources.getByRole('link', { name: words('plan:sources.addCv') }).click();
  await expect(page).toHaveURL(new RegExp(`/candidates/${candidate.id}$`));

  const { fileName } = await uploadCv(user, candidate.id);
  await page.goto(`${productUrl('playbook')}/interviews/${id}`);
  await expect(sources.getByText(fileName)).toBeVisible();
  await expect(sources.getByRole('link', { name: words('plan:sources.addCv') })).toHaveCount(0);
});

test('a plan › its CV names somebody else › says so, leads to another file, takes the name, or is told that it is right', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const candidate = await aCandidate(user, { name: 'Ada Example', cv: cvText });
  const { id } = await anInterview(user, { candidateId: candidate.id });
  await planned(user, id);
  await user.signIn(context);
  const own = 'Maksym Bondar';
  const said = page.getByText(words('candidates:otherName.brief').replace('{{other}}', own));
  const same = page.getByRole('button', {
    name: words('candidates:otherName.same').replace('{{name}}', 'Ada Example'),
  });
  // shorter beside a plan, where the question is one line of a strip
  const right = page.getByRole('button', { name: words('candidates:otherName.right'), exact: true });
  const rename = page.getByRole('button', { name: words('candidates:otherName.rename').replace('{{other}}', own) });
  const filled = page.locator('main [data-variant="filled"]:visible');
  const open = (): Promise<unknown> => page.goto(`${productUrl('playbook')}/interviews/${id}`);
  await open();
  await expect(said).toBeVisible();
  // One next step: both answers are secondary and alike, in a strip no taller than a line.
  const start = page.getByRole('button', { name: words('plan:start') });
  await expect(filled).toHaveText([words('plan:start')]);
  for (const answer of [right, rename]) await expect(answer).toHaveAttribute('data-variant', 'default');
  const strip = said.locator('xpath=../..');
  expect((await strip.boundingBox())?.height).toBeLessThan(60);
  const fact = page.getByText(words('plan:inNameOf').replace('{{name}}', own));
  await expect(fact).toHaveCount(0);
  await page
    .getByRole('link', { name: words('candidates:otherName.upload').replace('{{name}}', 'Ada Example') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/candidates/${candidate.id}$`));

  await test.step('told that it is right, neither page asks again', async () => {
    const accepted = page.getByText(words('candidates:otherName.accepted').replace('{{name}}', own));
    await same.click();
    await expect(accepted).toBeVisible();
    await expect(said).toHaveCount(0);
    await open();
    await expect(page.getByRole('heading', { name: words('plan:steps'), exact: true })).toBeVisible();
    await expect(said).toHaveCount(0);
    // One unobtrusive fact about it stays.
    await expect(fact).toBeVisible();
    await expect(start).toHaveAttribute('data-variant', 'filled');
  });
  await test.step('on another device it takes the name', async () => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('right-cv:')) localStorage.removeItem(key);
    });
    const params = { interviewId: id };
    const { version } = await user.call(getInterview, { params });
    const scheduledAt = new Date(Date.now() - 24 * 3_600_000).toISOString();
    await user.call(updateInterview, { params, body: { scheduledAt }, ifMatch: version });
    await open();
    await expect(said).toBeVisible();
    // Overdue as well: the same strip says so, with rescheduling as the only primary action; the start stays in its
    // place.
    await expect(strip.getByText(words('plan:overdue.text'))).toBeVisible();
    const begin = page.getByRole('button', { name: words('plan:overdue.start') });
    await expect(strip.getByRole('button')).toHaveText([
      words('plan:overdue.notHeld'),
      words('plan:overdue.anotherTime'),
      words('candidates:otherName.right'),
      words('candidates:otherName.rename').replace('{{other}}', own),
    ]);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await expect(filled).toHaveText([words('plan:overdue.anotherTime')]);
      await expect(begin).toHaveCount(1);
    }
    await rename.click();
    await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
    await expect(said).toHaveCount(0);
    await expect(fact).toHaveCount(0);
  });
});

test('a draft › of an inactive position, its CV names somebody else › says both, and that is answered before the plan is made', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const candidate = await aCandidate(user, { name: 'Ada Example', cv: cvText });
  const { id, position } = await anInterview(user, { candidateId: candidate.id });
  await user.call(updatePosition, { params: { positionId: position.id }, body: { status: 'inactive' } });
  await user.signIn(context);
  await page.goto(`${productUrl('playbook')}/interviews/${id}`);
  // Once, where its consequence is stated.
  await expect(page.getByText(words('plan:sources.inactive'))).toBeVisible();
  await expect(page.getByRole('main').getByText(words('common:status.inactive'), { exact: true })).toHaveCount(0);
  const fact = page.getByText(words('plan:inNameOf').replace('{{name}}', 'Maksym Bondar'));
  const make = page.getByRole('button', { name: words('plan:none.generate') });
  await expect(page.getByText(words('plan:none.askedFirst'))).toBeVisible();
  await expect(page.locator('main [data-variant="filled"]')).toHaveText([
    words('candidates:otherName.upload').replace('{{name}}', 'Ada Example'),
  ]);
  await expect(make).toHaveAttribute('data-variant', 'default');
  await expect(fact).toHaveCount(0);
  await page
    .getByRole('button', { name: words('candidates:otherName.same').replace('{{name}}', 'Ada Example') })
    .click();
  await expect(page.getByText(words('plan:none.playbook'))).toBeVisible();
  await expect(make).toHaveAttribute('data-variant', 'filled');
  await expect(fact).toBeVisible();
});

test('a plan › its folded questions › have their words at one height, however much is said of one', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const interviewId = await aPlannedInterview(user, 'en');
  const { plan, gate } = await user.call(getPlan, { params: { interviewId } });
  const topic = 'Isolation, earthing and safe hands';
  const questions = plan.questions.map((question) =>
    question.block === 'cv' ? { ...question, topic, mustAsk: false } : question,
  );
  await page.route(new RegExp(`/interviews/${interviewId}/plan(?:\\?|$)`), (route) =>
    route.fulfill({ json: { plan: { ...plan, questions }, gate } }),
  );
  await user.signIn(context);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${productUrl('playbook')}/interviews/${interviewId}`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(questions.length);
    const heads = await cards.evaluateAll((all) =>
      all.map((card) => {
        const ask = card.querySelector('h3');
        return (ask?.getBoundingClientRect().top ?? 0) - card.getBoundingClientRect().top;
      }),
    );
    // on a phone a long topic wraps to a second line instead of being cut off
    const apart = Math.max(...heads) - Math.min(...heads);
    expect(apart, `${String(width)}: ${String(heads)}`).toBeLessThanOrEqual(width === 390 ? 24 : 0.5);
  }
});
