import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './plan-aim.module.css';

/** What the interview should establish about this candidate, shown first; nothing if none was given. */
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
