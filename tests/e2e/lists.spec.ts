import { randomUUID } from 'node:crypto';
import { type Locator, expect, test } from '@playwright/test';
import {
  type Interview,
  cancelInterview,
  createInterview,
  getInterview,
  startInterview,
  updateInterview,
} from '#contracts/interviewing/interviewing.ts';
import { updatePosition } from '#contracts/hiring/positions.ts';
import { aCandidate, aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import { anInterview, complete, planned } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { isFull } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';

const words = wordsOf('en');
const base = (): string => productUrl('playbook');

/** Always at half past eleven, so that the date has the same width. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  day.setHours(11, 30, 0, 0);
  return day.toISOString();
}

/** Whether a line is below the end of the box that folds it. */
async function isCutOff(line: Locator): Promise<boolean> {
  const box = await line.page().locator('[data-folded]').boundingBox();
  const own = await line.boundingBox();
  if (box === null || own === null) throw new Error('not drawn');
  return own.y > box.y + box.height;
}

test('lists › an interview waits for a recommendation › it stands under its own heading, and each list leads to the decision', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await startTrial(user);
  const { positionId, candidateId, interviewId } = await anInterview(user, 'en');
  const { name } = await aCandidate(user, { name: 'Nobody Asked', positionId });
  await aPosition(user, { title: 'Nothing waits in it' });
  await planned(user, interviewId);
  await user.call(startInterview, { params: { interviewId } });
  await complete(user, interviewId);
  await user.signIn(context);
  const decide = page.getByRole('link', { name: words('interviews:step.decide') });

  await page.goto(`${base()}/positions`);
  const listed = page.getByRole('list', { name: words('positions:title') }).getByRole('listitem');
  await expect(listed).toHaveCount(2);
  await expect(listed.first()).toContainText(words('interviews:list.undecided'));

  await page.goto(`${base()}/candidates`);
  const rows = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
  const without = rows.filter({ hasText: name });
  await expect(without).toContainText(words('cv:state.none'));
  // Newest first, but after those that wait for a decision.
  await expect(rows.first().getByRole('link', { name: words('interviews:step.decide') })).toBeVisible();
  await without.getByRole('link', { name: words('candidates:createInterview') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('interviews:new.title') })).toBeVisible();
  await page.goBack();
  await expect(rows.filter({ has: decide })).toContainText(words('interviews:list.undecided'));

  await page.goto(`${base()}/candidates/${candidateId}`);
  const fold = page.getByRole('button', { name: words('candidates:cv.fold') });
  const lastLine = page.getByText('Speaker at three regional meetups');
  await expect(lastLine).toBeVisible();
  // In the page header, and in its row as in every list.
  await expect(decide).toHaveCount(2);
  expect(await isCutOff(lastLine)).toBe(false);
  // in one column, what follows the CV is not far below it
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(fold).toBeHidden();
  expect(await isCutOff(lastLine)).toBe(true);
  await page.getByRole('button', { name: pattern(words('candidates:cv.whole_one')) }).click();
  await expect(fold).toBeVisible();
  expect(await isCutOff(lastLine)).toBe(false);
  if (viewport !== null) await page.setViewportSize(viewport);

  const { scored } = await user.call(getInterview, { params: { interviewId } });
  const said = words('common:scoredOf')
    .replace('{{questions}}', String(scored?.questions))
    .replace('{{of}}', String(scored?.of));
  await page.goto(`${base()}/dashboard`);
  const left = page.getByRole('list', { name: words('dashboard:work.title') });
  await expect(left.getByText(said)).toBeVisible();
  // It has a row of its own, so it is not also counted by kind.
  await expect(left.getByText(words('dashboard:work.toDecide_one'))).toHaveCount(0);
  // A count without rows has an icon at each end, like a link, and works by keyboard.
  const other = left.getByRole('listitem').filter({ hasText: words('dashboard:work.noInterview_one') });
  await expect(other.locator('svg')).toHaveCount(2);
  await other.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/candidates\?stage=none/);
  await page.goBack();
  // The figures form one strip above the lists, from the left edge of the title to the right edge of the actions.
  const numbers = page.getByRole('list', { name: words('dashboard:numbers.title') });
  await expect(numbers).toBeVisible();
  await expect(left).toBeVisible();
  const box = async (part: Locator) =>
    (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN };
  const [strip, title, acts, list] = await Promise.all([
    box(numbers),
    box(page.getByRole('heading', { level: 1 })),
    box(page.getByRole('main').getByRole('link', { name: words('dashboard:viewCandidates') })),
    box(left),
  ]);
  expect(strip.x).toBeCloseTo(title.x, 0);
  expect(strip.x + strip.width).toBeCloseTo(acts.x + acts.width, 0);
  expect(strip.y).toBeLessThan(list.y);
  // Content below the strip does not move when its figures arrive, even if they take two rows.
  for (const width of isFull ? [1000, 1280] : [1000]) {
    await page.setViewportSize({ width, height: 720 });
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/work-numbers*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.reload();
    await expect(left.getByText(said)).toBeVisible();
    await expect(numbers).toHaveCount(0);
    const { y } = await box(left);
    script.resolve();
    await expect(numbers).toBeVisible();
    expect((await box(left)).y).toBe(y);
    await page.unroute('**/assets/work-numbers*.js');
  }
  // The menu labels its counts, as the lists do.
  const menu = page.getByRole('navigation', { name: words('common:shell.mainMenu') });
  const waiting = words('common:shell.waiting_one').replace('{{count}}', '1');
  const active = words('common:shell.activePositions_other').replace('{{count}}', '2');
  const inMenu = (entry: string) => menu.getByRole('link', { name: words(`common:shell.${entry}`) });
  await expect(inMenu('positions')).toContainText(active);
  await expect(inMenu('interviews')).toContainText(waiting);

  await page.goto(`${base()}/interviews`);
  const row = page.getByRole('listitem').filter({ has: decide });
  await expect(row).toContainText(words('interviews:list.undecided'));
  await expect(row).toContainText(said);
  await decide.click();
  await page.getByRole('radio', { name: words('summary:recommendation.further_interview') }).check();
  await page.getByRole('button', { name: words('summary:decision.record') }).click();
  // Nothing is waiting any more.
  await expect(inMenu('interviews')).toHaveText(words('common:shell.interviews'));
  await expect(inMenu('positions')).toContainText(active);

  // Another interview is due: both lists offer the same action until it exists.
  const again = words('interviews:create');
  for (const path of ['/interviews', '/candidates']) {
    await page.goto(`${base()}${path}`);
    const once = page.getByRole('listitem').filter({ hasText: words('interviews:list.outcome.further_interview') });
    await expect(once.getByRole('link', { name: again })).toHaveAttribute(
      'href',
      new RegExp(`candidateId=${candidateId}`),
    );
  }
  const { id: next } = await user.call(createInterview, { body: newInterview(positionId, candidateId) });
  await page.goto(`${base()}/interviews`);
  const decided = page.getByRole('listitem').filter({ hasText: words('interviews:list.outcome.further_interview') });
  await expect(decided.getByRole('link', { name: words('interviews:step.openSummary') })).toHaveAttribute(
    'href',
    `/interviews/${interviewId}`,
  );
  await expect(page.getByRole('link', { name: words('interviews:step.makePlan') })).toHaveAttribute(
    'href',
    `/interviews/${next}`,
  );
});

