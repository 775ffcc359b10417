import { type Page, expect, test } from '@playwright/test';
import * as z from 'zod';
import { getCandidate } from '#contracts/hiring/candidates.ts';
import { getCv, uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { PositionRequirements } from '#contracts/interviewing/candidate-requirements.ts';
import { startInterview } from '#contracts/interviewing/interviewing.ts';
import { aCandidate, aPosition, anInterview, cvText, uploadCv } from '#tests/helpers/api/builders.ts';
import { planned } from '#tests/e2e/helpers/an-interview.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { pattern, wordsOf } from '#tests/e2e/helpers/words.ts';
import { until } from '#tests/helpers/until.ts';

const words = wordsOf('en');
const base = (): string => productUrl('playbook');
const filled = (page: Page) => page.getByRole('main').locator('[data-variant="filled"]');
const nameField = (page: Page) => page.getByRole('textbox', { name: words('candidates:identity.name') });

test('a candidate without a CV › one is the first thing to add › the page keeps one filled button, and who it is stays folded', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const candidate = await aCandidate(user);
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${candidate.id}`);
  await page.getByRole('button', { name: words('candidates:cv.paste') }).click();
  await expect(filled(page)).toHaveText([words('candidates:cv.add')]);
  await expect(nameField(page)).toBeHidden();
  await page.getByText(words('candidates:identity.title')).click();
  await expect(nameField(page)).toHaveValue(candidate.name);

  const chooser = page.waitForEvent('filechooser');
  await filled(page).click();
  await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await expect(page.getByRole('list', { name: words('cv:upload.rows') }).getByRole('listitem')).toHaveCount(1);
});

test('a file that nobody can read › its candidate has no name but the file’s › it can be replaced, and a name given at once', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const file = { content: Buffer.from('%PDF-1.7\nnothing'), fileName: 'cv_final.pdf' };
  const cv = await user.call(uploadCandidateCv, { file, fields: {} });
  await until(async () => (await user.call(getCv, { params: { cvId: cv.id } })).state === 'failed', 60_000);
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${cv.candidateId}`);
  await expect(filled(page)).toHaveText([words('candidates:cv.replace')]);
  await expect(nameField(page)).toHaveValue('cv final');
});

test('candidates › two of one name › are told apart, and the list is narrowed by how far they are', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { id: positionId } = await aPosition(user);
  const email = 'olena@example.com';
  await aCandidate(user, { name: 'Olena Kravets', email, positionId });
  await aCandidate(user, { name: 'olena kravets' });
  await aCandidate(user, { name: 'Taras Melnyk', cv: 'Taras Melnyk. No job is named in this text, which was pasted.' });
  await user.signIn(context);
  await page.goto(`${base()}/candidates`);
  const rows = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  // A file name would take the place where other rows show the job.
  await expect(rows.filter({ hasText: 'Taras Melnyk' })).not.toContainText('cv.txt');
  await expect(rows.filter({ hasText: words('candidates:sameName.tag') })).toHaveCount(2);
  await expect(rows.filter({ hasText: email })).toContainText(words('candidates:sameName.tag'));
  const head = page.getByText(words('candidates:list.head.lastStep'), { exact: true });
  const step = rows.getByText(words('candidates:list.noInterview'), { exact: true }).first();
  await expect(head).toBeVisible();
  expect((await head.boundingBox())?.x).toBe((await step.boundingBox())?.x);

  const filter = page.getByRole('combobox', { name: words('candidates:list.filter') });
  await filter.click();
  await page.getByRole('option', { name: words('candidates:list.stage.decided') }).click();
  await expect(page.getByText(words('candidates:list.nothing'))).toBeVisible();
  await expect(page).toHaveURL(/stage=decided/);
  await page.reload();
  await expect(filter).toHaveValue(words('candidates:list.stage.decided'));
  await filter.click();
  await page.getByRole('option', { name: words('candidates:list.stage.none') }).click();
  await expect(rows).toHaveCount(3);
});

const inOtherName = cvText.replace('Senior', 'maksym@example.com, +380 67 123 45 67\nSenior');
const answers = {
  upload: words('candidates:otherName.upload').replace('{{name}}', 'Ada Example'),
  same: words('candidates:otherName.same').replace('{{name}}', 'Ada Example'),
  take: words('candidates:otherName.take').replace('{{other}}', 'Maksym Bondar'),
};

