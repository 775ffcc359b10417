import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './plan-preparation.module.css';

/**
 * What must not be asked: first topics that the CV or an earlier note mentions, then what the law forbids in every
 * interview.
 */
export function PlanNotAsked({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const { privateMatters } = plan.candidate;
  const matters = format.list(privateMatters.map((matter) => t(`notAsked.matter.${matter}`)));
  return (
    <section className={styles.preparation} aria-label={t('notAsked.title')}>
      <h2>{t('notAsked.title')}</h2>
      <p>
        {privateMatters.length > 0 && <b>{t('notAsked.named', { matters })}</b>} {t('notAsked.lead')}
      </p>
    </section>
  );
}