test('an interview runs › on the dashboard and in the list › the way back to it is the one main button, on a phone above every other, and its row says by how much it is over its minutes', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { interviewId } = await anInterview(user, 'en');
  await planned(user, interviewId);
  await user.signIn(context);
  const main = page.getByRole('main');
  const filled = main.locator('[data-variant="filled"]');
  const create = main.getByRole('link', { name: words('dashboard:createInterview') });
  const back = main.getByRole('link', { name: words('dashboard:continue') });
  await page.goto(`${base()}/dashboard`);
  await expect(filled).toHaveText([words('dashboard:createInterview')]);
  await user.call(startInterview, { params: { interviewId } });
  await expect(filled).toHaveText([words('dashboard:continue')]);
  await expect(back).toHaveAttribute('href', `/interviews/${interviewId}`);
  await expect(create).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(filled).toHaveText([words('dashboard:continue')]);
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(back)).toBeLessThan(await topOf(create));

  const { durationMinutes } = await user.call(getInterview, { params: { interviewId } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  // The time is counted from this response.
  const told = page.waitForResponse(/\/interviews\/[\w-]+\/run$/);
  await page.goto(`${base()}/interviews`);
  await told;
  const row = page.getByRole('list', { name: words('interviews:title'), exact: true }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).not.toContainText(' over');

  await page.clock.fastForward((durationMinutes + 12) * 60_000);
  await expect(row).toContainText(/1[23] min over/u);
});