test('a candidate › the CV names somebody else › one question with an answer for each case, and nothing of the CV is theirs until then', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const description = 'You build APIs.\n\nRequirements:\n- English at B2';
  const { id: positionId } = await aPosition(user, { description });
  // The name is formatted like the headings below it.
  const inCapitals = inOtherName.replace('Maksym Bondar', 'MAKSYM BONDAR').replace('Experience', 'EXPERIENCE');
  const { id } = await aCandidate(user, {
    name: 'Ada Example',
    email: 'ada@example.com',
    positionId,
    cv: `${inCapitals}\nSKILLS\nSQL\nLANGUAGES\nEnglish C1`,
  });
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${id}`);
  const question = page.getByRole('region', { name: words('candidates:otherName.question') });
  const answer = (of: keyof typeof answers) => question.getByRole('button', { name: answers[of], exact: true });
  await expect(question).toContainText('Maksym Bondar');
  await expect(filled(page)).toHaveText([answers.upload]);
  await expect(question.locator('[data-variant="default"]')).toHaveText([answers.same, answers.take]);
  const create = page.getByRole('link', { name: words('candidates:createInterview') });
  await expect(create).toHaveCount(0);
  // The candidate's own address stays; contact details read from the CV appear only in the CV.
  await expect(page.getByRole('link', { name: 'ada@example.com' })).toBeVisible();
  const read = page.locator('a[href^="tel:"], a[href*="maksym"]');
  await expect(read).toHaveCount(0);
  const facts = page.getByRole('region', { name: words('candidates:facts.title') });
  await expect(facts).toContainText(pattern(words('candidates:otherName.heldFacts')));
  await expect(facts.getByText(words('candidates:facts.experience'))).toHaveCount(0);
  await expect(page.getByRole('region', { name: words('candidates:requirements.title') })).toHaveCount(0);
  await expect(page.getByRole('main').getByText('backend engineer, Acme')).toHaveCount(0);
  // The CV is not yet known to be theirs: no highlights, and no legend for them.
  await expect(page.getByText(/MAKSYM BONDAR/).first()).toBeVisible();
  await expect(page.getByRole('main').locator('mark')).toHaveCount(0);

  await test.step('on a phone the answers stand one below the other, each as wide as the others', async () => {
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 390, height: 844 });
    const boxes = await Promise.all((['upload', 'same', 'take'] as const).map((of) => answer(of).boundingBox()));
    expect(new Set(boxes.map((box) => box?.width)).size).toBe(1);
    expect(boxes[0]?.width).toBeGreaterThan(300);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(3);
    await page.setViewportSize(size);
  });
  await test.step('lists name it in place of the job, and lead to the question', async () => {
    for (const [address, list] of [
      ['/candidates', words('candidates:title')],
      [`/positions/${positionId}`, words('candidates:title')],
    ] as const) {
      await page.goto(`${base()}${address}`);
      const row = page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: 'Ada Example' });
      await expect(row).toContainText(words('candidates:otherName.tag'));
      await expect(row).not.toContainText('Acme');
      await expect(row.getByRole('link', { name: words('candidates:createInterview') })).toHaveCount(0);
      await row.getByRole('link', { name: words('candidates:otherName.check') }).click();
      await expect(question).toBeVisible();
    }
  });
  await test.step('another file is asked for at once, where it will be shown', async () => {
    const asked = page.waitForEvent('filechooser');
    await answer('upload').click();
    await asked;
    await expect(page.getByRole('heading', { name: words('candidates:cv.newer') })).toBeInViewport();
  });
  await answer('take').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maksym Bondar' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(filled(page)).toHaveText([words('candidates:createInterview')]);
  await expect(page.getByRole('link', { name: '+380 67 123 45 67' })).toHaveAttribute('href', 'tel:+380671234567');
  await expect(facts.getByText(words('candidates:facts.experience'))).toBeVisible();
  await expect(page.getByText(words('candidates:cv.legend').replaceAll(/<[^>]+>/g, ''))).toBeVisible();
});

test('a candidate › the CV names somebody else while an interview from it runs › each answer says what becomes of its questions', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { id: positionId } = await aPosition(user);
  const { id: candidateId } = await aCandidate(user, { name: 'Ada Example', positionId, cv: inOtherName });
  const { id: interviewId } = await anInterview(user, { positionId, candidateId });
  await planned(user, interviewId);
  await user.signIn(context);
  const question = page.getByRole('region', { name: words('candidates:otherName.question') });
  const says = async (plan: 'planned' | 'running') => {
    await page.goto(`${base()}/candidates/${candidateId}`);
    for (const of of ['upload', 'same', 'take'] as const) {
      const answer = question
        .locator('div')
        .filter({ has: page.getByRole('button', { name: answers[of], exact: true }) });
      await expect(answer.last().getByText(words(`candidates:otherName.${plan}.${of}`))).toBeVisible();
    }
  };
  await says('planned');
  await user.call(startInterview, { params: { interviewId } });
  await says('running');
});

test('a candidate › the CV names somebody else, who is the same person › keeps the name and shows what was read', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { id } = await aCandidate(user, { name: 'Ada Example', cv: inOtherName });
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${id}`);
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  await page.getByRole('button', { name: answers.same, exact: true }).click();
  await expect(page.locator('a[href="mailto:maksym@example.com"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Example' })).toBeVisible();
  await expect(
    page.getByText(words('candidates:otherName.accepted').replace('{{name}}', 'Maksym Bondar')),
  ).toBeVisible();
  await page.goto(`${base()}/candidates`);
  const row = page.getByRole('list', { name: words('candidates:title') }).getByRole('listitem');
  await expect(row).toContainText('Acme');
  await expect(row.getByText(words('candidates:otherName.tag'))).toHaveCount(0);
});

