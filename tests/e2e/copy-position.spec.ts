import { expect, test } from '@playwright/test';
import { createPosition, getPosition } from '#contracts/hiring/positions.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { startTrial } from '#tests/e2e/helpers/start-trial.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const base = productUrl('playbook');

for (const language of languages('uk')) {
  test(`a position in ${language} › duplicated › begins with its text, is changed, and the first stays as it was`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const user = await aBrowserUser(base, language);
    await startTrial(user);
    const first = {
      title: 'Night nurse',
      url: null,
      description: 'Night shifts on a ward of 24 beds.',
      focusAreas: ['Medicines at night', 'Handover'],
      notChecked: [],
      alsoChecked: [],
      level: 'senior',
      type: 'part_time',
      department: 'Ward 4',
    } as const;
    const { id } = await user.call(createPosition, {
      body: { ...first, focusAreas: [...first.focusAreas], notChecked: [], alsoChecked: [] },
    });
    await user.signIn(context);
    await page.goto(`${base}/positions/${id}`);
    await page.getByRole('button', { name: words('positions:more') }).click();
    await page.getByRole('menuitem', { name: words('positions:copy') }).click();

    await expect(page.getByText(words('positions:new.copied').replace('{{title}}', first.title))).toBeVisible();
    const title = page.getByLabel(words('positions:form.title'));
    await expect(title).toHaveValue(first.title);
    await title.fill('Day nurse');
    // input survives a reload, also in a copy
    await page.reload();
    await expect(title).toHaveValue('Day nurse');
    await page.getByRole('button', { name: words('positions:create') }).click();
    await expect(page.getByRole('heading', { name: 'Day nurse', level: 1 })).toBeVisible();

    const copy = /[^/]+$/.exec(page.url())?.[0] ?? '';
    const none = { candidatesCount: 0, interviewsCount: 0 };
    expect(await user.call(getPosition, { params: { positionId: copy } })).toMatchObject({
      ...first,
      ...none,
      title: 'Day nurse',
    });
    expect(await user.call(getPosition, { params: { positionId: id } })).toMatchObject(first);

    await page.goto(`${base}/positions/new?copyOf=01900000-0000-7000-8000-000000000000`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(title).toHaveCount(0);
  });
}