test('interviews › there is none › the first act is a position, then an interview', async ({ page, context }) => {
  const user = await aBrowserUser(base(), 'en');
  await user.signIn(context);
  const toPosition = page.getByRole('link', { name: words('interviews:new.createPosition') });
  const toInterview = page.getByRole('link', { name: words('interviews:create') });
  await page.goto(`${base()}/dashboard`);
  await expect(page.locator('main [data-variant="filled"]')).toHaveText([words('dashboard:startSetup')]);
  // One way to start, and one example.
  await expect(page.getByRole('main').getByRole('link')).toHaveText([words('dashboard:startSetup')]);
  await expect(page.getByRole('main').getByRole('button')).toHaveText([words('common:sample.try')]);
  await page.goto(`${base()}/interviews`);
  await expect(toPosition).toHaveAttribute('href', '/positions/new');
  await expect(toInterview).toBeHidden();
  await aPosition(user);
  await expect(toInterview).toHaveAttribute('href', '/interviews/schedule');
  await expect(toPosition).toBeHidden();
});

test('lists on a phone › an interview is planned › its row leads to the plan, and the position says it once', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { positionId, interviewId } = await anInterview(user, 'en');
  const other = await aCandidate(user, { name: 'Nobody Asked', positionId });
  await planned(user, interviewId);
  await user.signIn(context);
  await page.setViewportSize({ width: 390, height: 844 });
  const act = page.getByRole('link', { name: words('interviews:step.openPlan') });

  await page.goto(`${base()}/interviews`);
  await expect(act).toHaveAttribute('href', `/interviews/${interviewId}`);
  const row = page.getByRole('listitem').filter({ has: act });
  const status = row.getByText(words('common:status.planned'), { exact: true });
  const left = async (part: Locator) => (await part.boundingBox())?.x;
  expect(await left(status)).toBe(await left(row.getByRole('link').first()));

  await page.goto(`${base()}/dashboard`);
  // The only primary button comes first; the next interview has none beside it.
  const create = page.getByRole('main').getByRole('link', { name: words('dashboard:createInterview') });
  const next = page.getByRole('region', { name: words('dashboard:next.title') });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  await expect(create).toBeVisible();
  await expect(page.getByRole('main').locator('[data-variant="filled"]')).toHaveText([
    words('dashboard:createInterview'),
  ]);
  expect(await top(create)).toBeLessThan(await top(next));
  // One thing is left to do: a candidate without an interview.
  const work = page.getByRole('list', { name: words('dashboard:work.title') }).getByRole('link');
  await expect(work).toHaveText([`1 ${words('dashboard:work.noInterview_one')}`]);
  const line = page.getByRole('list', { name: words('dashboard:work.title') }).getByRole('listitem');
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  // A few filters with their counts, in one line that scrolls sideways.
  await page.goto(`${base()}/interviews`);
  const choices = page.getByRole('radiogroup', { name: words('interviews:list.filter') });
  await expect(choices.getByRole('radio')).toHaveCount(5);
  const plannedChoice = choices.getByText(`${words('interviews:list.group.upcoming')} 1`, { exact: true });
  await expect(plannedChoice).toBeVisible();
  expect((await choices.boundingBox())?.height).toBeLessThan(60);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await plannedChoice.click();
  await expect(page).toHaveURL(/status=upcoming/);

  await page.goto(`${base()}/positions/${positionId}`);
  await expect(act).toHaveCount(1);
  const candidates = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
  const asked = candidates.filter({ has: act });
  await expect(asked).toHaveCount(1);
  // Two links, the candidate and the next step; the type of interview is plain text.
  await expect(asked.getByRole('link')).toHaveText([/./, words('interviews:step.openPlan')]);
  await expect(asked).toContainText(words('common:interviewType.technical'));
  const createFor = candidates
    .filter({ hasText: other.name })
    .getByRole('link', { name: words('positions:createInterview') });
  await expect(createFor).toBeVisible();
});

/** Script for the page: buttons that do not react 21 px above or below their middle, within a touch target. */
const hardToHit = `[...document.querySelectorAll('main :is(.mantine-Button-root, .mantine-ActionIcon-root)')]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return [-21, 21].some((off) => !one.contains(document.elementFromPoint(left + width / 2, top + height / 2 + off)));
  })
  .map((one) => one.textContent + one.ariaLabel)`;

