import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { loadPaperForms } from '#web/features/plan/content/room/paper-forms.ts';
import { notify } from '#web/shared/notify.ts';
import { type PaperForm, printAs } from '#web/shared/print-sheet.ts';

/** Menu items for printing a plan, the short version for use during the interview first. */
export function PrintItems({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['plan', 'common']);
  const printForm = (form: PaperForm): void => {
    loadPaperForms().then(
      () => printAs(form),
      () => notify.error(t('common:error.network')),
    );
  };
  return (
    <>
      <Menu.Item onClick={() => printForm('short')}>{t('print.short')}</Menu.Item>
      <Menu.Item onClick={() => printAs('page')}>{t('print.page')}</Menu.Item>
      {plan.questions.some(({ handout }) => handout !== undefined) && (
        <Menu.Item onClick={() => printForm('handouts')}>{t('print.handouts')}</Menu.Item>
      )}
    </>
  );
}
