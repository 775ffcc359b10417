import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './plan-aim.module.css';

/** What today has to show about this person, read before anything else; nothing where nobody said it. */
export function PlanAim({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const { toDecide } = plan.candidate;
  if (toDecide === undefined) return null;
  return (
    <p className={styles.aim}>
      <b>{t('claims.toDecide')}</b>
      <PlanText>{toDecide}</PlanText>
    </p>
  );
}
