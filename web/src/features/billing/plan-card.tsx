import { useTranslation } from 'react-i18next';
import type { Subscription } from '#contracts/auth.ts';
import { useFormat } from '#web/shared/format.ts';
import styles from './billing.module.css';

/** The plan in force, in facts: name, state of payment, what happens next. */
export function PlanCard({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { plan, status, billingPeriod, renewalDate, cancelAtPeriodEnd, trialEndsAt } = subscription;
  return (
    <section className={styles.card} aria-labelledby="plan">
      <p className="label" id="plan">
        {t('current')}
      </p>
      <h2 className={styles.plan}>{t(`plan.${plan}`)}</h2>
      <ul className={styles.facts}>
        <li>{t(`status.${status}`)}</li>
        {billingPeriod !== null && <li>{t(`period.${billingPeriod}`)}</li>}
        {trialEndsAt !== undefined && <li>{t('trialEnds', { date: format.date(trialEndsAt) })}</li>}
        {renewalDate !== null && (
          <li>{t(cancelAtPeriodEnd ? 'ends' : 'renews', { date: format.date(renewalDate) })}</li>
        )}
      </ul>
    </section>
  );
}
