import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './plan-claims.module.css';

/**
 * Print only, separate from what is needed during the interview: why each question is asked, and a sample answer to
 * calibrate by.
 */
export function PlanBeforehand({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['plan', 'common']);
  return (
    <section className={styles.block}>
      <h2>{t('sheet.beforehand')}</h2>
      <ul>
        {plan.questions.map(({ id, order, whyAsked, exampleAnswer }) => (
          <li key={id}>
            <b className="num">{t('number', { number: order })}</b> <PlanText>{whyAsked}</PlanText>
            {exampleAnswer !== undefined && (
              <p className="muted">
                {t('common:question.example')}:{' '}
                <q>
                  <PlanText>{exampleAnswer}</PlanText>
                </q>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
