import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './plan-aim.module.css';
import { weightiestOf } from './weightiest-of.ts';

/** What today has to show about this person, read before anything else; where nobody said it, what counts most. */
export function PlanAim({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const { toDecide } = plan.candidate;
  const weightiest = weightiestOf(plan);
  if (toDecide !== undefined) {
    return (
      <p className={styles.aim}>
        <b>{t('claims.toDecide')}</b>
        <PlanText>{toDecide}</PlanText>
      </p>
    );
  }
  if (weightiest.length === 0) return null;
  return (
    <section className={styles.weightiest} aria-label={t('claims.weightiest')}>
      <b>{t('claims.weightiest')}</b>
      <ul>
        {weightiest.map(({ name, numbers }) => (
          <li key={name}>
            <PlanText>{capitalised(name)}</PlanText>{' '}
            <span className="num">{numbers.map((number) => t('number', { number })).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
