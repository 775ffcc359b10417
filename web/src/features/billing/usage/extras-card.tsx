import { useTranslation } from 'react-i18next';
import { ExtrasForm } from './extras-form.tsx';
import styles from '#web/features/billing/billing.module.css';

interface ExtrasCardProps {
  /** in the current month */
  readonly used: { readonly count: number; readonly cents: number };
}

export function ExtrasCard({ used: { count, cents } }: ExtrasCardProps) {
  const { t } = useTranslation('billing');
  return (
    <section className={styles.card} aria-labelledby="extras">
      <h2 className={styles.cardTitle} id="extras">
        {t('extras.title')}
      </h2>
      {count > 0 && <p>{t('extras.used', { count, sum: cents / 100 })}</p>}
      <ExtrasForm />
    </section>
  );
}
