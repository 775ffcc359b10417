import { useTranslation } from 'react-i18next';
import styles from './budget-key.module.css';

interface BudgetKeyProps {
  /** how many questions every candidate gets */
  readonly core: number;
  /** how many are for this candidate only */
  readonly own: number;
  /** whether some minutes are left for longer answers */
  readonly spare: boolean;
}

/** What the colours mean, in the time budget bar and on the numbers of questions. */
export function BudgetKey({ core, own, spare }: BudgetKeyProps) {
  const { t } = useTranslation('plan');
  return (
    <p className={styles.key}>
      {core > 0 && (
        <span>
          <i data-kind="core" />
          {t('budget.core', { count: core })}
        </span>
      )}
      {own > 0 && (
        <span>
          <i data-kind="cv" />
          {t('budget.cv', { count: own })}
        </span>
      )}
      <span>
        <i />
        {t('budget.other')}
      </span>
      {spare && (
        <span>
          <i data-kind="buffer" />
          {t('budget.buffer')}
        </span>
      )}
    </p>
  );
}
