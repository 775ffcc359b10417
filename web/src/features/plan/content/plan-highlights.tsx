import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/plan.ts';
import { PlanText } from '#web/entities/plan/plan-text.tsx';
import styles from './plan-claims.module.css';

/** The few lines that are worth reading before anything else of the plan. */
export function PlanHighlights({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  if (plan.summary.highlights.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2>{t('claims.highlights')}</h2>
      <ul>
        {plan.summary.highlights.map((highlight) => (
          <li key={highlight}>
            <PlanText>{highlight}</PlanText>
          </li>
        ))}
      </ul>
    </section>
  );
}