test('a candidate › a newer file while a CV in another name is the last one read › that one is asked of no more, and its facts stay held', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const { id } = await aCandidate(user, { name: 'Ada Example', cv: inOtherName });
  const { id: cvId } = await uploadCv(user, id, Buffer.from('%PDF-1.7\nnothing'));
  await until(async () => (await user.call(getCv, { params: { cvId } })).state === 'failed', 60_000);
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${id}`);
  await expect(filled(page)).toHaveText([words('candidates:cv.replace')]);
  await expect(page.getByText(pattern(words('candidates:otherName.heldFacts')))).toBeVisible();
  await expect(page.getByRole('region', { name: words('candidates:otherName.question') })).toHaveCount(0);
  await expect(page.getByRole('main').getByText('backend engineer, Acme')).toHaveCount(0);
});

test('a candidate › with a CV, for a position › what the job requires stands with the CV’s line, or is to be asked', async ({
  page,
  context,
}) => {
  const user = await aBrowserUser(base(), 'en');
  const position = await aPosition(user, {
    description:
      'You build APIs.\n\nRequirements:\n- English at B2\n- German at B2\n- Full UK driving licence\n- At least 30 years in API work',
  });
  const cv = `${cvText}\n\nLanguages\nEnglish C1, German B1`;
  const { id } = await aCandidate(user, { name: 'Maksym Bondar', cv, positionId: position.id });
  await until(
    async () => (await user.call(getCandidate, { params: { candidateId: id } })).cv?.state === 'ready',
    60_000,
  );
  await user.signIn(context);
  await page.goto(`${base()}/candidates/${id}`);
  const list = page.getByRole('region', { name: words('candidates:requirements.title') });
  await expect(list).toContainText('1 of 4');
  await expect(list.getByRole('listitem').filter({ hasText: 'English at B2' })).toContainText('English C1, German B1');
  // The quoted line is marked in the CV, with the number shown beside the quote.
  const source = await list
    .getByText(pattern(words('cv:place.line')))
    .first()
    .textContent();
  const marked = page.locator('mark', { hasText: 'English C1, German B1' });
  await expect(marked).toBeVisible();
  // The jobs that were read are not quotes.
  await expect(page.locator('mark', { hasText: 'Acme' })).toHaveCount(0);
  await expect(page.locator('p', { has: marked }).locator('span').last()).toHaveText(
    /\d+$/.exec(source ?? '')?.[0] ?? '?',
  );
  await expect(list.getByText(words('candidates:requirements.notFound'))).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: 'driving licence' }).locator('q')).toHaveCount(0);
  // A lower level, and years that no line states: partial matches are listed apart from what was not found.
  const partly = list.getByRole('list', { name: words('candidates:requirements.partly') }).getByRole('listitem');
  await expect(partly.filter({ hasText: 'German at B2' })).toContainText('German B1');
  const ofYears = partly.filter({ hasText: '30 years' });
  await expect(ofYears).toContainText(pattern(words('candidates:requirements.years_other')));
  const absent = list.getByRole('list', { name: words('candidates:requirements.notFound') }).getByRole('listitem');
  await expect(absent).toHaveText(['Full UK driving licence']);
  await expect(filled(page)).toHaveCount(1);
  // Two marks in one line: its number is shown beside it once, with no second label.
  await page.route('**/candidates/*/requirements', async (route) => {
    const response = await route.fetch();
    const positions = z.array(PositionRequirements).parse(await response.json());
    const quoting = positions.map(({ requirements, ...of }) => ({
      ...of,
      requirements: requirements.flatMap((one) => {
        if (one.shown === null) return [];
        const { start } = one.shown;
        return [0, 11].map((at) => ({ ...one, shown: { ...one.shown, start: start + at, end: start + at + 9 } }));
      }),
    }));
    await route.fulfill({ response, json: quoting });
  });
  await page.reload();
  const line = page.locator('p', { has: page.locator('mark', { hasText: 'English' }) });
  await expect(line.locator('mark')).toHaveCount(2);
  await expect(line.locator('span')).toHaveText([/^\d+$/]);
});
