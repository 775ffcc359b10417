import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './plan-claims.module.css';

/** What is said before the first question. */
export function PlanOpening({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const script = plan.flow.find(({ kind }) => kind === 'intro')?.script;
  if (script === undefined) return null;
  return (
    <section className={styles.block}>
      <h2>{t('opening.title')}</h2>
      <p>
        <PlanText>{script}</PlanText>
      </p>
    </section>
  );
}
