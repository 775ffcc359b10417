import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { preparationOf } from '#contracts/interviewing/plan/preparation.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './plan-preparation.module.css';

/** What to have ready before the interview; renders nothing if there is nothing to prepare. */
export function PlanPreparation({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const { agreed, sheets, answers } = preparationOf(plan);
  // In print it is part of the list of what an earlier round left open.
  const alsoOpen = usePrinting() ? [] : plan.candidate.alsoOpen;
  if (agreed.length + sheets.length + answers.length + alsoOpen.length === 0) return null;
  const numbers = format.list(sheets.map((number) => t('number', { number })));
  return (
    <section className={styles.preparation} aria-label={t('prepare.title')}>
      <h2>{t('prepare.title')}</h2>
      <ul>
        {agreed.map((text) => (
          <li key={text}>
            <PlanText>{text}</PlanText>
          </li>
        ))}
        {alsoOpen.map(({ text, askedIn }) => {
          const number = plan.questions.find(({ id }) => id === askedIn)?.order;
          return (
            <li key={text}>
              <PlanText>{t('prepare.alsoOpen', { text })}</PlanText>
              {number !== undefined && ` (${t('number', { number })})`}
            </li>
          );
        })}
        {sheets.length > 0 && <li>{t('prepare.sheets', { count: sheets.length, numbers })}</li>}
        {answers.map((question) => (
          <li key={question}>
            <PlanText>{t('prepare.answer', { question })}</PlanText>
          </li>
        ))}
      </ul>
    </section>
  );
}
