import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/plan.ts';
import { PlanText } from '#web/entities/plan/plan-text.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './plan-claims.module.css';

/** Each focus area with the questions that ask about it. Plans made before that was kept name none and show nothing. */
export function PlanFocus({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  if (plan.questions.every(({ focusAreas }) => focusAreas.length === 0)) return null;
  return (
    <section className={styles.block}>
      <h2>{t('focus.title')}</h2>
      <ul>
        {plan.summary.focusAreas.map((area) => {
          const numbers = plan.questions
            .filter(({ focusAreas }) => focusAreas.includes(area))
            .map(({ order }) => t('number', { number: order }));
          return (
            <li key={area}>
              <PlanText>{area}</PlanText>{' '}
              <span className={classes(styles.numbers, numbers.length > 0 && 'num')}>
                {numbers.length > 0 ? numbers.join(', ') : t('focus.none')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
