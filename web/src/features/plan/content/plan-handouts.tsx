import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { Handout } from '#web/entities/plan/question/handout.tsx';
import styles from './plan-handouts.module.css';

/** The last printed sheets, to be given to the candidate: one for each question with a handout. */
export function PlanHandouts({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  return plan.questions.map(
    ({ id, order, handout }) =>
      handout !== undefined && (
        <section key={id} className={styles.handout}>
          <h2>{t('handouts.title', { number: order })}</h2>
          <Handout lines={handout} large />
        </section>
      ),
  );
}