test('lists on a phone › the small buttons of rows › answer a finger 44 px tall', async ({ page, context }) => {
  const user = await aBrowserUser(base(), 'en');
  const { positionId, candidateId } = await anInterview(user, 'en');
  await aCandidate(user, { name: 'Nobody Asked', positionId });
  await user.signIn(context);
  await page.setViewportSize({ width: 390, height: 844 });
  const act = page.getByRole('main').getByRole('link', { name: words('interviews:step.makePlan') });
  for (const path of ['/interviews', '/candidates', `/positions/${positionId}`, `/candidates/${candidateId}`]) {
    await page.goto(`${base()}${path}`);
    await expect(act.first()).toBeVisible();
    expect(await page.evaluate<string[]>(hardToHit), path).toEqual([]);
  }
});

/**
 * Script for the page: parts of a row that do not fit their place or end in an ellipsis. Facts beside a status that do
 * not fit are left out as a whole.
 */
const cutOff = `[...document.querySelectorAll('main li [data-part], main li [data-part] *')]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const facts = one.closest('[data-part="more"]');
    if (facts === one) return false;
    const [own, all] = [one.getBoundingClientRect(), facts?.getBoundingClientRect()];
    if (all !== undefined) return own.top < all.bottom - 1 && own.right > all.right + 1;
    if (getComputedStyle(one).display === 'inline') return false;
    const isAct = one.closest('[data-part="end"]') !== null;
    return one.scrollWidth > one.clientWidth + 1 || (!isAct && one.scrollHeight > one.clientHeight + 2);
  })
  .map((one) => one.textContent)`;

/** Script for the page: parts of a row that are covered by its action. */
const covered = `[...document.querySelectorAll('main li')].flatMap((row) => {
  const act = row.querySelector('[data-part="end"] > *')?.getBoundingClientRect();
  if (act === undefined) return [];
  return [...row.querySelectorAll('[data-part] *')]
    .filter((one) => one.childElementCount === 0 && one.closest('[data-part="end"]') === null && one.checkVisibility())
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < act.right && right > act.left && top < act.bottom - 1 && bottom > act.top + 1;
    })
    .map((one) => one.textContent);
})`;

test('lists on a phone › many in Ukrainian › five people and more are on the first screen, and nothing of a row is cut off', async ({
  page,
  context,
}) => {
  const inUkrainian = wordsOf('uk');
  const user = await aBrowserUser(base(), 'uk');
  const title = 'Провідний бухгалтер з розрахунку заробітної плати';
  const { id: positionId } = await aPosition(user, { title });
  const names = [
    'Олена Кравець',
    'Максим Бондар',
    'Тарас Мельник',
    'Ірина Шевчук',
    'Оксана Бондаренко',
    'Руслан Ткачук',
  ];
  for (const name of names) await aCandidate(user, { name, positionId });
  const { id: candidateId } = await aCandidate(user, { name: 'Софія Гнатюк', positionId });
  const { id } = await user.call(createInterview, { body: newInterview(positionId, candidateId) });
  const one = await user.call(getInterview, { params: { interviewId: id } });
  const more = (fields: Partial<Interview>) => ({ ...one, ...fields, id: randomUUID() });
  const over = { status: 'completed', startedAt: new Date().toISOString() } as const;
  const items = [
    one,
    more({ ...over, type: 'behavioral', scored: { questions: 6, of: 6 } }),
    more({ ...over, type: 'behavioral', recommendation: 'further_interview', score: 6.2 }),
    more({ ...over, recommendation: 'no_hire', score: 6.2 }),
    more({ ...over, recommendation: 'hire', score: 6.2 }),
    more({ status: 'planned', planVersion: 1, scheduledAt: tomorrow() }),
  ];
  await page.route(/\/api\/v1\/interviews\?/, (route) => route.fulfill({ json: { items, nextCursor: null } }));
  // another interview is due: the longest of all action labels
  await page.route(/\/api\/v1\/interviews\/newest/, (route) =>
    route.fulfill({ json: { items: items.filter(({ recommendation }) => recommendation === 'further_interview') } }),
  );
  await user.signIn(context);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, label] of [
    ['/candidates', 'candidates:createInterview'],
    ['/interviews', 'interviews:create'],
  ] as const) {
    await page.goto(`${base()}${path}`);
    const act = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: inUkrainian(label) });
    await expect(act.first()).toBeVisible();
    const rows = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect()).map(({ bottom, height }) => ({ bottom, height })),
      );
    expect(Math.max(...rows.map(({ height }) => height)), path).toBeLessThanOrEqual(110);
    expect(rows.filter(({ bottom }) => bottom <= 844).length, path).toBeGreaterThanOrEqual(5);
    expect(await page.evaluate<string[]>(hardToHit), path).toEqual([]);
    if (path === '/candidates') {
      // The position is in the same place in every row, followed by the missing CV.
      const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Руслан Ткачук' });
      await expect(first).toContainText(`${title} · ${inUkrainian('cv:state.none')}`);
    } else {
      // The score is opposite the name if the tags leave room, apart from the type of interview.
      const places = await page.evaluate<string[]>(
        `[...document.querySelectorAll('main li b')]
          .filter((one) => one.textContent === '6,2')
          .map((one) => one.closest('[data-part]').dataset.part)`,
      );
      expect(new Set(places)).toEqual(new Set(['when']));
    }
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate<string[]>(cutOff), path).toEqual([]);
      expect(await page.evaluate<string[]>(covered), path).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
  // If all rows are of one candidate, the position is their title.
  await page.goto(`${base()}/candidates/${candidateId}`);
  const round = page
    .getByRole('list', { name: inUkrainian('interviews:title') })
    .getByRole('listitem')
    .first();
  await expect(round).toBeVisible();
  expect((await round.boundingBox())?.height).toBeLessThanOrEqual(112);
});

