import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './plan-claims.module.css';

/** What each competency means; for print, where there is no list of them beside the plan. */
export function PlanCompetencies({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  return (
    <section className={styles.block}>
      <h2>{t('side.competencies')}</h2>
      <ul>
        {plan.competencies.map(({ id, name, definition, mustHave, basis }) => (
          <li key={id}>
            <b>
              <PlanText>{capitalised(name)}</PlanText>
            </b>
            {mustHave && ` (${t('side.mustHave')})`} <PlanText>{definition}</PlanText>
            {basis !== undefined && (
              <>
                {' '}
                <q>
                  <PlanText>{basis}</PlanText>
                </q>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
