import { useTranslation } from 'react-i18next';
import { type BillingPeriod, billingPeriods } from '#contracts/billing/plans.ts';
import { Segments } from '#web/shared/ui/segments.tsx';
import styles from './offer.module.css';

interface PeriodChoiceProps {
  readonly value: BillingPeriod;
  readonly onChange: (period: BillingPeriod) => void;
}

/** Monthly or yearly, with the savings of yearly billing. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('plans');
  return (
    <Segments<BillingPeriod>
      label={t('period.label')}
      options={billingPeriods.map((period) => ({
        value: period,
        label: (
          <>
            {t(`period.${period}`)}
            {period === 'yearly' && <span className={styles.save}> {t('premium.badge')}</span>}
          </>
        ),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