test('interviews › searched by a name or a title › those alone are listed, with a filter too, and the address keeps it', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await startTrial(user);
  for (const [title, name] of [
    ['Pastry cook', 'Ada Baker'],
    ['Bank clerk', 'Bob Cookson'],
    ['Electrician', 'Cid Miller'],
  ] as const) {
    const { id: positionId } = await aPosition(user, { title });
    const { id: candidateId } = await aCandidate(user, { name, positionId });
    await user.call(createInterview, { body: newInterview(positionId, candidateId) });
  }
  await user.signIn(context);
  await page.goto(`${base()}/interviews`);
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  const field = main.getByRole('textbox', { name: words('interviews:list.search') });
  await expect(rows).toHaveCount(3);
  await field.fill('cook');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/[?&]q=cook$/);
  await expect(rows).toContainText(['Bob Cookson', 'Ada Baker']);
  // the counts are of all interviews, which are not listed now
  const choices = main.getByRole('radiogroup', { name: words('interviews:list.filter') });
  await expect(choices.getByText(words('interviews:list.all'), { exact: true })).toBeVisible();
  await choices.getByText(words('interviews:list.group.closed'), { exact: true }).click();
  await expect(main.getByRole('heading', { level: 2, name: words('interviews:list.notFound') })).toBeVisible();
  await expect(rows).toHaveCount(0);

  await page.reload();
  await expect(field).toHaveValue('cook');
  await main.getByRole('button', { name: words('common:action.showAll') }).click();
  await expect(rows).toHaveCount(3);
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(`${base()}/interviews`);
});

test('interviews › in every state › stand under the names of the choices, and each row says its state and leads on', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { positionId, interviewId } = await anInterview(user, 'en');
  await planned(user, interviewId);
  await user.call(startInterview, { params: { interviewId } });
  await complete(user, interviewId);
  // others, for which the free plan has no quota
  const over = await user.call(getInterview, { params: { interviewId } });
  const more = (fields: Partial<Interview>) => ({ ...over, scored: null, ...fields, id: randomUUID() });
  const ahead = more({ status: 'draft', planVersion: null, startedAt: null, scheduledAt: tomorrow() });
  const hired = more({ recommendation: 'hire', score: 7 });
  await page.route(/\/api\/v1\/interviews\?/, (route) =>
    route.fulfill({ json: { items: [over, ahead, hired], nextCursor: null } }),
  );
  await user.signIn(context);
  await page.goto(`${base()}/interviews`);
  const under = (group: string) => page.getByRole('list', { name: words(`interviews:list.group.${group}`) });
  await expect(under('upcoming')).toContainText('11:30');
  await expect(under('waiting').getByText(words('interviews:list.undecided'), { exact: true })).toBeVisible();
  await expect(under('closed').getByRole('link', { name: words('interviews:step.openSummary') })).toHaveAttribute(
    'href',
    `/interviews/${hired.id}`,
  );
  const choices = page.getByRole('radiogroup', { name: words('interviews:list.filter') });
  for (const group of ['running', 'waiting', 'upcoming', 'closed']) {
    await expect(choices.getByText(words(`interviews:list.group.${group}`))).toBeVisible();
  }
  // Statuses are in one column, actions in another.
  const rows = page.getByRole('main').getByRole('listitem');
  const acts = rows.locator('.mantine-Button-root');
  await expect(acts).toHaveCount(3);
  const edges = await acts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(edges).size).toBe(1);

  const asked = page.waitForRequest((request) => request.url().includes(`positionId=${positionId}`));
  await page.getByRole('combobox', { name: words('interviews:filter.position') }).click();
  await page.getByRole('option').click();
  await asked;
  await expect(page).toHaveURL(new RegExp(`position=${positionId}`));
});

