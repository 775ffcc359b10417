import { type Locator, expect, test } from '@playwright/test';
import { getCv, uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { createInterview } from '#contracts/interviewing/interviewing.ts';
import { aCandidate, aPosition, newInterview } from '#tests/helpers/api/builders.ts';
import { until } from '#tests/helpers/until.ts';
import { anInterview } from './helpers/an-interview.ts';
import { aBrowserUser } from './helpers/browser-user.ts';
import { isFull } from './helpers/languages.ts';
import { productUrl } from './helpers/products.ts';
import { pattern, wordsOf } from './helpers/words.ts';

const words = wordsOf('en');
const base = (): string => productUrl('playbook');
const phone = { width: 390, height: 844 };

/** The edges of a part of the page. */
async function placeOf(part: Locator): Promise<{ top: number; bottom: number; left: number; right: number }> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { top: y, bottom: y + height, left: x, right: x + width };
}

test('bars and page › on screens of any width › end in one line', async ({ page, context }) => {
  const user = await aBrowserUser(base(), 'en');
  const { id } = await aPosition(user);
  await user.signIn(context);
  await page.goto(`${base()}/positions/${id}`);
  const create = page.getByRole('main').getByRole('link', { name: words('positions:createInterview') });
  const account = page.getByRole('banner').getByRole('button', { name: pattern(words('common:shell.userMenu')) });
  const footer = page.getByRole('contentinfo').locator(':scope > :not(:empty)').last();
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { right } = await placeOf(create);
    // its padding extends 6 px beyond its icon
    expect((await placeOf(account)).right - 6).toBeCloseTo(right, 0);
    expect((await placeOf(footer)).right).toBeCloseTo(right, 0);
  }
});

test('a position › on a desk and on a phone › a column says how far people are, who is first is on the first screen, and a file that nobody can read is a group of its own', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { positionId, interviewId } = await aPositionInUse(user);
  await user.signIn(context);

  await test.step('on a desk, of somebody without an interview and of others, it is one column under its name', async () => {
    await page.goto(`${base()}/positions/${positionId}`);
    const draft = page.getByRole('main').getByText(words('common:status.draft'), { exact: true });
    const none = page.getByText(words('candidates:list.noInterview'), { exact: true });
    const head = page.getByText(words('candidates:list.head.lastStep'), { exact: true });
    const { left } = await placeOf(draft);
    expect((await placeOf(none)).left).toBeCloseTo(left, 0);
    expect((await placeOf(head)).left).toBeCloseTo(left, 0);
  });

  for (const [where, size] of [
    ...(isFull ? ([['a desk', { width: 1440, height: 900 }]] as const) : []),
    ['a phone', phone] as const,
  ]) {
    await test.step(`on ${where}, a file that nobody can read is apart from the people`, async () => {
      await page.setViewportSize(size);
      await page.goto(`${base()}/positions/${positionId}`);
      const group = page.getByRole('region', { name: words('cv:upload.unread_one').replace('{{count}}', '1') });
      const file = group.getByText('broken.pdf', { exact: true });
      // On a phone it is one line that opens.
      if (size === phone) {
        await expect(file).toBeHidden();
        await group.getByRole('heading').click();
      }
      await expect(file).toBeVisible();
      // dashed borders are reserved for AI drafts
      await expect(group).toHaveCSS('border-top-style', 'solid');
      const people = page.getByRole('list', { name: words('candidates:title') });
      await expect(people.getByText('broken.pdf')).toHaveCount(0);
      const [place, list] = [await group.boundingBox(), await people.boundingBox()];
      expect((list?.y ?? NaN) - (place?.y ?? NaN) - (place?.height ?? NaN)).toBeGreaterThanOrEqual(20);
      const { y } = (await group.getByText(words('cv:upload.replace'), { exact: true }).boundingBox()) ?? { y: NaN };
      const removing = await group.getByText(words('cv:upload.removeFile'), { exact: true }).boundingBox();
      expect(Math.abs((removing?.y ?? NaN) - y)).toBeLessThan(4);
      // In the list of all candidates the search comes first.
      await page.goto(`${base()}/candidates`);
      await expect(group).toBeVisible();
      const search = await placeOf(page.getByRole('textbox', { name: words('candidates:list.search') }));
      expect((await placeOf(group)).top).toBeGreaterThan(search.bottom);
    });
  }

  await test.step('on a phone, under a title of two lines and such a file, people are on the first screen, how far they are in one line', async () => {
    await page.setViewportSize(phone);
    await page.goto(`${base()}/positions/${positionId}`);
    const rows = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
    const row = rows.filter({ hasText: 'Ada Example' });
    await expect(row).toContainText('Technical');
    // A single link to the interview: the next step.
    await expect(row.locator(`a[href*="/interviews/${interviewId}"]`)).toHaveText([words('interviews:step.makePlan')]);
    expect((await placeOf(rows.first())).top).toBeLessThan(phone.height - 100);
    const none = page.getByText(words('candidates:list.noInterview'), { exact: true });
    const draft = rows.getByText(words('common:status.draft'), { exact: true });
    const { left } = await placeOf(draft);
    expect(left - (await placeOf(none)).left).toBeLessThan(12);

    await expect(page.getByRole('main').getByRole('link', { name: words('common:action.edit') })).toHaveCount(0);
    await page.getByRole('button', { name: words('positions:more') }).click();
    await page.getByRole('menuitem', { name: words('common:action.edit') }).click();
    await expect(page).toHaveURL(/\/edit$/);
  });
});

