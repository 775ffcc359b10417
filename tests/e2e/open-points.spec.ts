import { expect, test } from '@playwright/test';
import { getInterview } from '#contracts/interviewing/interviewing.ts';
import { aCandidate, aPosition } from '#tests/helpers/api/builders.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { languages } from '#tests/e2e/helpers/languages.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';

const notes = {
  en: {
    note: 'Warm, good with the team, but could not say who is on call.\n- Salary?\n- mentoring juniors',
    read: 'could not say who is on call.',
    praise: 'Warm, good with the team',
    term: 'Salary?',
    picked: 'mentoring juniors',
    asked: '“mentoring juniors”',
    more: 'Night shifts?',
  },
  uk: {
    note: 'Щира, добре ладнає з командою, але незрозуміло, хто вів аварії.\n- Оплата?\n- наставництво молодших',
    read: 'незрозуміло, хто вів аварії.',
    praise: 'Щира, добре ладнає з командою',
    term: 'Оплата?',
    picked: 'наставництво молодших',
    asked: '«наставництво молодших»',
    more: 'Нічні чергування?',
  },
} as const;

for (const language of languages('uk')) {
  test(`what an earlier round left open › in ${language}, picked below the note › is what the plan asks about`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(language);
    const { note, read, praise, term, picked, asked, more } = notes[language];
    const user = await aBrowserUser(productUrl('playbook'), language);
    const position = await aPosition(user, { title: language === 'en' ? 'Backend engineer' : 'Бекенд-розробниця' });
    const candidate = await aCandidate(user, { positionId: position.id });
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await user.signIn(context);
    const lines = page.getByRole('group', { name: words('interviews:form.open.title') });
    const line = (text: string) => lines.getByRole('checkbox', { name: text, exact: true });
    const address = /\/interviews\/(?<id>[\da-f-]{36})$/u;

    await test.step('a note as it is written: its lines, with those ticked that read as open', async () => {
      await page.goto(
        `${productUrl('playbook')}/interviews/schedule?positionId=${position.id}&candidateId=${candidate.id}`,
      );
      await page.getByText(words('interviews:form.more')).click();
      await expect(lines).toHaveCount(0);
      await page.getByLabel(words('interviews:form.feedback')).fill(note);
      await expect(line(read)).toBeChecked();
      for (const other of [praise, term, picked]) await expect(line(other)).not.toBeChecked();
      await expect(lines).toContainText(words('interviews:form.open.read.some'));
    });

    await test.step('others picked, and the choice taken back: as it was read', async () => {
      await line(read).click();
      await expect(lines).toContainText(words('interviews:form.open.picked.none'));
      await lines.getByRole('button', { name: words('interviews:form.open.undo') }).click();
      await expect(line(read)).toBeChecked();
    });

    await test.step('others picked: the plan asks about these, in its questions and as points, and about nothing else', async () => {
      await line(read).click();
      await line(term).click();
      await line(picked).click();
      await expect(lines).toContainText(words('interviews:form.open.picked.some'));
      await page.getByRole('button', { name: words('interviews:form.submit') }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByText(asked).first()).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: words('plan:parts.openAll') }).click();
      // Beside the question and the point stand the lines of the note.
      for (const noted of [picked, term]) {
        await expect(page.getByText(noted, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      }
      await expect(page.getByText(read)).toHaveCount(0);
    });

    await test.step('the details show what is picked, and keep it when the note gets longer', async () => {
      await page.getByRole('button', { name: words('plan:details.title') }).click();
      const dialog = page.getByRole('dialog');
      await expect(line(picked)).toBeChecked();
      await expect(line(read)).not.toBeChecked();
      const field = dialog.getByLabel(words('plan:details.previousFeedback'));
      await field.fill(`${note}\n${more}`);
      await line(more).click();
      await expect(dialog.getByText(words('plan:details.forNextVersion'))).toBeVisible();
      await dialog.getByRole('button', { name: words('common:action.save') }).click();
      await expect(dialog).toBeHidden();
      const interviewId = address.exec(page.url())?.groups?.['id'] ?? '';
      const { openPoints } = await user.call(getInterview, { params: { interviewId } });
      expect(openPoints).toEqual([term, picked, more]);
    });
  });
}