test('interviews › one was made long before the newest, and its time has passed › it stands first on the page', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { interviewId } = await anInterview(user, 'en');
  const { version } = await user.call(getInterview, { params: { interviewId } });
  const scheduledAt = new Date(Date.now() - 48 * 3_600_000).toISOString();
  await user.call(updateInterview, { params: { interviewId }, body: { scheduledAt }, ifMatch: version });
  const late = await user.call(getInterview, { params: { interviewId } });
  const newest = { ...late, id: randomUUID(), scheduledAt: null };
  await page.route(/\/api\/v1\/interviews\?/, (route) =>
    route.fulfill({ json: { items: [newest], nextCursor: null } }),
  );
  await user.signIn(context);
  await page.goto(`${base()}/interviews`);
  const under = (group: string) => page.getByRole('list', { name: words(`interviews:list.group.${group}`) });
  await expect(under('waiting').getByRole('listitem')).toHaveCount(1);
  await expect(under('upcoming').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    words('interviews:list.group.waiting'),
    words('interviews:list.group.upcoming'),
  ]);
});

test('lists › nothing matches the filter › says so in place of the rows, and all are shown again at once', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { interviewId } = await anInterview(user, 'en');
  await user.signIn(context);
  for (const [path, title] of [
    ['/interviews?status=cancelled', words('interviews:list.nothing')],
    ['/candidates?q=zzzz', words('candidates:list.nothing')],
    ['/positions?q=zzzz', words('positions:list.nothing')],
  ] as const) {
    await page.goto(`${base()}${path}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(0);
    await main.getByRole('button', { name: words('common:action.showAll') }).click();
    await expect(main.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(`${base()}${path.slice(0, path.indexOf('?'))}`);
  }
  // the row shows the status of the position's next scheduled interview
  await expect(page.getByRole('main').getByRole('listitem')).not.toContainText(words('common:status.planned'));
  const { version } = await user.call(getInterview, { params: { interviewId } });
  const scheduledAt = new Date(Date.now() + 48 * 3_600_000).toISOString();
  await user.call(updateInterview, { params: { interviewId }, body: { scheduledAt }, ifMatch: version });
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(words('common:status.draft'));
});

test('candidates › there is none, then a CV was added › the place for it is the only act, then a button among others', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  await user.signIn(context);
  await page.goto(`${base()}/candidates`);
  const filled = page.getByRole('main').locator('[data-variant="filled"]');
  const orDropped = page.getByText(words('cv:drop.orHere'));
  await expect(orDropped).toBeVisible();
  // the drop zone has no border of its own in the panel
  await expect(page.locator('.mantine-Dropzone-root')).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expect(filled).toHaveText([words('cv:drop.add')]);
  await aCandidate(user);
  await expect(orDropped).toHaveCount(0);
  await expect(filled).toHaveText([words('cv:drop.add')]);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words('cv:drop.add') }).click();
  const file = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnothing') };
  await (await chooser).setFiles(file);
  // The row of an upload may be gone before it is looked for.
  await expect(
    page.getByRole('region', { name: words('cv:upload.unread_one').replace('{{count}}', '1') }).getByRole('listitem'),
  ).toHaveCount(1);
});

test('candidates on a desk › for a position and for none › where each stands is one column, beside the position', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const title = 'Електромонтер з ремонту та обслуговування електроустаткування (5 розряд)';
  const { id: positionId } = await aPosition(user, { title });
  await aCandidate(user, { name: 'For a position', positionId });
  await aCandidate(user, { name: 'For none' });
  await user.signIn(context);
  await page.goto(`${base()}/candidates`);
  const rows = page.getByRole('list', { name: words('candidates:title') });
  const standings = rows.getByText(words('candidates:list.noInterview'));
  await expect(standings).toHaveCount(2);
  const lefts = await standings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(lefts[0]).toBe(lefts[1]);
  const aim = await rows.getByText(title).boundingBox();
  if (aim === null) throw new Error('not drawn');
  expect(lefts[0]).toBeGreaterThan(aim.x + aim.width);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.evaluate<string[]>(cutOff)).toEqual([]);
});

test('candidates › the only position is inactive › no interview is offered, and the row says why', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const position = await aPosition(user);
  const { id, name } = await aCandidate(user, { positionId: position.id });
  const create = page.getByRole('link', { name: words('candidates:createInterview') });
  await user.signIn(context);
  await page.goto(`${base()}/candidates`);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByRole('link', { name: words('candidates:createInterview') })).toBeVisible();
  await user.call(updatePosition, { params: { positionId: position.id }, body: { status: 'inactive' } });
  await expect(row).toContainText(words('candidates:list.inactive').replace('{{title}}', position.title));
  await expect(create).toHaveCount(0);
  await page.goto(`${base()}/candidates/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(create).toHaveCount(0);
});

test('positions › one is inactive › it stands after the others, and says what it stops and how to activate it', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const older = await aPosition(user, { title: 'Turned inactive' });
  const inactive = { params: { positionId: older.id }, body: { status: 'inactive' } } as const;
  await user.call(updatePosition, inactive);
  const active = await aPosition(user, { title: 'In use' });
  await user.signIn(context);

  await page.goto(`${base()}/positions`);
  const titles = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /In use|Turned inactive/ });
  await expect(titles).toHaveText([active.title, older.title]);
  await expect(page.getByText(words('positions:list.inactiveNote'))).toBeVisible();

  await user.call(updatePosition, { params: { positionId: active.id }, body: { status: 'inactive' } });
  await page.goto(`${base()}/positions/${older.id}`);
  await expect(page.getByText(words('positions:inactive.text'))).toBeVisible();
  await page.getByRole('button', { name: words('positions:turn.active') }).click();
  await expect(page.getByText(words('positions:inactive.text'))).toBeHidden();
  await expect(page.getByRole('link', { name: words('positions:createInterview') }).first()).toBeVisible();

  await page.goto(`${base()}/positions`);
  await expect(titles).toHaveText([older.title, active.title]);
});

