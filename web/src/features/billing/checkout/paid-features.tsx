import { useTranslation } from 'react-i18next';
import { plansOffered } from '#contracts/billing/plans.ts';
import { OfferFeatures } from '#web/entities/offer/offer-features.tsx';
import styles from '#web/features/billing/billing.module.css';
import { useConfig } from '#web/shared/config/api.ts';

const [, premium] = plansOffered;

/** What the paid plan has on this server: without a model, nothing that takes AI. */
function useFeatures() {
  // unless it is known that there is no model, assume there is one
  const hasModel = useConfig()?.ai !== 'playbook';
  return premium.features.filter((feature) => hasModel || feature !== 'advancedAi');
}

/** What the paid plan includes, except the trial: its terms are shown beside this list, or it is used up. */
export function PaidFeatures() {
  const { t } = useTranslation('plans');
  const included = useFeatures().filter((feature) => feature !== 'trial');
  return (
    <div className={styles.features}>
      <OfferFeatures features={included.map((feature) => t(`premium.features.${feature}`))} />
    </div>
  );
}

/** Shown as a counter or among the plan's dates instead. */
const saidElsewhere: ReadonlySet<string> = new Set(['positions', 'interviews', 'trial', 'extraInterview']);

/** The same list for paying users, without what is counted. */
export function IncludedFeatures() {
  const { t } = useTranslation(['billing', 'plans']);
  const included = useFeatures().filter((feature) => !saidElsewhere.has(feature));
  return (
    <div className={styles.included}>
      <h3>{t('included')}</h3>
      <OfferFeatures features={included.map((feature) => t(`plans:premium.features.${feature}`))} />
    </div>
  );
}