test('a candidate › beside the CV › contacts with their editing, and each interview with what is next', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { candidateId } = await anInterview(user, 'en');
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${candidateId}`);
  const rows = page.getByRole('list', { name: words('interviews:title') }).getByRole('listitem');
  await expect(rows.getByRole('link', { name: words('interviews:step.makePlan') })).toBeVisible();
  const sheet = page.getByRole('region', { name: words('candidates:cv.page').replace('{{number}}', '1') });
  await expect(sheet).toBeVisible();
  const editing = page.getByText(words('candidates:identity.title'));
  expect((await placeOf(editing)).left).toBeGreaterThan((await placeOf(sheet)).right);
  expect((await placeOf(editing)).top).toBeLessThan((await placeOf(rows.first())).top);
  await page.setViewportSize(phone);
  await expect.poll(async () => (await placeOf(editing)).bottom - (await placeOf(sheet)).top).toBeLessThan(0);
});

test('a new interview › fields of one row › are level, and what sends it turns into the main button once nothing is missing', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { id: positionId } = await aPosition(user);
  const { name } = await aCandidate(user, { positionId });
  await user.signIn(context);
  await page.goto(`${base()}/interviews/schedule?positionId=${positionId}`);
  const group = (field: 'duration' | 'language' | 'when' | 'type') => words(`interviews:form.${field}`);
  const length = page.getByRole('radiogroup', { name: group('duration') });
  const date = page
    .getByRole('group', { name: group('when') })
    .getByRole('button')
    .first();
  const language = page.getByRole('radiogroup', { name: group('language') });
  const type = page.getByRole('combobox', { name: group('type') });
  for (const [one, other] of [
    [length, date],
    [language, type],
  ] as const) {
    const [place, beside] = [await placeOf(one), await placeOf(other)];
    expect([place.top, place.bottom]).toEqual([beside.top, beside.bottom]);
  }
  // A new candidate is added below the candidate's field, not below the position's.
  const candidate = await placeOf(page.getByRole('combobox', { name: words('interviews:form.candidate') }));
  const position = await placeOf(page.getByRole('combobox', { name: words('interviews:form.position') }));
  const adding = await placeOf(page.getByText(words('interviews:new.orCv')));
  expect(candidate.top).toBeGreaterThan(position.bottom);
  expect(adding.top).toBeGreaterThan(candidate.bottom);
  expect(adding.left).toBeCloseTo(candidate.left, 0);
  const submit = page.getByRole('button', { name: words('interviews:form.submit') });
  await expect(page.getByText(words('interviews:form.missing.candidate'))).toBeVisible();
  await expect(submit).toHaveAttribute('data-disabled');
  await page.getByRole('combobox', { name: words('interviews:form.candidate') }).click();
  await page.getByRole('option', { name }).click();
  const filled = page.getByRole('main').locator('button[data-variant="filled"]');
  await expect(filled).toHaveText([words('interviews:form.submit')]);
  await expect(submit).not.toHaveAttribute('data-disabled');
  await expect(page.getByText(words('interviews:form.missing.candidate'))).toBeHidden();
});

test('on a phone › a new interview › the whole title of a position, and what sends it in sight', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const title = 'Electrician for maintenance and repair of electrical equipment';
  const { id: positionId } = await aPosition(user, { title });
  await user.signIn(context);
  await page.setViewportSize(phone);
  await page.goto(`${base()}/interviews/schedule?positionId=${positionId}`);
  const field = page.getByRole('button', { name: `${words('interviews:form.position')}: ${title}` });
  await expect(field).toHaveText(title);
  await expect(page.getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(1);
  // It can be changed in the field, as on wide screens.
  await field.click();
  const search = page.getByRole('combobox', { name: words('interviews:form.position') });
  await expect(search).toBeFocused();
  await page.getByRole('option', { name: title }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field).toBeVisible();
  await expect(page.getByRole('button', { name: words('interviews:form.submit') })).toBeInViewport({ ratio: 1 });
});

test('the profile › begins › where every page does, and one bar saves it, in sight from the first change on', async ({
  page,
  context,
}) => {
  await (await aBrowserUser(base(), 'en')).signIn(context);
  await page.goto(`${base()}/positions`);
  const title = page.getByRole('heading', { level: 1 });
  // The skeleton's heading is replaced by the page's.
  let left = NaN;
  await expect.poll(async () => (left = (await placeOf(title)).left)).not.toBeNaN();
  await page.goto(`${base()}/profile`);
  await expect(title).toHaveText(words('profile:title'));
  await expect.poll(async () => (await placeOf(title)).left).toBe(left);
  // The choice is near its label, in line with the fields.
  const second = await placeOf(page.getByLabel(words('profile:position')));
  const theme = await placeOf(page.getByRole('radiogroup', { name: words('common:theme.label') }));
  expect(theme.left).toBeCloseTo(second.left, 0);
  const save = page.getByRole('button', { name: words('profile:save') });
  await expect(save).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.getByLabel(words('profile:fullName')).fill('Nina Albrecht');
  await expect(save).toBeInViewport({ ratio: 1 });
});

test('on a phone › the start page › holds its sheet, explains its colours and offers its first act again', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(base());
  const sheet = page.getByText(words('landing:cv.name'), { exact: true }).locator('..');
  expect((await placeOf(sheet)).right).toBeLessThanOrEqual(phone.width);
  const bar = page.getByRole('list', { name: /60/ });
  for (const [kind, colour] of [
    ['core', 'rgb(23, 24, 28)'],
    ['cv', 'rgb(255, 238, 112)'],
  ] as const) {
    await expect(bar.locator(`li[class*="${kind}"]`).first()).toHaveCSS('background-color', colour);
    const note = page.getByText(words(`landing:minutes.${kind}Title`)).locator('..');
    await expect(note).toHaveCSS('border-top-color', colour);
  }
  await expect(page.getByRole('link', { name: words('landing:hero.start') })).toHaveCount(2);
});

/** A position with an unreadable file, a candidate with a draft interview, and one without an interview. */
async function aPositionInUse(user: Awaited<ReturnType<typeof aBrowserUser>>) {
  const { id: positionId } = await aPosition(user, { title: 'Electrician for maintenance of electrical equipment' });
  const file = { content: Buffer.from('%PDF-1.7\nnothing'), fileName: 'broken.pdf' };
  const { id: cvId } = await user.call(uploadCandidateCv, { file, fields: { positionId } });
  await until(async () => (await user.call(getCv, { params: { cvId } })).state === 'failed', 60_000);
  const { id: candidateId } = await aCandidate(user, { name: 'Ada Example', positionId });
  await aCandidate(user, { name: 'Bob Example', positionId });
  const { id: interviewId } = await user.call(createInterview, { body: newInterview(positionId, candidateId) });
  return { positionId, interviewId };
}