test('a cancelled interview › its position is inactive › leads to the position, and is reopened once that is active', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { positionId, interviewId } = await anInterview(user, 'en');
  await user.call(cancelInterview, { params: { interviewId }, body: { reason: 'rescheduled' } });
  const become = (status: 'active' | 'inactive') =>
    user.call(updatePosition, { params: { positionId }, body: { status } });
  await become('inactive');
  await user.signIn(context);
  await page.goto(`${base()}/interviews/${interviewId}`);
  const reopen = page.getByRole('button', { name: words('plan:reopen.action') });
  const position = page.getByRole('link', { name: words('plan:cancelled.position') });
  await expect(position).toHaveAttribute('href', `/positions/${positionId}`);
  await expect(reopen).toHaveCount(0);
  await become('active');
  await reopen.click();
  await expect(page.getByText(words('plan:cancelled.title'))).toHaveCount(0);
});

test('an interview whose time has passed › on the dashboard, in lists and on its page › says so, with what can be done about it', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { candidateId, interviewId } = await anInterview(user, 'en');
  await planned(user, interviewId);
  const { version } = await user.call(getInterview, { params: { interviewId } });
  const scheduledAt = new Date(Date.now() - 24 * 3_600_000).toISOString();
  await user.call(updateInterview, { params: { interviewId }, body: { scheduledAt }, ifMatch: version });
  await user.signIn(context);
  const passed = words('common:status.overdue');

  await page.goto(`${base()}/dashboard`);
  // What is left to do is said once, by its row.
  const row = page.getByRole('list', { name: words('dashboard:work.title') }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(page.getByText(words('dashboard:work.overdue_one'))).toHaveCount(0);
  // what needs attention is orange, clearly different from the red of failures
  const tag = page.locator('main [class*="warn"]', { hasText: passed }).first();
  await expect(tag).toHaveCSS('background-color', 'rgb(255, 242, 223)');
  await page.goto(`${base()}/interviews?status=overdue`);
  await expect(page.getByRole('main').getByText(passed, { exact: true })).not.toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: words('interviews:step.anotherTime') })).toHaveCount(1);
  await page.goto(`${base()}/dashboard`);
  // Its row links to rescheduling, with the form open.
  await row.getByRole('link', { name: words('interviews:step.anotherTime') }).click();
  await expect(page.getByRole('dialog', { name: words('plan:details.title') })).toBeVisible();
  await page.goBack();
  await expect(row).toHaveCount(1);
  // It is neither the next interview nor an upcoming one.
  await expect(page.getByRole('region', { name: words('dashboard:next.title') })).toHaveCount(0);
  await expect(page.getByText(words('dashboard:open.nothing'))).toBeVisible();
  // Being active is the default, so it is not shown.
  const positions = page.getByRole('list', { name: words('dashboard:positions.title') });
  await expect(positions.getByRole('listitem')).toHaveCount(1);
  await expect(positions.getByText(words('common:status.active'), { exact: true })).toHaveCount(0);
  for (const path of ['/positions', '/interviews', '/candidates', `/candidates/${candidateId}`]) {
    await page.goto(`${base()}${path}`);
    await expect(page.getByRole('main').getByText(passed, { exact: true })).toBeVisible();
    // The same action in every list.
    if (!path.startsWith('/candidates/')) {
      const act = page.getByRole('listitem').getByRole('link', { name: words('interviews:step.anotherTime') });
      await expect(act).toHaveAttribute('href', `/interviews/${interviewId}#another-time`);
    }
    // Within the rows: the filters above a list name every status.
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.getByText(words('common:status.planned'), { exact: true })).toHaveCount(0);
  }

  await page.goto(`${base()}/interviews/${interviewId}`);
  const start = page.getByRole('button', { name: words('plan:overdue.start') });
  await expect(start).toBeEnabled();
  await expect(page.getByRole('button', { name: words('plan:start') })).toHaveCount(0);
  // Rescheduling is the primary action, above the plan as in the bar on a phone.
  const another = page.getByRole('button', { name: words('plan:overdue.anotherTime') });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(start).toHaveCount(1);
    await expect(start).toHaveAttribute('data-variant', 'default');
    await expect(another).toHaveAttribute('data-variant', 'filled');
  }
  // Nothing competes with it: editing the interview means rescheduling.
  await expect(page.locator('main [data-variant="filled"]:visible')).toHaveText([words('plan:overdue.anotherTime')]);
  await expect(page.getByRole('button', { name: words('plan:details.title') })).toHaveCount(0);
  await page.getByRole('button', { name: words('plan:overdue.notHeld') }).click();
  const dialog = page.getByRole('dialog', { name: words('plan:cancel.title') });
  await dialog.getByRole('button', { name: words('plan:cancel.keep') }).click();
  await another.click();
  const details = page.getByRole('dialog', { name: words('plan:details.title') });
  await details.getByRole('button', { name: words('common:date.clear') }).click();
  await details.getByRole('button', { name: words('common:action.save') }).click();
  await expect(page.getByText(words('plan:overdue.text'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: words('plan:start') })).toBeEnabled();
});

test('candidates in the menu › on their pages, and in the menu that slides in › are nested and lit, and lead there', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { id } = await aCandidate(user);
  await user.signIn(context);
  const entries = () => page.getByRole('navigation', { name: words('common:shell.mainMenu') }).getByRole('link');
  const lit = () => entries().and(page.locator('[aria-current="page"]'));
  for (const path of ['/candidates', `/candidates/${id}`]) {
    await page.goto(`${base()}${path}`);
    await expect(lit()).toHaveText(words('common:shell.candidates'));
  }
  await expect(entries()).toContainText(
    ['dashboard', 'positions', 'candidates', 'interviews'].map((one) => words(`common:shell.${one}`)),
  );
  await page.setViewportSize({ width: 800, height: 844 });
  await page.goto(`${base()}/dashboard`);
  await page.getByRole('button', { name: words('common:shell.openMenu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words('common:shell.candidates') })
    .click();
  await expect(page).toHaveURL(/\/candidates$/);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('empty lists › on a phone › have a button for files as wide as their box, and speak of nothing that a mouse does', async ({
    page,
    context,
  }) => {
    const user = await aBrowserUser(base(), 'en');
    await user.signIn(context);
    await page.goto(`${base()}/candidates`);
    const add = page.getByRole('button', { name: words('cv:drop.add') });
    await expect(add).toBeVisible();
    expect((await add.boundingBox())?.width).toBeGreaterThan(300);
    await expect(page.getByText(words('cv:drop.orHere'))).toHaveCount(0);
    await page.goto(`${base()}/positions`);
    await expect(page.getByText(words('positions:import.whereOnPhone'), { exact: true })).toBeVisible();
  });
});
